/** What each action means for tax, in a sentence or two; the package's own descriptions are for the command line. */
import type { Action, Treatment } from '@cryptax/onchain';
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const actionTexts = defineStrings('defi.actions', {
  swap: {
    de: 'Du gibst einen Wert und bekommst einen anderen. Der abgegebene gilt als verkauft, der neue beginnt sein eigenes Jahr.',
    en: 'You give one asset and get another. The one given counts as sold, the new one starts its own year.',
  },
  'add-liquidity': {
    de: 'Werte gehen in einen gemeinsamen Topf, dafür bekommst du einen Anteil.',
    en: 'Assets go into a shared pool and you get a share of it.',
  },
  'remove-liquidity': {
    de: 'Du gibst deinen Anteil zurück und bekommst die Werte aus dem Topf.',
    en: 'You return your share and get the assets from the pool.',
  },
  supply: {
    de: 'Du verleihst einen Wert oder hinterlegst ihn als Sicherheit. Das ist kein Verkauf; Zinsen sind steuerlich eine Leistung, sobald sie ankommen.',
    en: 'You lend an asset or put it up as collateral. That is not a sale; interest is income when it arrives.',
  },
  withdraw: {
    de: 'Der verliehene Wert kommt zurück. Was darüber hinausgeht, sind Zinsen und damit eine Leistung (§ 22 Nr. 3).',
    en: 'The lent asset comes back. What exceeds it is interest and thus income.',
  },
  borrow: {
    de: 'Du nimmst einen Kredit auf. Das ist kein Kauf; der Verkauf des Geliehenen wäre eine eigene Buchung.',
    en: 'You take out a loan. That is not a purchase; selling what was borrowed would be an entry of its own.',
  },
  repay: {
    de: 'Du gibst geliehene Coins zurück. Das ist kein Verkauf; einen Kredit in Geld mit Coins zu tilgen wäre einer.',
    en: 'You return borrowed coins. That is not a sale; paying off a loan in money with coins would be one.',
  },
  stake: {
    de: 'Ein Wert wird gebunden oder delegiert. Das ist kein Verkauf; Belohnungen sind eine Leistung (§ 22 Nr. 3), sobald sie ankommen.',
    en: 'An asset is locked or delegated. That is not a sale; rewards are income when received.',
  },
  unstake: {
    de: 'Der gebundene Wert wird zurückgefordert oder kommt zurück.',
    en: 'The locked asset is withdrawn or comes back.',
  },
  claim: {
    de: 'Du bekommst eine Belohnung oder Zinsen: eine Leistung (§ 22 Nr. 3) zum Marktwert dieses Augenblicks. Ein Airdrop gehört nur dazu, wenn du etwas dafür getan hast.',
    en: 'You get a reward or interest: income at the market value of that moment. An airdrop only counts if you did something for it.',
  },
  wrap: {
    de: 'Ein Wert wird eins zu eins eingepackt (Wrapped Token).',
    en: 'An asset is brought into its wrapped form, one to one.',
  },
  unwrap: {
    de: 'Das Wrapped Token wird eins zu eins wieder ausgepackt.',
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
    de: 'Ein Wert wird verschickt. An eine eigene Wallet hat das keine Steuerfolge; an jemand anderen kann es Verkauf, Schenkung oder Zahlung sein.',
    en: 'An asset is sent. To one of your own wallets this has no tax effect; to somebody else it may be a sale, a gift or a payment.',
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

/**
 * The rule behind each treatment, as it is cited: the law, or the paragraph (Rz.) of the finance ministry's letter of
 * 6 March 2025. Two treatments differ from what their action usually means and have words of their own as well.
 */
const SALE = '§ 23 Abs. 1 Satz 1 Nr. 2 EStG';
const INCOME = '§ 22 Nr. 3 EStG';
const LETTER = { de: 'BMF-Schreiben vom 06.03.2025', en: 'ministry letter of 6 March 2025' };
const cited = (law: string, paragraphs: string) => ({
  de: `${law}; ${LETTER.de}, Rz. ${paragraphs}`,
  en: `${law}; ${LETTER.en}, margin ${paragraphs.includes(',') ? 'nos.' : 'no.'} ${paragraphs}`,
});
const STAKING = { de: `${LETTER.de}, Rz. 48`, en: `The ${LETTER.en}, margin no. 48` };
const OPEN_SALE = { de: `${SALE}; im ${LETTER.de} nicht behandelt`, en: `${SALE}; not covered by the ${LETTER.en}` };
const OPEN = { de: `Im ${LETTER.de} nicht behandelt`, en: `Not covered by the ${LETTER.en}` };
const NOTHING_MOVES = { de: 'Kein Wert bewegt sich', en: 'No asset moves' };

export const ruleTexts = defineStrings('defi.rules', {
  swap: cited(SALE, '54'),
  'add-liquidity': OPEN_SALE,
  'remove-liquidity': OPEN_SALE,
  supply: cited(INCOME, '65'),
  withdraw: cited(INCOME, '65'),
  borrow: { de: 'Keine Anschaffung: Geliehenes geht zurück', en: 'No acquisition: a loan must be returned' },
  repay: { de: 'Keine Veräußerung: Geliehenes geht zurück', en: 'No disposal: a loan is returned' },
  stake: STAKING,
  unstake: STAKING,
  claim: cited(INCOME, '48, 48a, 65'),
  wrap: OPEN,
  unwrap: OPEN,
  bridge: OPEN,
  approve: NOTHING_MOVES,
  transfer: { de: 'Zwischen eigenen Wallets keine Veräußerung', en: 'No disposal between own wallets' },
  mint: {
    de: `${SALE}; einzigartige Token (NFT) liegen außerhalb des BMF-Schreibens (Rz. 5)`,
    en: `${SALE}; unique tokens (NFT) are outside the ministry letter (margin no. 5)`,
  },
  burn: { de: 'Ohne Erlös keine Veräußerung', en: 'No proceeds, no disposal' },
  vote: NOTHING_MOVES,
  'liquid-staking': OPEN_SALE,
  'returned-stake': STAKING,
} satisfies Record<Action | Special, { de: string; en: string }>);

export const specialTexts = defineStrings('defi.special', {
  'liquid-staking': {
    de: 'Für den gebundenen Wert bekommst du ein Token, das sich handeln lässt, oder du gibst es zurück. Ob das ein Tausch ist, lässt das Gesetz offen.',
    en: 'For the locked asset you get a token that can be traded, or you give it back. Whether that is a swap, the law leaves open.',
  },
  'returned-stake': {
    de: 'Du holst ab, was du vorher gebunden hattest: Das war schon deins. Was darüber hinausgeht, ist eine Leistung (§ 22 Nr. 3).',
    en: 'You collect what you had locked before: it was yours already. What exceeds it is income.',
  },
});

type Special = 'liquid-staking' | 'returned-stake';

/** Undefined where the treatment is what the action usually means. */
export function specialOf(action: Action, { question, taxType }: Treatment): Special | undefined {
  if (question === 'liquid-staking') return 'liquid-staking';
  return action === 'claim' && taxType === 'none' ? 'returned-stake' : undefined;
}

/** The colour of a treatment, the same in the list and in the result. */
export const TAX_BADGES = { 'section-23': 'taxable', 'section-22-3': 'taxable', none: 'free', open: 'review' } as const;
