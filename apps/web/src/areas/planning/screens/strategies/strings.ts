/** Texts of the comparison of methods. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const strategiesStrings = defineStrings('strategies', {
  context: {
    de: 'Das Steuerjahr {{year}} unter jeder Methode, als hättest du sie von Anfang an benutzt.',
    en: 'The tax year {{year}} under each method, as if you had used it from the start.',
  },
  intro: {
    de: 'Sobald Buchungen da sind, siehst du hier dein Jahr unter fünf Methoden nebeneinander.',
    en: 'Once there are entries, you see your year under five methods side by side here.',
  },
  none: {
    de: 'In {{year}} gab es keine Veräußerung. Wähle oben ein anderes Jahr.',
    en: 'There was no disposal in {{year}}. Choose another year above.',
  },
  accepted: { de: 'vom Finanzamt anerkannt', en: 'accepted by the tax office' },
  planning: { de: 'nur Planung', en: 'planning only' },
  optimal: { de: 'OPTIMAL', en: 'OPTIMAL' },
  'is.FIFO': {
    de: 'Zuerst gekauft, zuerst verkauft. Die übliche Methode, je Wallet.',
    en: 'First bought, first sold. The usual method, per wallet.',
  },
  'is.AVERAGE': {
    de: 'Kosten im Durchschnitt, Haltefrist nach FIFO. Steht im BMF-Schreiben.',
    en: 'Average cost, holding period by FIFO. Named in the ministry letter.',
  },
  'is.LIFO': {
    de: 'Zuletzt gekauft, zuerst verkauft. Ein Gericht hat es erlaubt, das BMF-Schreiben nennt es nicht.',
    en: 'Last bought, first sold. One court allowed it, the ministry letter does not name it.',
  },
  'is.HIFO': {
    de: 'Teuerste Tranche zuerst. Keine Grundlage im BMF-Schreiben.',
    en: 'Most expensive lot first. No basis in the ministry letter.',
  },
  'is.LOFO': {
    de: 'Günstigste Tranche zuerst. Keine Grundlage im BMF-Schreiben.',
    en: 'Cheapest lot first. No basis in the ministry letter.',
  },
  'ref.FIFO': { de: 'BMF-Schreiben, Rz. 61, 62', en: 'ministry letter, margin nos. 61, 62' },
  'ref.AVERAGE': { de: 'BMF-Schreiben, Rz. 61', en: 'ministry letter, margin no. 61' },
  'ref.LIFO': { de: 'FG Nürnberg, 22.01.2025, 3 K 760/22', en: 'tax court Nuremberg, 22.01.2025, 3 K 760/22' },
  'ref.HIFO': { de: 'keine Fundstelle', en: 'no source found' },
  'ref.LOFO': { de: 'keine Fundstelle', en: 'no source found' },
  table: { de: 'Vergleich {{year}}', en: 'Comparison {{year}}' },
  method: { de: 'Methode', en: 'Method' },
  total: { de: 'Gesamtgewinn', en: 'Total gain' },
  free: { de: 'Steuerfrei', en: 'Tax-free' },
  taxable: { de: 'In der Haltefrist', en: 'Within the holding period' },
  taxed: { de: 'Steuerpflichtig', en: 'Taxable' },
  tax: { de: 'Steuer', en: 'Tax' },
  net: { de: 'Netto', en: 'Net gain' },
  saved: { de: 'Gegenüber FIFO', en: 'Compared with FIFO' },
  perCoin: { de: 'Je Coin', en: 'Per coin' },
  'perCoin.line': { de: 'Ergebnis innerhalb der Haltefrist.', en: 'Result within the holding period.' },
  'perCoin.planned': { de: 'Nur Planung: {{methods}}.', en: 'Planning only: {{methods}}.' },
  freeLoss: { de: 'zählt nicht', en: 'does not count' },
  'drawer.planning': {
    de: 'Nur Planung: So erkennt das BMF-Schreiben sie nicht an.',
    en: 'Planning only: the ministry letter does not accept it like this.',
  },
  open: { de: 'noch offen', en: 'still open' },
  incomplete: {
    de: {
      one: '{{count}} Veräußerung konnte nicht berechnet werden. Das Ergebnis ist vorläufig.',
      other: '{{count}} Veräußerungen konnten nicht berechnet werden. Das Ergebnis ist vorläufig.',
    },
    en: {
      one: '{{count}} disposal could not be calculated. The result is provisional.',
      other: '{{count}} disposals could not be calculated. The result is provisional.',
    },
  },
  without: {
    de: { one: 'ohne {{count}} Veräußerung', other: 'ohne {{count}} Veräußerungen' },
    en: { one: 'without {{count}} disposal', other: 'without {{count}} disposals' },
  },
  fix: { de: 'Jetzt klären', en: 'Resolve now' },
  lock: {
    de: 'Wechseln darfst du die Methode je Wallet und Coin erst, wenn davon nichts mehr da ist (Rz. 62).',
    en: 'You may only change the method for a wallet and coin once none of it is left (margin no. 62).',
  },
  drawer: { de: '{{method}}, {{year}}', en: '{{method}}, {{year}}' },
  'drawer.line': {
    de: 'Jede Tranche, die ein Verkauf unter dieser Methode verbraucht hätte. Die größte Wirkung zuerst.',
    en: 'Every lot a sale would have used under this method. The largest effect first.',
  },
  simulator: { de: 'Verkauf simulieren', en: 'Simulate a sale' },
  toSettings: { de: 'Einstellungen', en: 'Settings' },
  toImport: { de: 'Daten importieren', en: 'Import data' },
  toReport: { de: 'Bericht erstellen', en: 'Create the report' },
});
