/**
 * Words of the two tabs that calculate: the analysis (statistics with formula, window and sample, correlation, results
 * by year) and the regrouping.
 */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const analysisStrings = defineStrings('portfolio-analysis', {
  figures: { de: 'Kennzahlen', en: 'Key figures' },
  timeWeighted: { de: 'Zeitgewichtete Rendite', en: 'Time-weighted return' },
  moneyWeighted: { de: 'Geldgewichtete Rendite', en: 'Money-weighted return' },
  sharpe: { de: 'Sharpe-Ratio', en: 'Sharpe ratio' },
  volatility: { de: 'Volatilität', en: 'Volatility' },
  maxDrawdown: { de: 'Größter Rückgang', en: 'Max drawdown' },
  beta: { de: 'Beta zu Bitcoin', en: 'Beta to bitcoin' },
  diversification: { de: 'Streuung', en: 'Diversification' },
  risk: { de: 'Risikostufe', en: 'Risk level' },
  perYear: { de: '{{rate}} pro Jahr', en: '{{rate}} per year' },
  underAYear: { de: 'weniger als ein Jahr, nicht hochgerechnet', en: 'less than a year, not annualised' },
  aYear: { de: 'pro Jahr, {{samples}}', en: 'per year, {{samples}}' },
  outOf: { de: 'von 100', en: 'out of 100' },
  drawdownDays: { de: '{{peak}} bis {{trough}}', en: '{{peak}} to {{trough}}' },
  byVolatility: { de: 'nach der Volatilität', en: 'by volatility' },
  'risk.low': { de: 'niedrig', en: 'low' },
  'risk.medium': { de: 'mittel', en: 'medium' },
  'risk.high': { de: 'hoch', en: 'high' },
  'risk.very-high': { de: 'sehr hoch', en: 'very high' },

  explain: { de: '{{name}}: Formel, Zeitraum und Stichprobe', en: '{{name}}: formula, window and sample' },
  window: { de: 'Zeitraum', en: 'Window' },
  samples: { de: 'Stichprobe', en: 'Sample' },
  formula: { de: 'Formel', en: 'Formula' },
  figure: { de: 'Kennzahl', en: 'Figure' },
  'window.none': { de: 'keiner', en: 'none' },
  'formula.twr-daily-linked': {
    de: 'Renditen von Kurstag zu Kurstag, miteinander verkettet. Einzahlungen zählen ab Beginn, Auszahlungen bis Ende ihres Tages; über Tage ohne Kurs nach Modified Dietz.',
    en: 'Returns from priced day to priced day, linked. Money in counts from the start of its day, money out until its end; over days without prices by Modified Dietz.',
  },
  'formula.xirr': {
    de: 'Der Zinssatz, bei dem alle Ein- und Auszahlungen und der Endwert sich ausgleichen (XIRR, 365 Tage).',
    en: 'The rate at which all money in and out and the final value balance (XIRR, 365 days).',
  },
  'formula.volatility-365': {
    de: 'Standardabweichung der Tagesrenditen × √365. Nur Tage mit Schlusskursen am selben und am Vortag.',
    en: 'Standard deviation of the daily returns × √365. Only days with closes on the same and the previous day.',
  },
  'formula.sharpe-365': {
    de: 'Mittlere Rendite je Tag im ganzen Zeitraum, auch über Lücken, ÷ Standardabweichung der Tagesrenditen × √365, risikofreier Zins 0.',
    en: 'Mean return per day over the whole window, gaps included, ÷ standard deviation of the daily returns × √365, risk-free rate 0.',
  },
  'formula.max-drawdown': {
    de: 'Tiefster Stand der verketteten Rendite gegenüber ihrem bisherigen Höchststand.',
    en: 'Lowest level of the linked return against its highest so far.',
  },
  'formula.beta-btc': {
    de: 'Kovarianz der Tagesrenditen mit Bitcoin ÷ Varianz von Bitcoin. 1 heißt: bewegt sich wie Bitcoin.',
    en: 'Covariance of the daily returns with bitcoin ÷ variance of bitcoin. 1 means: moves like bitcoin.',
  },
  'formula.pearson': {
    de: 'Korrelation nach Pearson der Tagesrenditen gemeinsamer Tage.',
    en: 'Pearson correlation of the daily returns of common days.',
  },
  'formula.one-minus-hhi': {
    de: '100 × (1 − Summe der quadrierten Anteile). Ein Asset ergibt 0, zwei gleich große 50.',
    en: '100 × (1 − sum of the squared shares). One asset gives 0, two equal ones 50.',
  },
  'formula.risk-by-volatility': {
    de: 'Volatilität unter 25\u00a0% niedrig, unter 50\u00a0% mittel, unter 90\u00a0% hoch, sonst sehr hoch.',
    en: 'Volatility below 25% low, below 50% medium, below 90% high, else very high.',
  },
  'unit.twr-daily-linked': {
    de: { one: '{{count}} Kurstag', other: '{{count}} Kurstage' },
    en: { one: '{{count}} priced day', other: '{{count}} priced days' },
  },
  'unit.xirr': {
    de: { one: '{{count}} Zahlung', other: '{{count}} Zahlungen' },
    en: { one: '{{count}} flow', other: '{{count}} flows' },
  },
  'unit.returns': {
    de: { one: '{{count}} Tagesrendite', other: '{{count}} Tagesrenditen' },
    en: { one: '{{count}} daily return', other: '{{count}} daily returns' },
  },
  'unit.assets': {
    de: { one: '{{count}} Asset', other: '{{count}} Assets' },
    en: { one: '{{count}} asset', other: '{{count}} assets' },
  },
  'lack.short': { de: 'zu wenig Daten', en: 'not enough data' },
  'lack.sample-too-small': {
    de: 'Dafür sind {{needed}} Werte nötig, es gibt {{samples}}.',
    en: 'This needs {{needed}} values; there are {{samples}}.',
  },
  'lack.no-variation': { de: 'Die Werte haben sich nicht bewegt.', en: 'The values did not move.' },
  'lack.no-flows': { de: 'In diesem Zeitraum war kein Geld angelegt.', en: 'No money was invested in this range.' },
  'lack.no-solution': { de: 'Kein Zinssatz gleicht die Zahlungen aus.', en: 'No rate balances the flows.' },
  'lack.no-prices': { de: 'In diesem Zeitraum gibt es keine Kurse.', en: 'There are no prices in this range.' },
  howTo: { de: 'So wird gerechnet', en: 'How it is calculated' },

  correlation: { de: 'Korrelation der Assets', en: 'Correlation of the assets' },
  'correlation.line': {
    de: '1 heißt: bewegen sich gleich. 0: ohne Zusammenhang. −1: entgegengesetzt. Ein Strich: weniger als 20 gemeinsame Kurstage.',
    en: '1 means: move alike. 0: unrelated. −1: opposite. A dash: fewer than 20 common priced days.',
  },
  'correlation.summary': {
    de: 'Korrelation der Tagesrenditen von {{assets}}.',
    en: 'Correlation of the daily returns of {{assets}}.',
  },
  'correlation.none': {
    de: 'Für eine Matrix braucht es zwei Assets mit Kursen.',
    en: 'A matrix needs two assets with prices.',
  },

  results: { de: 'Realisiert nach Jahren', en: 'Realised by year' },
  'results.label': { de: 'Gewinn oder Verlust', en: 'Gain or loss' },
  'results.line': {
    de: 'Gewinne und Verluste aus Verkäufen, vor Freigrenzen. Steuerpflichtig ist nur der Teil innerhalb der Haltefrist.',
    en: 'Gains and losses from sales, before limits. Only the part within the holding period is taxable.',
  },
  'results.summary': {
    de: 'Realisiertes Ergebnis von {{from}} bis {{to}}.',
    en: 'Realised result from {{from}} to {{to}}.',
  },
  'results.none': { de: 'Bisher ist nichts realisiert.', en: 'Nothing has been realised yet.' },
  inside: { de: 'In der Haltefrist', en: 'Within the holding period' },
  outside: { de: 'Nach der Haltefrist', en: 'After the holding period' },
  income: { de: 'Leistungen', en: 'Income' },
  year: { de: 'Jahr', en: 'Year' },
});

/** Words of the regrouping: target weights, the suggestion, its tax. */
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
