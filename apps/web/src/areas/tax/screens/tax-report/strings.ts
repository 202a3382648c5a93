/** Words of the tax report: head, states, result, files. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const taxReportStrings = defineStrings('tax-report', {
  context: {
    de: 'Ergebnis nach § 23 und § 22 Nr. 3 EStG. Keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
    en: 'Result under sections 23 and 22 no. 3 EStG. Not tax advice. All calculations without guarantee.',
  },
  intro: {
    de: 'Importiere deine Transaktionen als CSV oder verbinde eine Wallet. Dann steht hier dein Ergebnis mit Herleitung.',
    en: 'Import your transactions as CSV or connect a wallet. Then your result and its derivation appear here.',
  },
  connect: { de: 'Wallet verbinden', en: 'Connect a wallet' },
  title: { de: 'Steuerbericht {{year}}', en: 'Tax report {{year}}' },
  'title.provisional': { de: 'Steuerbericht {{year}}, vorläufig', en: 'Tax report {{year}}, provisional' },
  'method.wallet': { de: '{{method}} je Wallet', en: '{{method}} per wallet' },
  'method.global': { de: '{{method}} über alle Wallets', en: '{{method}} over all wallets' },
  'method.named': {
    de: {
      one: '{{count}} Veräußerung mit benannten Tranchen',
      other: '{{count}} Veräußerungen mit benannten Tranchen',
    },
    en: { one: '{{count}} disposal with named lots', other: '{{count}} disposals with named lots' },
  },
  single: { de: 'Einzelveranlagung', en: 'single assessment' },
  joint: { de: 'Zusammenveranlagung', en: 'joint assessment' },
  income: { de: 'zu versteuerndes Einkommen {{income}}', en: 'taxable income {{income}}' },
  'income.none': { de: 'ohne Einkommen', en: 'no income given' },
  change: { de: 'ändern', en: 'change' },
  cover: { de: 'Deckblatt', en: 'Cover' },
  loadPdf: { de: 'PDF laden', en: 'Download PDF' },

  'stage.title': { de: 'Dein Bericht entsteht', en: 'Your report is being made' },
  'stage.analyse': { de: 'Transaktionen werden analysiert', en: 'Analysing transactions' },
  'stage.calculate': { de: 'Gewinne und Verluste werden berechnet', en: 'Calculating gains and losses' },
  'stage.rules': { de: 'Deutsche Steuerregeln werden angewendet', en: 'Applying German tax rules' },
  'stage.create': { de: 'Bericht wird erstellt', en: 'Creating the report' },

  'failed.title': { de: 'Das hat nicht geklappt', en: 'That did not work' },
  'failed.line': {
    de: 'Bei der Berechnung ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    en: 'Sorry, something went wrong during calculation. Please try again!',
  },
  'failed.retry': { de: 'Erneut versuchen', en: 'Try Again' },
  'failed.import': { de: 'Zurück zum Import', en: 'Back to import' },
  'year.unknown': { de: 'Kein Regelwerk für {{year}}', en: 'No rules for {{year}}' },
  'year.known': {
    de: 'Cryptax kennt die Steuerjahre {{from}} bis {{to}}. Wähle oben ein anderes Jahr.',
    en: 'Cryptax knows the tax years {{from}} to {{to}}. Choose another year above.',
  },
  'year.empty': { de: '{{year}} ist nichts passiert', en: 'Nothing happened in {{year}}' },
  'year.emptyLine': {
    de: 'In diesem Jahr gibt es keine Buchungen. Diese Jahre haben welche:',
    en: 'There are no entries in this year. These years have some:',
  },

  'complete.title': { de: 'Vollständig.', en: 'Complete.' },
  'complete.line': {
    de: {
      one: '{{events}} aus {{count}} Wallet, {{from}} bis {{to}}. Jede Veräußerung hat Anschaffung und Kurs.',
      other: '{{events}} aus {{count}} Wallets, {{from}} bis {{to}}. Jede Veräußerung hat Anschaffung und Kurs.',
    },
    en: {
      one: '{{events}} from {{count}} wallet, {{from}} to {{to}}. Every disposal has its acquisition and price.',
      other: '{{events}} from {{count}} wallets, {{from}} to {{to}}. Every disposal has its acquisition and price.',
    },
  },
  'complete.events': {
    de: { one: '{{shown}} Buchung', other: '{{shown}} Buchungen' },
    en: { one: '{{shown}} entry', other: '{{shown}} entries' },
  },
  'partial.title': { de: 'Vorläufig.', en: 'Provisional.' },
  'partial.shortfalls': {
    de: { one: '{{count}} Veräußerung ohne Anschaffung', other: '{{count}} Veräußerungen ohne Anschaffung' },
    en: { one: '{{count}} disposal without an acquisition', other: '{{count}} disposals without an acquisition' },
  },
  'partial.missingPrices': {
    de: { one: '{{count}} fehlender Kurs', other: '{{count}} fehlende Kurse' },
    en: { one: '{{count}} missing price', other: '{{count}} missing prices' },
  },
  'partial.blocked': {
    de: { one: '{{count}} nicht berechenbare Buchung', other: '{{count}} nicht berechenbare Buchungen' },
    en: { one: '{{count}} entry that cannot be calculated', other: '{{count}} entries that cannot be calculated' },
  },
  'partial.unreadRows': {
    de: { one: '{{count}} ungeklärte Zeile', other: '{{count}} ungeklärte Zeilen' },
    en: { one: '{{count}} unresolved row', other: '{{count}} unresolved rows' },
  },
  'partial.openMovements': {
    de: { one: '{{count}} Bewegung ohne Antwort', other: '{{count}} Bewegungen ohne Antwort' },
    en: { one: '{{count}} movement without an answer', other: '{{count}} movements without an answer' },
  },
  'partial.provisional': {
    de: {
      one: '{{count}} Veräußerung, deren Tranchen davon abhängen',
      other: '{{count}} Veräußerungen, deren Tranchen davon abhängen',
    },
    en: { one: '{{count}} disposal whose lots depend on them', other: '{{count}} disposals whose lots depend on them' },
  },
  'partial.assumptions': {
    de: { one: '{{count}} Annahme', other: '{{count}} Annahmen' },
    en: { one: '{{count}} assumption', other: '{{count}} assumptions' },
  },
  'partial.outside': {
    de: { one: '{{count}} offener Hinweis', other: '{{count}} offene Hinweise' },
    en: { one: '{{count}} open hint', other: '{{count}} open hints' },
  },
  'decided.title': { de: 'Entschieden.', en: 'Decided.' },
  'partial.decided': {
    de: 'Was noch offen ist, ändert keine Zeile der Steuererklärung: Alle Antworten bleiben unter der Freigrenze oder führen zum selben Betrag.',
    en: 'What is still open changes no line of the tax return: all answers stay below the limit or lead to the same amount.',
  },
  'partial.effect': {
    de: 'Die betroffenen Beträge fehlen in den Zahlen.',
    en: 'The amounts affected are missing from the figures.',
  },
  'partial.assumed': { de: 'Die Zahlen beruhen darauf.', en: 'The figures are based on them.' },
  'partial.action': { de: 'Jetzt klären', en: 'Resolve now' },
  'running.title': { de: '{{year}} läuft noch.', en: '{{year}} is still running.' },
  running: { de: 'Die Zahlen sind der Stand von heute.', en: 'The figures are as of today.' },
  'silences.title': { de: 'Lange Pause in {{wallets}}.', en: 'Long gap in {{wallets}}.' },
  silences: {
    de: 'Falls dort etwas passiert ist, fehlt eine Datei.',
    en: 'If anything happened there, a file is missing.',
  },
  'planning.title': { de: 'Planungsvergleich.', en: 'Planning comparison.' },
  planning: {
    de: '{{method}} ist ein Planungsvergleich. Das Finanzamt erkennt FIFO und Durchschnitt je Wallet an.',
    en: '{{method}} is a planning comparison. The tax office accepts FIFO and average per wallet.',
  },

  'tax.label': { de: 'Voraussichtliche Mehrsteuer', en: 'Estimated extra tax' },
  'tax.rough': { de: 'grobe Schätzung', en: 'rough estimate' },
  'tax.difference': {
    de: 'Einkommensteuer {{with}} statt {{without}}.',
    en: 'Income tax {{with}} instead of {{without}}.',
  },
  'tax.soli': { de: 'Solidaritätszuschlag {{soli}}.', en: 'Solidarity surcharge {{soli}}.' },
  'tax.church': { de: 'Kirchensteuer {{church}}.', en: 'Church tax {{church}}.' },
  'tax.flat': {
    de: 'Pauschal 26,375\u00a0% auf {{crypto}}. Das ist der Satz für Kapitalerträge, nicht für Krypto-Verkäufe: Mit deinem Einkommen rechnen wir genau.',
    en: 'A flat 26.375% of {{crypto}}. That is the rate for capital income, not for crypto sales: with your income we can calculate it exactly.',
  },
  'tax.none': { de: 'Nach diesen Zahlen ist nichts zu zahlen.', en: 'Going by these figures, nothing is due.' },
  'tax.open': {
    de: 'Offene Fragen entscheiden noch darüber. Erst deine Antworten machen eine Zahl daraus.',
    en: 'This still depends on open questions. Your answers will turn it into one figure.',
  },
  'tax.never': {
    de: 'Fragen sind offen, aber beide Summen bleiben unter ihren Freigrenzen, egal wie du antwortest.',
    en: 'Questions are open, but both sums stay below their limits, whatever you answer.',
  },
  'tax.decided': {
    de: 'Fragen sind offen, aber keine Antwort ändert noch etwas an deiner Steuererklärung.',
    en: 'Questions are open, but no answer changes anything in your tax return any more.',
  },
  'tax.computing': { de: 'wird berechnet', en: 'being calculated' },
  'tax.booked': { de: 'Nach den Buchungen bisher: {{tax}}', en: 'Going by the entries so far: {{tax}}' },
  'tax.enter': { de: 'Einkommen eintragen', en: 'Enter your income' },
  'tax.capital': { de: 'Dazu Abgeltungsteuer (§ 20)', en: 'Plus flat tax (section 20)' },
  'limit.s23': { de: 'Freigrenze § 23', en: 'Limit, section 23' },
  'limit.s22': { de: 'Freigrenze § 22 Nr. 3', en: 'Limit, section 22 no. 3' },
  'limit.short': { de: 'Grenze', en: 'limit' },
  'limit.reached': {
    de: 'Erreicht, {{distance}} darüber. Der gesamte Gewinn ist steuerpflichtig.',
    en: 'Reached, {{distance}} above it. The whole gain is taxable.',
  },
  'limit.reachedIncome': {
    de: 'Erreicht, {{distance}} darüber. Alles davon ist steuerpflichtig.',
    en: 'Reached, {{distance}} above it. All of it is taxable.',
  },
  'limit.below': {
    de: 'Nicht erreicht. Weitere {{distance}} bleiben steuerfrei.',
    en: 'Not reached. Another {{distance}} stays tax-free.',
  },
  'limit.open': {
    de: 'Offene Fragen können das noch ändern.',
    en: 'Open questions can still change this.',
  },
  'limit.loss': { de: 'Kein Gewinn, die Freigrenze ist unberührt.', en: 'No gain, the limit is untouched.' },

  'stat.events': { de: 'Transaktionen', en: 'Transactions' },
  'stat.eventsNote': {
    de: { one: '{{shown}} Veräußerung', other: '{{shown}} Veräußerungen' },
    en: { one: '{{shown}} disposal', other: '{{shown}} disposals' },
  },
  'stat.eventsResult': {
    de: { one: '{{shown}} Veräußerung mit Ergebnis', other: '{{shown}} Veräußerungen mit Ergebnis' },
    en: { one: '{{shown}} disposal with a result', other: '{{shown}} disposals with a result' },
  },
  'stat.gains': { de: 'Gewinne', en: 'Gains' },
  'stat.gainsNote': { de: 'innerhalb der Haltefrist', en: 'within the holding period' },
  'stat.losses': { de: 'Verluste', en: 'Losses' },
  'stat.lossesNote': { de: 'mindern die Gewinne', en: 'they lower the gains' },
  'stat.booked': { de: 'bisher gebucht, Fragen sind offen', en: 'booked so far, questions are open' },
  'stat.free': { de: 'Langfristig steuerfrei', en: 'Long-term tax-free' },
  'stat.freeNote': { de: 'nach der Haltefrist', en: 'after the holding period' },
  'stat.freeLoss': {
    de: 'Verlust nach der Haltefrist, zählt nicht',
    en: 'loss after the holding period, does not count',
  },
  'stat.income': { de: 'Leistungen', en: 'Income' },
  'stat.incomeNote': { de: 'Staking und Ähnliches', en: 'staking and the like' },
  'stat.carry': { de: 'Verlustvortrag', en: 'Loss carried forward' },
  'stat.carryNote': { de: 'für {{year}} und später', en: 'for {{year}} and later' },

  'tab.result': { de: 'Ergebnis', en: 'Result' },
  'tab.sales': { de: 'Veräußerungen', en: 'Disposals' },
  'tab.income': { de: 'Leistungen', en: 'Income' },
  'tab.forms': { de: 'Anlage SO', en: 'Anlage SO' },
  'tab.records': { de: 'Nachweise', en: 'Records' },
  tabs: { de: 'Teile des Berichts', en: 'Parts of the report' },

  files: { de: 'Dateien', en: 'Files' },
  'files.note': { de: 'für Finanzamt und Unterlagen', en: 'for the tax office and your records' },
  'files.all': { de: 'Alle Formate', en: 'All formats' },
  seal: { de: 'Bericht versiegeln', en: 'Seal the report' },
  'seal.note': {
    de: 'Hält diesen Stand fest. Spätere Änderungen zeigen wir dir Buchung für Buchung.',
    en: 'Preserves this state. Later changes are shown to you entry by entry.',
  },
  'seal.done': { de: 'Versiegelt', en: 'Sealed' },
  'seal.list': { de: 'Versiegelte Berichte', en: 'Sealed reports' },

  details: { de: 'Ausführliche Ansicht', en: 'Detailed view' },
  'details.hide': { de: 'Ausführliche Ansicht schließen', en: 'Close the detailed view' },
  newReport: { de: 'Neuen Bericht erstellen', en: 'Create a new report' },

  'pack.agrees': { de: 'Nachgerechnet: jede Zahl stimmt.', en: 'Recalculated: every figure is right.' },
  'pack.differs': {
    de: 'Beim Nachrechnen stimmen nicht alle Zahlen.',
    en: 'Recalculating does not give the same figures.',
  },
  'pack.differs.line': {
    de: 'Frage nach, bevor du dich auf das Paket verlässt.',
    en: 'Ask the sender before you rely on this pack.',
  },
  'sealed.title': { de: 'Versiegelter Bericht, Stand {{day}}.', en: 'Sealed report as of {{day}}.' },
  'sealed.line': { de: 'Er ändert sich nicht mehr.', en: 'It no longer changes.' },
  'pack.title': { de: 'Beraterpaket, nur zum Lesen.', en: 'Adviser pack, read-only.' },
  'pack.line': {
    de: 'Nichts davon wird in deinem Browser gespeichert.',
    en: 'None of it is stored in your browser.',
  },
  'back.live': { de: 'Zum aktuellen Bericht', en: 'Back to the current report' },
  'pack.work': { de: 'Daran arbeiten', en: 'Work on it' },
  'back.reports': { de: 'Zu den Berichten', en: 'Go to the reports' },
});
