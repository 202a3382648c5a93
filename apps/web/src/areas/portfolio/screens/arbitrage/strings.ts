/** Texts of the price comparison. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const arbitrageStrings = defineStrings('arbitrage', {
  context: {
    de: 'Bester Brief- und Geldkurs je Börse, mit allem, was ein Tausch zwischen ihnen kostet.',
    en: 'Best ask and bid per exchange, with everything a trade between them costs.',
  },
  refresh: { de: 'Aktualisieren', en: 'Refresh' },
  stake: { de: 'Einsatz', en: 'Stake' },
  'stake.wrong': { de: 'Gib einen Betrag über 0 ein.', en: 'Enter an amount above 0.' },
  asOf: { de: 'Stand {{time}}', en: 'As of {{time}}' },
  offline: { de: 'Offline', en: 'Offline' },
  'offline.line': {
    de: 'Ohne Internet gibt es keine Kurse der Börsen. Sobald die Verbindung wieder da ist, geht es weiter.',
    en: 'Without the internet there are no exchange prices. It continues once the connection is back.',
  },
  off: { de: 'Ohne Live-Kurse kein Vergleich', en: 'No comparison without live prices' },
  'quotes.failed': { de: 'Die Kurse ließen sich nicht abfragen', en: 'The prices could not be fetched' },
  none: { de: 'Keine Börse hat geantwortet', en: 'No exchange answered' },
  few: { de: 'Zu wenige Antworten für einen Vergleich', en: 'Too few answers to compare' },
  'none.line': { de: 'Versuche es in einer Minute noch einmal.', en: 'Try again in a minute.' },
  failed: { de: '{{name}} {{why}}.', en: '{{name}} {{why}}.' },
  toOverview: { de: 'Zur Übersicht', en: 'Go to the overview' },

  pairs: { de: 'Kursunterschiede', en: 'Price differences' },
  'pairs.note': {
    de: 'Je Coin das Paar von Börsen, bei dem am meisten bleibt.',
    en: 'For each coin, the pair of exchanges that leaves you the most.',
  },
  buy: { de: 'Kaufen', en: 'Buy' },
  sell: { de: 'Verkaufen', en: 'Sell' },
  spread: { de: 'Abstand', en: 'Spread' },
  costs: { de: 'Gebühren', en: 'Fees' },
  tax: { de: 'Steuer', en: 'Tax' },
  net: { de: 'Bleibt', en: 'Left' },
  'net.before': { de: 'vor Steuer {{value}}', en: 'before tax {{value}}' },
  'net.atMost': { de: 'höchstens', en: 'at most' },
  unknownFee: { de: 'ohne Abhebegebühr', en: 'without withdrawal fee' },
  execute: { de: 'Ausführen', en: 'Execute' },
  'execute.label': { de: '{{asset}}: ausführen', en: '{{asset}}: execute' },

  'why.title': { de: 'Warum Cryptax nicht handelt', en: 'Why Cryptax does not trade' },
  'why.line': {
    de: 'Cryptax liest nur. Es hat keine Handelsschlüssel, und bis deine Coins an der anderen Börse sind, ist der Kurs ein anderer. Hier ist die ehrliche Rechnung für diesen Augenblick.',
    en: 'Cryptax only reads. It holds no trading keys, and by the time your coins reach the other exchange the price has moved. Here is the honest calculation for this moment.',
  },
  'why.fees': { de: 'Gebühren ändern', en: 'Change the fees' },
  'why.unknown': {
    de: 'Die Abhebegebühr von {{name}} fehlt in dieser Rechnung. Es bleibt also weniger; trage sie unter Gebühren ein.',
    en: 'The withdrawal fee of {{name}} is missing here, so less is left; enter it under fees.',
  },
  'calc.buy': { de: 'Kauf bei {{name}} zu {{price}}', en: 'Purchase at {{name}} for {{price}}' },
  'calc.buyFee': { de: 'Taker-Gebühr {{name}}', en: 'Taker fee {{name}}' },
  'calc.withdrawal': { de: 'Abhebung von {{name}}', en: 'Withdrawal from {{name}}' },
  'calc.sell': { de: 'Verkauf bei {{name}} zu {{price}}', en: 'Sale at {{name}} for {{price}}' },
  'calc.sellFee': { de: 'Taker-Gebühr {{name}}', en: 'Taker fee {{name}}' },
  'calc.net': { de: 'Gewinn vor Steuer', en: 'Gain before tax' },
  'calc.tax': { de: 'Steuer auf diesen Verkauf', en: 'Tax on this sale' },
  'calc.left': { de: 'Bleibt', en: 'Left' },
  'calc.unknown': { de: 'unbekannt', en: 'unknown' },
  'tax.difference': {
    de: 'Steuer nach deinem Profil: {{year}} bisher {{net}} innerhalb der Haltefrist, Freigrenze {{limit}}.',
    en: 'Tax by your profile: {{year}} so far {{net}} within the holding period, limit {{limit}}.',
  },
  'tax.flat-estimate': {
    de: 'Grobe Schätzung mit 26,375\u00a0% (der Satz des § 20, nicht des § 23), weil kein Einkommen im Steuerprofil steht. {{year}} bisher {{net}} innerhalb der Haltefrist, Freigrenze {{limit}}.',
    en: 'Rough estimate at 26.375% (the rate of section 20, not 23), because the tax profile has no income. {{year}} so far {{net}} within the holding period, limit {{limit}}.',
  },
  'tax.open': {
    de: 'Vorläufig: Offene Fragen können das Ergebnis {{year}} noch ändern, und damit die Steuer auf diesen Verkauf.',
    en: 'Provisional: open questions can still change the result of {{year}}, and with it the tax on this sale.',
  },
  'tax.none': {
    de: 'Für das laufende Jahr ist kein Tarif bekannt; die Steuer fehlt.',
    en: 'The tax rates for the current year are not known, so the tax is missing.',
  },
  close: { de: 'Schließen', en: 'Close' },

  fees: { de: 'Gebühren', en: 'Fees' },
  'fees.line': {
    de: 'Höchste Stufe für kleine Konten, Stand {{day}}. Abhebegebühren ändern die Börsen laufend: Hier gilt zuerst deine Eingabe, dann deine letzte Abhebung, dann öffentliche Listen. Ein leeres Feld nimmt deine Eingabe zurück.',
    en: 'Highest tier for small accounts, as of {{day}}. Exchanges change withdrawal fees all the time: your own entry comes first, then your last withdrawal, then public lists. Emptying a field removes your entry.',
  },
  'taker.of': { de: 'Taker-Gebühr {{name}} in Prozent', en: 'Taker fee {{name}} in percent' },
  taker: { de: 'Taker', en: 'Taker' },
  withdrawal: { de: 'Abhebung', en: 'Withdrawal' },
  'withdrawal.of': { de: 'Abhebegebühr {{name}} in {{asset}}', en: 'Withdrawal fee {{name}} in {{asset}}' },
  coin: { de: 'Abgehobener Coin', en: 'Coin withdrawn' },
  'source.typed': { de: 'deine Eingabe', en: 'your entry' },
  'source.seen': { de: 'deine Abhebung vom {{day}}', en: 'your withdrawal of {{day}}' },
  'source.unknown': { de: 'keine verlässliche Quelle, bitte eintragen', en: 'no reliable source, please enter it' },
});
