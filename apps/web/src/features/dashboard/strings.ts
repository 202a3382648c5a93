import { defineStrings } from '../../lib/i18n/strings.ts';

export const dashboardStrings = defineStrings('dashboard', {
  context: { de: 'Alle Börsen und Wallets auf einen Blick.', en: 'All exchanges and wallets at a glance.' },
  intro: {
    de: 'Zieh deine erste Datei hinein, dann erscheinen hier Bestand, Gewinn und Freigrenze.',
    en: 'Drop your first file and your holdings, gains and limit appear here.',
  },
  transactions: { de: 'Buchungen', en: 'Entries' },
  open: {
    de: { one: '{{count}} Hinweis offen', other: '{{count}} Hinweise offen' },
    en: { one: '{{count}} note open', other: '{{count}} notes open' },
  },
  assets: { de: 'Assets', en: 'Assets' },
  wallets: {
    de: { one: 'in {{count}} Wallet', other: 'in {{count}} Wallets' },
    en: { one: 'in {{count}} wallet', other: 'in {{count}} wallets' },
  },
  imports: { de: 'Dateien', en: 'Files' },
  sources: {
    de: { one: 'aus {{count}} Quelle', other: 'aus {{count}} Quellen' },
    en: { one: 'from {{count}} source', other: 'from {{count}} sources' },
  },
  holdings: { de: 'Bestand', en: 'Holdings' },
  'holdings.none': { de: 'Zurzeit ist nichts im Bestand.', en: 'Nothing is held at the moment.' },
  asset: { de: 'Asset', en: 'Asset' },
  amount: { de: 'Menge', en: 'Amount' },
  cost: { de: 'Anschaffungskosten', en: 'Cost' },
  year: { de: 'Steuerjahr {{year}}', en: 'Tax year {{year}}' },
  'year.none': {
    de: 'In diesem Jahr gab es keine Veräußerung und keine Leistung.',
    en: 'There was no disposal and no income in this year.',
  },
  'year.open': {
    de: { one: 'Vorläufig: {{count}} Hinweis ist offen.', other: 'Vorläufig: {{count}} Hinweise sind offen.' },
    en: { one: 'Provisional: {{count}} note is open.', other: 'Provisional: {{count}} notes are open.' },
  },
  gain: { de: 'Gewinn innerhalb der Haltefrist', en: 'Gain inside the holding period' },
  limit23: { de: 'Freigrenze § 23', en: 'Limit, section 23' },
  'limit.below': {
    de: 'Unter der Freigrenze bleibt alles steuerfrei.',
    en: 'Below the limit everything stays tax-free.',
  },
  'limit.reached': {
    de: 'Freigrenze erreicht: Der ganze Gewinn ist steuerpflichtig.',
    en: 'Limit reached: the whole gain is taxable.',
  },
  taxable23: { de: 'Steuerpflichtig § 23', en: 'Taxable, section 23' },
  afterPeriod: { de: 'Nach der Haltefrist, steuerfrei', en: 'After the holding period, tax-free' },
  income: { de: 'Leistungen § 22 Nr. 3', en: 'Income, section 22 no. 3' },
  taxable22: { de: 'Davon steuerpflichtig', en: 'Of which taxable' },
  disclaimer: {
    de: 'Keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
    en: 'No tax advice. All calculations without guarantee.',
  },
  toReview: { de: 'Jetzt klären', en: 'Sort it out' },
  toTransactions: { de: 'Buchungen ansehen', en: 'View entries' },
});
