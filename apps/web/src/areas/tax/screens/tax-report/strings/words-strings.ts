/** The explanation cards: the result in plain words, for people who file their first crypto tax. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const wordsStrings = defineStrings('tax-report.words', {
  title: { de: 'So kommt dein Ergebnis zustande', en: 'How your result comes about' },
  'tax.title': { de: 'Was du voraussichtlich zahlst', en: 'What you will probably pay' },
  'tax.nothing': {
    de: 'Für {{year}} musst du nach diesen Zahlen keine Steuer auf Krypto zahlen.',
    en: 'Going by these figures, you owe no tax on crypto for {{year}}.',
  },
  'tax.open': {
    de: 'Das steht noch nicht fest. Oben siehst du, zwischen welchen Beträgen es liegt, sobald sich das eingrenzen lässt.',
    en: 'That is not certain yet. As soon as it can be narrowed down, you see the possible range above.',
  },
  'tax.never': {
    de: 'Für {{year}} musst du auf Verkäufe und Leistungen keine Steuer zahlen, egal wie du antwortest.',
    en: 'For {{year}} you owe no tax on sales and income, whatever you answer.',
  },
  'limit.always.below': {
    de: 'Du bleibst darunter, egal wie du antwortest. Deshalb bleiben deine Gewinne steuerfrei.',
    en: 'You stay below it, whatever you answer. So your gains stay tax-free.',
  },
  'limit.always.reached': {
    de: 'Du erreichst sie, egal wie du antwortest. Dann ist der ganze Gewinn steuerpflichtig, nicht nur der Teil darüber.',
    en: 'You reach it, whatever you answer. Then the whole gain is taxed, not only the part above.',
  },
  'limit.always.open': {
    de: 'Ob du sie erreichst, hängt von deinen Antworten ab. Was gebucht ist, ist noch nicht alles.',
    en: 'Whether you reach it depends on your answers. What is booked is not everything yet.',
  },
  'tax.difference': {
    de: 'Krypto erhöht dein zu versteuerndes Einkommen um {{crypto}}. Deine Steuer steigt dadurch von {{without}} auf {{with}}.',
    en: 'Crypto raises your taxable income by {{crypto}}. Your tax rises from {{without}} to {{with}}.',
  },
  'tax.share': {
    de: 'Das sind {{share}}\u00a0% des steuerpflichtigen Betrags.',
    en: 'That is {{share}}% of the taxable amount.',
  },
  'tax.flat': {
    de: 'Das ist nur eine grobe Schätzung, weil dein Einkommen fehlt. Wie viel es wirklich ist, hängt von deinem Steuersatz ab.',
    en: 'This is only a rough estimate, because your income is missing. The real amount depends on your tax rate.',
  },
  'limit.title': { de: 'Die Freigrenze', en: 'The limit' },
  'limit.used': {
    de: 'Deine Gewinne liegen bei {{net}}. Die Freigrenze {{year}} beträgt {{limit}}. Wer sie erreicht, versteuert den ganzen Gewinn, nicht nur den Teil darüber.',
    en: 'Your gains are {{net}}. The limit of {{year}} is {{limit}}. If you reach it, the whole gain is taxed, not only the part above.',
  },
  'limit.free': {
    de: 'Deine Gewinne liegen bei {{net}} und damit unter der Freigrenze von {{limit}}. Deshalb bleiben sie steuerfrei. Weitere {{distance}} bleiben es auch.',
    en: 'Your gains are {{net}}, below the limit of {{limit}}. So they stay tax-free. Another {{distance}} would, too.',
  },
  'limit.loss': {
    de: 'Du hast {{year}} mit kurz gehaltenen Coins unterm Strich {{net}} verloren. Darauf fällt keine Steuer an.',
    en: 'On balance you lost {{net}} in {{year}} with coins held for a short time. No tax is due on that.',
  },
  'limit.nothing': {
    de: '{{year}} hast du nichts innerhalb eines Jahres verkauft. Die Freigrenze von {{limit}} ist unberührt.',
    en: 'In {{year}} you sold nothing within a year of buying. The limit of {{limit}} is untouched.',
  },
  'holding.title': { de: 'Länger als ein Jahr gehalten', en: 'Held for more than a year' },
  'holding.some': {
    de: 'Coins, die du länger als ein Jahr hattest, sind beim Verkauf steuerfrei. Das zählt auch nicht in die Freigrenze.',
    en: 'Coins that you held for more than a year are tax-free when sold. They do not count towards the limit either.',
  },
  'holding.loss': {
    de: 'Coins, die du länger als ein Jahr hattest, hast du mit Verlust verkauft. Nach der Haltefrist zählt er nicht: Er mindert weder deine Gewinne noch deine Steuer.',
    en: 'You sold coins that you held for more than a year at a loss. After the holding period it does not count: it reduces neither your gains nor your tax.',
  },
  'holding.none': {
    de: 'Alles, was du {{year}} verkauft hast, hattest du kürzer als ein Jahr. Nach einem Jahr wäre der Verkauf steuerfrei gewesen.',
    en: 'Everything you sold in {{year}} was held for less than a year. After a year the sale would have been tax-free.',
  },
  'income.title': { de: 'Staking, Zinsen und Belohnungen', en: 'Staking, interest and rewards' },
  'income.used': {
    de: 'Du hast Coins im Wert von {{net}} erhalten. Ab {{limit}} im Jahr ist alles davon steuerpflichtig.',
    en: 'You received coins worth {{net}}. Once it reaches {{limit}} a year, all of it is taxable.',
  },
  'income.free': {
    de: 'Du hast Coins im Wert von {{net}} erhalten. Das liegt unter der Freigrenze von {{limit}} und bleibt steuerfrei. Weitere {{distance}} bleiben es auch.',
    en: 'You received coins worth {{net}}. That is below the limit of {{limit}} and stays tax-free. Another {{distance}} would, too.',
  },
  'loss.title': { de: 'Deine Verluste', en: 'Your losses' },
  'loss.offset': {
    de: 'Verluste von {{losses}} haben deine Gewinne schon gemindert.',
    en: 'Losses of {{losses}} have already lowered your gains.',
  },
  'loss.used': {
    de: 'Aus früheren Jahren wurden {{used}} Verlust verbraucht.',
    en: 'Losses of {{used}} from earlier years were used.',
  },
  'loss.carry': {
    de: '{{carry}} Verlust nimmst du mit in die nächsten Jahre. Gib ihn in der Steuererklärung an, sonst geht er verloren.',
    en: 'You carry a loss of {{carry}} forward into later years. Declare it in your tax return, or it is lost.',
  },
  'method.title': { de: 'Welche Coins als verkauft gelten', en: 'Which coins count as sold' },
  'method.FIFO': {
    de: 'FIFO: Die zuerst gekauften Coins gelten als zuerst verkauft, {{scope}}. Das erkennt das Finanzamt an.',
    en: 'FIFO: the coins bought first count as sold first, {{scope}}. The tax office accepts this.',
  },
  'method.AVERAGE': {
    de: 'Durchschnitt: Alle gleichen Coins kosten im Schnitt dasselbe, {{scope}}. Das erkennt das Finanzamt an.',
    en: 'Average: all coins of a kind cost the same on average, {{scope}}. The tax office accepts this.',
  },
  'method.named': {
    de: 'Wo du Tranchen benannt hast oder die Blockchain sie zeigt, gehen diese vor (Rz. 61). Das musst du belegen können.',
    en: 'Where you named lots, or the blockchain shows them, those take precedence (margin no. 61). You must be able to prove it.',
  },
  'method.other': {
    de: '{{method}} ist ein Planungsvergleich. Für die Erklärung nimm FIFO oder den Durchschnitt je Wallet.',
    en: '{{method}} is a planning comparison. For your return use FIFO or average per wallet.',
  },
  'scope.wallet': { de: 'in jeder Wallet für sich', en: 'in each wallet separately' },
  'scope.global': { de: 'über alle Wallets', en: 'over all wallets' },
  'capital.title': { de: 'Termingeschäfte', en: 'Futures and margin' },
  'capital.line': {
    de: 'Margin und Futures zählen als Kapitalerträge: {{net}}, davon steuerpflichtig {{taxable}}. Sie haben mit der Freigrenze nichts zu tun.',
    en: 'Margin and futures count as capital income: {{net}}, of which taxable {{taxable}}. They have nothing to do with the limit.',
  },
  'file.title': { de: 'Was jetzt zu tun ist', en: 'What to do now' },
  'file.incomplete': {
    de: 'Trage noch nichts ein: Für dieses Jahr sind Punkte offen, und jede Zahl unten kann sich dadurch ändern. Kläre sie zuerst unter „Bitte prüfen“.',
    en: 'Do not enter anything yet: this year has open points, and every figure below may change with them. Resolve them first under “Please review”.',
  },
  'file.decided': {
    de: 'Was noch offen ist, ändert keine Zeile deiner Steuererklärung.',
    en: 'What is still open changes no line of your tax return.',
  },
  'file.needed': {
    de: 'Trage die Zahlen unten in die Anlage SO ein und lege das PDF zu deinen Unterlagen.',
    en: 'Type the figures below into Anlage SO and keep the PDF with your records.',
  },
  'file.loss': {
    de: 'Trage den Verlust in die Anlage SO ein, damit das Finanzamt ihn feststellt.',
    en: 'Enter the loss in Anlage SO, so that the tax office records it.',
  },
  'file.capital': {
    de: 'Termingeschäfte gehören in die Anlage KAP.',
    en: 'Futures and margin belong in Anlage KAP.',
  },
  'file.none': {
    de: 'In der Anlage SO musst du dafür nichts eintragen. Hebe das PDF trotzdem auf.',
    en: 'You do not need to enter anything in Anlage SO for this. Keep the PDF anyway.',
  },
});
