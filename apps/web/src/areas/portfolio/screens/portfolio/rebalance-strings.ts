/** Words of the regrouping: target weights, the suggestion, its tax. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const rebalanceStrings = defineStrings('portfolio-rebalance', {
  weights: { de: 'Zielgewichte', en: 'Target weights' },
  'weights.line': {
    de: 'Wie groß soll jeder Anteil sein? Was von 100\u00a0% übrig bleibt, wird zu Euro.',
    en: 'How large should each share be? What is left of 100% becomes euros.',
  },
  preset: { de: 'Vorlage', en: 'Preset' },
  'preset.capped': { de: 'Höchstens 40\u00a0%', en: 'At most 40%' },
  'preset.equal': { de: 'Gleich', en: 'Equal' },
  'preset.now': { de: 'Wie jetzt', en: 'As now' },
  now: { de: 'jetzt {{share}}', en: 'now {{share}}' },
  target: { de: 'Ziel für {{asset}} in Prozent', en: 'Target for {{asset}} in percent' },
  sum: { de: 'Summe {{sum}}', en: 'Total {{sum}}' },
  'sum.cash': { de: '{{share}} werden zu Euro', en: '{{share}} becomes euros' },
  'sum.tooMuch': { de: 'Die Summe darf 100\u00a0% nicht überschreiten.', en: 'The total must not exceed 100%.' },
  trades: { de: 'Vorschlag', en: 'Suggestion' },
  'trades.none': { de: 'Die Gewichte passen schon: nichts zu tun.', en: 'The weights already match: nothing to do.' },
  'trades.before': {
    de: 'Gerechnet mit den letzten vollständigen Gewichten.',
    en: 'Calculated with the last complete weights.',
  },
  sell: { de: 'Verkaufen', en: 'Sell' },
  buy: { de: 'Kaufen', en: 'Buy' },
  action: { de: 'Was', en: 'What' },
  amount: { de: 'Menge', en: 'Amount' },
  value: { de: 'Wert', en: 'Value' },
  from: { de: 'Aus', en: 'From' },
  gain: { de: 'Gewinn', en: 'Gain' },
  'gain.unknown': { de: 'unbekannt', en: 'unknown' },
  taxable: { de: 'davon steuerpflichtig', en: 'of which taxable' },
  tax: { de: 'Mehrsteuer {{year}}', en: 'Extra tax {{year}}' },
  'tax.before': { de: 'Steuer {{year}} ohne Umschichtung', en: 'Tax {{year}} without rebalancing' },
  'tax.after': { de: 'Steuer {{year}} mit Umschichtung', en: 'Tax {{year}} with rebalancing' },
  'tax.unknown': { de: 'noch offen', en: 'still open' },
  'tax.after.part': {
    de: 'Steuer {{year}} mit den Verkäufen, deren Ergebnis bekannt ist',
    en: 'Tax {{year}} with the sales whose result is known',
  },
  'tax.open': {
    de: 'Vorläufig: Offene Fragen können das Ergebnis {{year}} und die Tranchen noch ändern. Gerechnet ist nur mit dem, was gebucht ist.',
    en: 'Provisional: open questions can still change the result of {{year}} and the lots. Only what is booked was counted.',
  },
  'tax.taxable': { de: 'Steuerpflichtig vorher und nachher', en: 'Taxable before and after' },
  'tax.flat': {
    de: 'Grobe Schätzung mit 26,375\u00a0%, weil im Steuerprofil kein Einkommen steht. Das ist der Satz des §\u00a020, nicht des §\u00a023.',
    en: 'Rough estimate at 26.375%, because the tax profile has no income. That is the rate of section 20, not of section 23.',
  },
  'tax.difference': {
    de: 'Differenz der Steuer nach Tarif mit und ohne die Verkäufe.',
    en: 'Difference in tax with and without the sales, by the tax scale.',
  },
  profile: { de: 'Steuerprofil ausfüllen', en: 'Fill in the tax profile' },
  note: {
    de: 'Gerechnet mit dem letzten Kurs, vor Gebühren. Die Verkäufe laufen durch deine echten Tranchen; gebucht wird nichts.',
    en: 'Calculated with the last price, before fees. The sales run through your real lots; nothing is booked.',
  },
  stale: {
    de: {
      one: 'Die Kurse sind bis zu {{count}} Tag alt. Hole vor einem echten Auftrag neue.',
      other: 'Die Kurse sind bis zu {{count}} Tage alt. Hole vor einem echten Auftrag neue.',
    },
    en: {
      one: 'The prices are up to {{count}} day old. Get new ones before a real order.',
      other: 'The prices are up to {{count}} days old. Get new ones before a real order.',
    },
  },
  unpriced: {
    de: 'Ohne Kurs und deshalb nicht dabei: {{assets}}.',
    en: 'Without a price and therefore left out: {{assets}}.',
  },
  unknown: {
    de: 'Von {{assets}} ist die Anschaffung nicht ganz bekannt. Was der Verkauf an Steuer kostet, entscheiden erst deine Antworten.',
    en: 'The acquisition of {{assets}} is not fully known. How much tax the sale costs depends on your answers.',
  },
  download: { de: 'Vorschlag als CSV', en: 'Suggestion as CSV' },
  toStrategies: { de: 'Strategien vergleichen', en: 'Compare strategies' },
  toWhatIf: { de: 'Einzelnen Verkauf simulieren', en: 'Simulate a single sale' },
  disclaimer: {
    de: 'Keine Steuerberatung und keine Anlageempfehlung. Alle Berechnungen ohne Gewähr.',
    en: 'Not tax advice and not an investment recommendation. All calculations without guarantee.',
  },
});
