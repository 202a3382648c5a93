/** Texts of the overview. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const dashboardStrings = defineStrings('dashboard', {
  context: { de: 'Alle Börsen und Wallets auf einen Blick.', en: 'All exchanges and wallets at a glance.' },
  'context.live': {
    de: 'Alle Börsen und Wallets. Live-Kurse {{age}}',
    en: 'All exchanges and wallets. Live prices {{age}}',
  },
  'context.days': {
    de: 'Alle Börsen und Wallets. Tageskurse bis {{day}}.',
    en: 'All exchanges and wallets. Daily prices up to {{day}}.',
  },
  intro: {
    de: 'Ziehe deine erste Datei hinein, dann erscheinen hier Bestand, Gewinn und Freigrenze.',
    en: 'Drop your first file and your holdings, gains and limit appear here.',
  },

  refresh: { de: 'Aktualisieren', en: 'Refresh data' },
  export: { de: 'Exportieren', en: 'Export data' },
  'export.holdings': { de: 'Bestand als CSV', en: 'Holdings as CSV' },
  'export.events': { de: 'Alle Buchungen als CSV', en: 'All entries as CSV' },
  'export.backup': { de: 'Sicherung als Datei', en: 'Backup as a file' },
  'export.failed': {
    de: 'Der Export ist nicht gelungen. Versuche es noch einmal.',
    en: 'The export did not work. Please try again.',
  },
  'export.done': { de: 'Datei gespeichert', en: 'File saved' },
  more: { de: 'Weitere Aktionen', en: 'More actions' },
  clear: { de: 'Alle Daten löschen', en: 'Clear all data' },
  'clear.demo': { de: 'Beispieldaten entfernen', en: 'Remove demo data' },
  'clear.demo.line': {
    de: 'Deine eigenen Daten bleiben, wie sie sind. Die Beispieldaten kannst du jederzeit wieder laden.',
    en: 'Your own data stays as it is. You can load the demo data again at any time.',
  },
  'clear.demo.done': { de: 'Beispieldaten entfernt', en: 'Demo data removed' },

  total: { de: 'Gesamtwert', en: 'Total value' },
  'total.none': { de: 'Für deinen Bestand ist kein Kurs bekannt.', en: 'No price is known for your holdings.' },
  'total.unpriced': {
    de: { one: 'Ohne {{names}}: kein Kurs bekannt.', other: 'Ohne {{names}}: keine Kurse bekannt.' },
    en: { one: 'Without {{names}}: no price known.', other: 'Without {{names}}: no prices known.' },
  },
  day: { de: 'seit {{day}}', en: 'since {{day}}' },
  value: { de: 'Wert', en: 'Value' },

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
  unrealised: { de: 'Gewinn/Verlust, offen', en: 'Gain/loss, open' },
  'unrealised.note': { de: '{{ratio}} auf Anschaffungskosten', en: '{{ratio}} on cost' },
  'unrealised.without': { de: 'ohne {{coins}}: Anschaffung unbekannt', en: 'without {{coins}}: cost unknown' },
  realised: { de: 'Gewinn/Verlust, realisiert', en: 'Gain/loss, realised' },
  'realised.unknown': { de: 'unbekannt', en: 'unknown' },
  'realised.pending': {
    de: { one: 'ohne 1 Veräußerung: Ergebnis unbekannt', other: 'ohne {{count}} Veräußerungen: Ergebnis unbekannt' },
    en: { one: 'without 1 disposal: result unknown', other: 'without {{count}} disposals: result unknown' },
  },
  'realised.note': { de: 'alle Jahre, vor Freigrenzen', en: 'all years, before limits' },

  asset: { de: 'Asset', en: 'Asset' },
  amount: { de: 'Bestand', en: 'Amount' },
  price: { de: 'Kurs', en: 'Price' },
  gain: { de: 'Gewinn/Verlust', en: 'Gain/loss' },
  holding: { de: 'Haltefrist', en: 'Holding period' },
  lots: {
    de: { one: '{{count}} Tranche', other: '{{count}} Tranchen' },
    en: { one: '{{count}} lot', other: '{{count}} lots' },
  },
  'holding.more': { de: '{{share}} frei, mehr ab {{day}}', en: '{{share}} free, more from {{day}}' },
  'holding.provisional': { de: 'vorläufig: {{state}}', en: 'provisional: {{state}}' },
  'holding.all': { de: 'ganz steuerfrei', en: 'all tax-free' },
  'assets.none': { de: 'Zurzeit ist nichts im Bestand.', en: 'Nothing is held at the moment.' },
  toPortfolio: { de: 'Portfolio öffnen', en: 'Open portfolio' },

  'lots.open': { de: 'Offene Tranchen von {{asset}} anzeigen', en: 'Show open lots of {{asset}}' },

  recent: { de: 'Letzte Buchungen', en: 'Latest entries' },
  'recent.all': { de: 'Alle ansehen', en: 'View all' },
  'recent.more': { de: '10 weitere laden', en: 'Load 10 more' },
  'recent.count': { de: '{{shown}} von {{total}}', en: '{{shown}} of {{total}}' },
  ownWallet: { de: 'eigene Wallet ({{name}})', en: 'own wallet ({{name}})' },

  year: { de: 'Steuerjahr {{year}}', en: 'Tax year {{year}}' },
  'year.none': {
    de: 'In diesem Jahr gab es keine Veräußerung und keine Leistung.',
    en: 'There was no disposal and no income in this year.',
  },
  'year.open': {
    de: { one: 'Vorläufig: {{count}} Hinweis ist offen.', other: 'Vorläufig: {{count}} Hinweise sind offen.' },
    en: { one: 'Provisional: {{count}} note is open.', other: 'Provisional: {{count}} notes are open.' },
  },
  'year.gain': { de: 'Gewinn innerhalb der Haltefrist', en: 'Gain within the holding period' },
  'year.gain.booked': {
    de: 'Gewinn innerhalb der Haltefrist, bisher gebucht',
    en: 'Gain within the holding period, booked so far',
  },
  limit23: { de: 'Freigrenze § 23', en: 'Limit, section 23' },
  'limit.open': {
    de: 'Offene Fragen können das noch ändern.',
    en: 'Open questions can still change this.',
  },
  'limit.badge.below': { de: 'unter der Freigrenze', en: 'below the limit' },
  'limit.badge.provisional': { de: 'vorläufig', en: 'provisional' },
  'limit.badge.reached': { de: 'Freigrenze erreicht', en: 'limit reached' },
  'limit.below': {
    de: 'Weitere {{rest}} Gewinn bleiben steuerfrei. Ab {{limit}} ist der ganze Gewinn steuerpflichtig.',
    en: 'Another {{rest}} of gain stays tax-free. From {{limit}} on the whole gain is taxable.',
  },
  'limit.reached': {
    de: 'Freigrenze erreicht: Der ganze Gewinn ist steuerpflichtig.',
    en: 'Limit reached: the whole gain is taxable.',
  },
  taxable23: { de: 'Steuerpflichtig § 23', en: 'Taxable, section 23' },
  afterPeriod: { de: 'Nach der Haltefrist, steuerfrei', en: 'After the holding period, tax-free' },
  'afterPeriod.booked': { de: 'Nach der Haltefrist, bisher gebucht', en: 'After the holding period, booked so far' },
  'afterPeriod.bookedLoss': {
    de: 'Nach der Haltefrist, bisher gebucht, zählt nicht',
    en: 'After the holding period, booked so far, does not count',
  },
  'afterPeriod.loss': { de: 'Nach der Haltefrist, zählt nicht', en: 'After the holding period, does not count' },
  income: { de: 'Leistungen § 22 Nr. 3', en: 'Income, section 22 no. 3' },
  taxable22: { de: 'Davon steuerpflichtig', en: 'Of which taxable' },
  freeToday: { de: 'Heute steuerfrei verkaufbar', en: 'Can be sold tax-free today' },
  'freeToday.sure': { de: 'Heute sicher steuerfrei verkaufbar', en: 'Certain to be tax-free if sold today' },
  'freeToday.open': {
    de: 'Nach den Buchungen wären es {{booked}}. Ob das stimmt, entscheiden offene Fragen.',
    en: 'Going by the entries it would be {{booked}}. Open questions decide whether that is right.',
  },
  'freeToday.unproven': {
    de: 'Nicht belegt: {{coins}}. Sie kamen mit offenen Bewegungen oder ohne bekannte Anschaffung.',
    en: 'Not proven: {{coins}}. They came with open movements or without a known acquisition.',
  },
  'freeToday.parts': {
    de: '{{free}} steuerfrei, {{inside}} in der Haltefrist',
    en: '{{free}} tax-free, {{inside}} within the holding period',
  },
  'freeToday.partsOpen': {
    de: '{{free}} steuerfrei, der Rest in der Haltefrist oder nicht belegt',
    en: '{{free}} tax-free, the rest within the holding period or not proven',
  },
  simulate: { de: 'Verkauf simulieren', en: 'Simulate a sale' },

  review: { de: 'Bitte prüfen', en: 'Please review' },
  'review.none': { de: 'Nichts wartet auf dich.', en: 'Nothing is waiting for you.' },
  toReview: { de: 'Jetzt klären', en: 'Resolve now' },
  soon: { de: 'Bald steuerfrei', en: 'Tax-free soon' },
  'soon.provisional': { de: 'nach den Buchungen ab {{day}}', en: 'going by the entries, from {{day}}' },
  'soon.from': { de: 'ab {{day}}', en: 'from {{day}}' },
  'soon.in': {
    de: { one: 'in {{count}} Tag', other: 'in {{count}} Tagen' },
    en: { one: 'in {{count}} day', other: 'in {{count}} days' },
  },
  'soon.none': {
    de: 'Nach den Buchungen ist keine Tranche mehr in der Haltefrist.',
    en: 'Going by the entries, no lot is within the holding period any more.',
  },

  tracking: { de: 'Kursverfolgung', en: 'Real-time tracking' },
  'tracking.every': { de: 'Abstand', en: 'Interval' },
  'tracking.start': { de: 'Starten', en: 'Start' },
  'tracking.stop': { de: 'Stoppen', en: 'Stop' },
  'tracking.updated': { de: 'Aktualisiert {{age}}', en: 'Updated {{age}}' },
  'tracking.never': { de: 'Noch nicht aktualisiert', en: 'Not updated yet' },
  'tracking.calls': {
    de: { one: '{{count}} Antwort', other: '{{count}} Antworten' },
    en: { one: '{{count}} answer', other: '{{count}} answers' },
  },
  'tracking.changes': {
    de: { one: '{{count}} echte Kursänderung', other: '{{count}} echte Kursänderungen' },
    en: { one: '{{count}} real price change', other: '{{count}} real price changes' },
  },
  'trust.establishing': { de: 'Wird aufgebaut', en: 'Establishing' },
  'trust.pending': { de: 'Noch offen', en: 'Pending' },
  'trust.verified': { de: 'Bestätigt', en: 'Verified' },
  'trust.monitoring': { de: 'Beobachtet', en: 'Monitoring' },
  'trust.establishing.why': {
    de: 'Weniger als 3 Antworten der Kursquellen.',
    en: 'Fewer than 3 answers from the price sources.',
  },
  'trust.pending.why': {
    de: 'Antworten kommen, aber noch keine echte Kursänderung.',
    en: 'Answers come, but no real price change yet.',
  },
  'trust.verified.why': {
    de: 'Mindestens 5 Antworten und eine echte Kursänderung.',
    en: 'At least 5 answers and one real price change.',
  },
  'trust.monitoring.why': {
    de: 'Mindestens 10 Antworten, aber kein Kurs bewegt sich.',
    en: 'At least 10 answers, but no price moves.',
  },
  alerts: { de: 'Bewegungen ab 3\u00a0%', en: 'Moves from 3%' },
  'alerts.none': { de: 'Keine Bewegung ab 3\u00a0% seit dem Start.', en: 'No move of 3% or more since the start.' },

  connections: { de: 'Verbindungen', en: 'Connections' },

  stats: { de: 'Statistik', en: 'Statistics' },
  'stats.exchanges': { de: 'Quellen', en: 'Sources' },
  'stats.lastImport': { de: 'Letzter Import', en: 'Last import' },
  'stats.never': { de: 'keiner', en: 'none' },
  'stats.demo': { de: 'Beispieldaten', en: 'demo data' },
  'stats.mostTraded': { de: 'Meist gehandelt', en: 'Most traded' },
  'stats.entries': {
    de: { one: '{{asset}}, {{entries}} Buchung', other: '{{asset}}, {{entries}} Buchungen' },
    en: { one: '{{asset}}, {{entries}} entry', other: '{{asset}}, {{entries}} entries' },
  },
  'stats.best': { de: 'Beste Entwicklung', en: 'Best performer' },
});

/** Titles of open questions, one per kind of card. */
export const reviewKindStrings = defineStrings('dashboard-review', {
  'missing-acquisition': { de: 'Kauf fehlt', en: 'Purchase missing' },
  'spare-assumption': { de: 'Annahme nicht mehr nötig', en: 'Assumption no longer needed' },
  'missing-price': { de: 'Kurs fehlt', en: 'Price missing' },
  'doubtful-price': { de: 'Kurs zweifelhaft', en: 'Doubtful price' },
  'unmatched-transfer': { de: 'Transfer ohne Gegenstück', en: 'Transfer without counterpart' },
  'unreadable-row': { de: 'Zeile nicht lesbar', en: 'Unreadable line' },
  'ambiguous-asset': { de: 'Coin nicht eindeutig', en: 'Ambiguous coin' },
  'possible-duplicate': { de: 'Mögliches Duplikat', en: 'Possible duplicate' },
  'airdrop-service': { de: 'Airdrop: Leistung erbracht?', en: 'Airdrop: service given?' },
});
