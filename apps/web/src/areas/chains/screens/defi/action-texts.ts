/** What each action means for tax, in a sentence or two; the package's own descriptions are for the command line. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const actionTexts = defineStrings('defi.actions', {
  swap: {
    de: 'Du gibst einen Wert und bekommst einen anderen. Der abgegebene gilt als verkauft, der neue beginnt sein eigenes Jahr.',
    en: 'You give one asset and get another. The one given counts as sold, the new one starts its own year.',
  },
  'add-liquidity': {
    de: 'Werte gehen in einen gemeinsamen Topf, dafür bekommst du einen Anteil.',
    en: 'Assets go into a common pot and you get a share of it.',
  },
  'remove-liquidity': {
    de: 'Du gibst deinen Anteil zurück und bekommst die Werte aus dem Topf.',
    en: 'You return your share and get the assets from the pot.',
  },
  supply: {
    de: 'Du verleihst einen Wert oder hinterlegst ihn als Sicherheit. Das ist kein Verkauf; Zinsen sind steuerlich eine Leistung, sobald sie ankommen.',
    en: 'You lend an asset or put it up as collateral. That is no sale; interest is income when it arrives.',
  },
  withdraw: {
    de: 'Der verliehene Wert kommt zurück. Was darüber hinausgeht, sind Zinsen und damit eine Leistung (§ 22 Nr. 3).',
    en: 'The lent asset comes back. What exceeds it is interest and thus income.',
  },
  borrow: {
    de: 'Du nimmst einen Kredit auf. Das ist kein Kauf; der Verkauf des Geliehenen wäre eine eigene Buchung.',
    en: 'You take out a loan. That is no purchase; selling what was borrowed would be an entry of its own.',
  },
  repay: { de: 'Du zahlst einen Kredit zurück. Das ist kein Verkauf.', en: 'You pay back a loan. That is no sale.' },
  stake: {
    de: 'Ein Wert wird gebunden oder delegiert. Das ist kein Verkauf; Belohnungen sind eine Leistung (§ 22 Nr. 3), sobald sie ankommen.',
    en: 'An asset is locked or delegated. That is no sale; rewards are income when received.',
  },
  unstake: {
    de: 'Der gebundene Wert wird zurückgefordert oder kommt zurück.',
    en: 'The locked asset is asked back or returns.',
  },
  claim: {
    de: 'Du bekommst eine Belohnung, Zinsen oder einen Airdrop: eine Leistung (§ 22 Nr. 3) zum Marktwert dieses Augenblicks.',
    en: 'You get a reward, interest or an airdrop: income at the market value of that moment.',
  },
  wrap: {
    de: 'Ein Wert wird eins zu eins in seine umhüllte Form gebracht.',
    en: 'An asset is brought into its wrapped form, one to one.',
  },
  unwrap: {
    de: 'Die umhüllte Form wird eins zu eins zurückgetauscht.',
    en: 'The wrapped form is turned back, one to one.',
  },
  bridge: {
    de: 'Ein Wert wechselt eins zu eins auf eine andere Blockchain.',
    en: 'An asset moves to another blockchain, one to one.',
  },
  approve: {
    de: 'Nur eine Erlaubnis oder Einstellung, kein Wert bewegt sich.',
    en: 'Only a permission or setting, no asset moves.',
  },
  transfer: {
    de: 'Ein Wert wird verschickt. An eine eigene Wallet ist das nichts, an jemand anderen kann es Verkauf, Schenkung oder Zahlung sein.',
    en: 'An asset is sent. To an own wallet that is nothing, to somebody else it may be a sale, a gift or a payment.',
  },
  mint: {
    de: 'Ein neues Token entsteht für dich: eine Anschaffung. Bezahlst du mit Krypto, ist das ein Verkauf des Bezahlten.',
    en: 'A new token is created for you: an acquisition. Paying with crypto is a sale of what was paid.',
  },
  burn: {
    de: 'Ein Token wird ohne Gegenwert vernichtet; ein Verlust zählt steuerlich nicht.',
    en: 'A token is destroyed without anything in return; a loss does not count for tax.',
  },
  vote: { de: 'Eine Abstimmung, kein Wert bewegt sich.', en: 'A vote, no asset moves.' },
});
