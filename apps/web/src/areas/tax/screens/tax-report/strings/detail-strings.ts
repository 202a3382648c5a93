/** Words of the detailed view: legal basis, method, software, date, disclaimer, and the report's fingerprints. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

/** Words of the tax year as a picture. */
export const timelineStrings = defineStrings('tax-timeline', {
  title: { de: 'Das Steuerjahr {{year}}', en: 'The tax year {{year}}' },
  summary: {
    de: 'Gewinn innerhalb der Haltefrist {{net}}, Freigrenze {{limit}}. Tage mit Verkäufen: {{sales}}. Tage, an denen Coins steuerfrei werden: {{free}}.',
    en: 'Gain within the holding period {{net}}, limit {{limit}}. Days with sales: {{sales}}. Days on which coins become tax-free: {{free}}.',
  },
  value: { de: 'Gewinn innerhalb der Haltefrist', en: 'Gain within the holding period' },
  limit: { de: 'Freigrenze', en: 'Limit' },
  events: { de: 'Was geschah', en: 'What happened' },
  today: { de: 'Heute', en: 'Today' },
  gain: { de: 'Verkauf mit Gewinn {{amount}}', en: 'Sale with a gain of {{amount}}' },
  loss: { de: 'Verkauf mit Verlust {{amount}}', en: 'Sale with a loss of {{amount}}' },
  free: { de: '{{amount}} steuerfrei ab diesem Tag', en: '{{amount}} tax-free from this day' },
  ahead: { de: 'Ohne weiteren Verkauf', en: 'Without another sale' },
  open: {
    de: 'Nach den Buchungen. Offene Fragen können Beträge und Tage noch ändern.',
    en: 'Going by the entries. Open questions can still change amounts and days.',
  },
  rest: {
    de: 'Kosten und Erträge, die zu keinem einzelnen Verkauf gehören, sind nicht eingezeichnet.',
    en: 'Costs and income that do not belong to a particular sale are not drawn.',
  },
  'marks.free': { de: 'Coins werden steuerfrei', en: 'Coins become tax-free' },
  'marks.losses': { de: 'Tage mit Verlust', en: 'Days with a loss' },
});

export const detailStrings = defineStrings('tax-report.details', {
  basis: { de: 'Rechtsgrundlage', en: 'Legal basis' },
  'basis.text': {
    de: '§ 23 Abs. 1 Satz 1 Nr. 2 EStG (private Veräußerungsgeschäfte), § 22 Nr. 3 EStG (Leistungen), § 20 EStG (Kapitalerträge), § 32a EStG (Tarif); Schreiben des Bundesministeriums der Finanzen vom 06.03.2025.',
    en: 'Section 23 (1) sentence 1 no. 2 EStG (private sales), section 22 no. 3 EStG (income from services), section 20 EStG (capital income), section 32a EStG (tariff); letter of the Federal Ministry of Finance of 6 March 2025.',
  },
  limits: { de: 'Grenzen {{year}}', en: 'Limits {{year}}' },
  'limits.text': {
    de: 'Freigrenze für Verkäufe: {{sales}} (§ 23 Abs. 3 Satz 5 EStG). Freigrenze für Leistungen: {{income}} (§ 22 Nr. 3 Satz 2 EStG).',
    en: 'Limit for sales: {{sales}} (section 23 (3) sentence 5 EStG). Limit for income: {{income}} (section 22 no. 3 sentence 2 EStG).',
  },
  method: { de: 'Methode', en: 'Method' },
  'method.text': {
    de: '{{method}}, {{scope}}. Zeitzone Europe/Berlin. Jede Zahl einmal kaufmännisch auf den Cent gerundet.',
    en: '{{method}}, {{scope}}. Time zone Europe/Berlin. Each figure rounded once to the cent, half away from zero.',
  },
  'scope.wallet': { de: 'je Wallet und Token', en: 'per wallet and token' },
  'scope.global': { de: 'über alle Wallets', en: 'over all wallets' },
  prices: { de: 'Kursquellen', en: 'Price sources' },
  'prices.line': {
    de: { one: '{{source}} ({{method}}): {{count}} Wert', other: '{{source}} ({{method}}): {{count}} Werte' },
    en: { one: '{{source}} ({{method}}): {{count}} value', other: '{{source}} ({{method}}): {{count}} values' },
  },
  'prices.file': { de: 'Preis der Ausführung laut Datei', en: 'price of the trade as in the file' },
  'priceMethod.trade': { de: 'Ausführung', en: 'execution' },
  'priceMethod.minute': { de: 'Minutenkurs', en: 'price at that minute' },
  'priceMethod.day': { de: 'Tageskurs', en: 'price of the day' },
  'priceMethod.manual': { de: 'von Hand', en: 'by hand' },
  choices: { de: 'Offene Rechtsfragen und unsere Lesart', en: 'Open points of law and our reading' },
  software: { de: 'Software', en: 'Software' },
  'software.text': {
    de: 'Cryptax, Rechenwerk {{engine}}, Regelwerk {{rules}}',
    en: 'Cryptax, engine {{engine}}, rule book {{rules}}',
  },
  created: { de: 'Erstellt am', en: 'Created on' },
  prints: { de: 'Prüfsummen', en: 'Fingerprints' },
  'prints.seal': { de: 'Siegel', en: 'Seal' },
  'prints.input': { de: 'Eingaben', en: 'Inputs' },
  wallets: { de: 'Wallets und Konten', en: 'Wallets and accounts' },
  'wallets.line': {
    de: { one: '{{count}} Buchung, {{from}} bis {{to}}', other: '{{count}} Buchungen, {{from}} bis {{to}}' },
    en: { one: '{{count}} entry, {{from}} to {{to}}', other: '{{count}} entries, {{from}} to {{to}}' },
  },
  'wallets.silence': {
    de: { one: 'eine Pause von {{count}} Tag', other: 'eine Pause von {{count}} Tagen' },
    en: { one: 'a gap of {{count}} day', other: 'a gap of {{count}} days' },
  },
  disclaimer: { de: 'Hinweis', en: 'Disclaimer' },
  'disclaimer.estimate': {
    de: 'Die Mehrsteuer ist eine Schätzung; maßgeblich ist der Bescheid deines Finanzamts.',
    en: 'The extra tax is an estimate; what counts is your tax office’s assessment.',
  },
});
