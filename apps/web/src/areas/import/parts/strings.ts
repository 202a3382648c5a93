/** Words of the import that both import screens share. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const importStrings = defineStrings('import', {
  'drop.title': { de: 'Dateien hierher ziehen', en: 'Drop files here' },
  'drop.more': { de: 'Weitere Dateien hierher ziehen', en: 'Drop more files here' },
  'drop.kinds': {
    de: 'CSV, XLSX, XLS oder ZIP, auch mehrere auf einmal',
    en: 'CSV, XLSX, XLS or ZIP, several at once',
  },
  'drop.choose': { de: 'Dateien wählen', en: 'Choose files' },
  'drop.area': { de: 'Ablagefläche für Dateien', en: 'Drop area for files' },
  refused: {
    de: 'Nicht lesbar, nur Tabellen und Archive: {{names}}',
    en: 'Cannot be read, tables and archives only: {{names}}',
  },

  chosen: { de: 'Gewählte Dateien', en: 'Chosen files' },
  start: { de: 'Import starten', en: 'Start Import' },
  clear: { de: 'Alle entfernen', en: 'Clear All' },

  'stage.read': { de: 'Lese {{file}} ({{n}} von {{of}})', en: 'Reading {{file}} ({{n}} of {{of}})' },
  'stage.map': {
    de: 'Lese {{file}} ({{n}} von {{of}}), {{rows}} Zeilen',
    en: 'Reading {{file}} ({{n}} of {{of}}), {{rows}} rows',
  },
  'stage.reconcile': { de: 'Suche Duplikate und Transfers', en: 'Finding duplicates and transfers' },
  'stage.value': { de: 'Bewerte in Euro', en: 'Valuing in euros' },
  'stage.compute': { de: 'Berechne Bestand und Steuer', en: 'Computing holdings and tax' },
  'stage.save': { de: 'Speichere in diesem Browser', en: 'Saving in this browser' },
  progress: { de: 'Fortschritt des Imports', en: 'Import progress' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },

  result: { de: 'Ergebnis der Prüfung', en: 'Result of the check' },
  'result.sums': {
    de: {
      one: '{{shown}} Zeile = {{used}} neu + {{duplicate}} schon da + {{ignored}} ausgelassen + {{review}} offen',
      other: '{{shown}} Zeilen = {{used}} neu + {{duplicate}} schon da + {{ignored}} ausgelassen + {{review}} offen',
    },
    en: {
      one: '{{shown}} row = {{used}} new + {{duplicate}} already there + {{ignored}} left out + {{review}} open',
      other: '{{shown}} rows = {{used}} new + {{duplicate}} already there + {{ignored}} left out + {{review}} open',
    },
  },
  file: { de: 'Datei', en: 'File' },
  format: { de: 'Format', en: 'Format' },
  rows: { de: 'Zeilen', en: 'Rows' },
  events: { de: 'Buchungen', en: 'Entries' },
  duplicates: { de: 'Duplikate', en: 'Duplicates' },
  used: { de: 'Neu', en: 'New' },
  ignored: { de: 'Ausgelassen', en: 'Left out' },
  review: { de: 'Offen', en: 'Open' },
  status: { de: 'Status', en: 'Status' },
  actions: { de: 'Aktionen', en: 'Actions' },
  'confidence.sure': { de: 'sicher erkannt', en: 'recognised with certainty' },
  'confidence.likely': { de: 'zu {{percent}}\u00a0% erkannt', en: 'recognised at {{percent}}%' },
  'format.unknown': { de: 'nicht erkannt', en: 'not recognised' },
  'status.complete': { de: 'vollständig', en: 'complete' },
  'status.empty': { de: 'ohne Zeilen', en: 'no rows' },
  'status.known': { de: 'schon da', en: 'already there' },
  'status.review': {
    de: { one: '{{shown}} prüfen', other: '{{shown}} prüfen' },
    en: { one: '{{shown}} to review', other: '{{shown}} to review' },
  },
  'status.unknown': { de: 'Format wählen', en: 'choose format' },
  'status.failed': { de: 'nicht lesbar', en: 'not readable' },
  'file.read': { de: 'gelesen', en: 'read' },
  'file.reading': { de: 'wird gelesen', en: 'reading' },
  'file.waiting': { de: 'wartet', en: 'waiting' },
  'file.rows': {
    de: { one: '{{shown}} Zeile', other: '{{shown}} Zeilen' },
    en: { one: '{{shown}} row', other: '{{shown}} rows' },
  },
  'file.remove': { de: '{{name}} entfernen', en: 'Remove {{name}}' },
  line: { de: 'Zeile {{line}}', en: 'Line {{line}}' },
  'line.others': {
    de: { one: '(und eine weitere Zeile)', other: '(und {{shown}} weitere Zeilen)' },
    en: { one: '(and one more row)', other: '(and {{shown}} more rows)' },
  },
  'more.review': {
    de: { one: 'und {{shown}} weitere Zeile', other: 'und {{shown}} weitere Zeilen' },
    en: { one: 'and {{shown}} more row', other: 'and {{shown}} more rows' },
  },
  compare: { de: 'Mit deinen Zahlen vergleichen', en: 'Compare it with your figures' },
  'details.review': { de: 'Diese Zeilen warten auf deine Antwort', en: 'These rows need your answer' },
  'details.review.note': {
    de: 'Sie werden mit übernommen und warten unter „Bitte prüfen“. Nichts geht verloren.',
    en: 'They are added too and wait under “Please review”. Nothing is lost.',
  },
  'details.ignored': { de: 'Bewusst ausgelassen', en: 'Left out on purpose' },
  'details.lines': { de: 'Zeile {{lines}}', en: 'line {{lines}}' },

  'effect.title': { de: 'Was sich ändert', en: 'What changes' },
  'effect.coming': {
    de: 'Bestand und Steuer werden berechnet. Übernehmen kannst du schon jetzt.',
    en: 'Holdings and tax are being calculated. You can add the entries right away.',
  },
  'effect.holdings': { de: 'Bestand', en: 'Holdings' },
  'effect.none': { de: 'Der Bestand ändert sich nicht.', en: 'The holdings do not change.' },
  'effect.asset': { de: 'Coin', en: 'Asset' },
  'effect.before': { de: 'vorher', en: 'before' },
  'effect.after': { de: 'nachher', en: 'after' },
  'effect.more': {
    de: { one: '{{count}} weiterer Coin', other: '{{count}} weitere Coins' },
    en: { one: '{{count}} more asset', other: '{{count}} more assets' },
  },
  'effect.tax': { de: 'Steuer {{year}}', en: 'Tax {{year}}' },
  'effect.gain': { de: 'Private Veräußerungen', en: 'Private sales' },
  'effect.income': { de: 'Leistungen', en: 'Income from services' },
  'effect.estimate': { de: 'Mehrsteuer, geschätzt', en: 'Extra tax, estimated' },
  'effect.flat': {
    de: 'Grobe Schätzung mit 26,375\u00a0%; das ist der Satz von § 20, nicht von § 23. Mit deinem Steuerprofil wird sie genau.',
    en: 'Rough estimate at 26.375%; that is the rate of section 20, not of section 23. Your tax profile makes it exact.',
  },
  'effect.incomplete': {
    de: {
      one: '{{shown}} Veräußerung ist noch unvollständig: vorläufig.',
      other: '{{shown}} Veräußerungen sind noch unvollständig: vorläufig.',
    },
    en: {
      one: '{{shown}} disposal is still incomplete: provisional.',
      other: '{{shown}} disposals are still incomplete: provisional.',
    },
  },
  'effect.unpriced': {
    de: {
      one: '{{shown}} Buchung hat noch keinen Kurs: Sie zählt im Bestand, in der Steuer noch nicht. Übernimm sie und trage den Wert unter „Bitte prüfen“ nach.',
      other:
        '{{shown}} Buchungen haben noch keinen Kurs: Sie zählen im Bestand, in der Steuer noch nicht. Übernimm sie und trage die Werte unter „Bitte prüfen“ nach.',
    },
    en: {
      one: '{{shown}} entry has no price yet: it counts in the holdings, but not yet for tax. Add it and enter the value under “Please review”.',
      other:
        '{{shown}} entries have no price yet: they count in the holdings, but not yet for tax. Add them and enter the values under “Please review”.',
    },
  },
  'effect.years': { de: 'Weitere Jahre mit Änderungen: {{years}}', en: 'Other years that change: {{years}}' },

  take: {
    de: { one: '{{shown}} Buchung übernehmen', other: '{{shown}} Buchungen übernehmen' },
    en: { one: 'Add {{shown}} entry', other: 'Add {{shown}} entries' },
  },
  'take.review': {
    de: { one: '{{shown}} Zeile zum Prüfen übernehmen', other: '{{shown}} Zeilen zum Prüfen übernehmen' },
    en: { one: 'Add {{shown}} row for review', other: 'Add {{shown}} rows for review' },
  },
  discard: { de: 'Verwerfen', en: 'Discard' },
  'nothing.new': {
    de: 'Alles davon ist schon da. Es gibt nichts zu übernehmen.',
    en: 'All of it is there already. There is nothing to add.',
  },
  'nothing.asked': {
    de: 'Beantworte zuerst die Fragen oben, dann werden die Zeilen gelesen.',
    en: 'Answer the questions above first, then the rows are read.',
  },
  'nothing.waiting': {
    de: 'Noch ist keine Buchung fertig: Die Zeilen warten auf deine Antwort.',
    en: 'No entry is complete yet: the rows wait for your answer.',
  },
  'nothing.valid': {
    de: 'Keine Datei konnte importiert werden. In keiner Datei stand eine Buchung, die wir lesen können.',
    en: 'No valid transactions found in any file',
  },

  'done.title': { de: 'Dateien erfolgreich importiert', en: 'Files imported successfully' },
  'done.rows-left-out': {
    de: 'Alle Buchungen sind da. Für die Zeilen der Dateien selbst war im Browser kein Platz mehr; hebe die Dateien auf.',
    en: 'All entries are there. The browser had no room left for the rows of the files themselves; keep the files.',
  },
  'done.files-left-out': {
    de: 'Nicht übernommen: {{names}}. Ordne ihre Spalten im Expertenimport zu oder lade sie bei der Quelle neu herunter.',
    en: 'Not added: {{names}}. Map their columns in the expert import, or download them again from their source.',
  },
  'done.added': {
    de: { one: '{{shown}} neue Buchung', other: '{{shown}} neue Buchungen' },
    en: { one: '{{shown}} new entry', other: '{{shown}} new entries' },
  },
  'done.files': {
    de: { one: 'aus {{shown}} Datei', other: 'aus {{shown}} Dateien' },
    en: { one: 'from {{shown}} file', other: 'from {{shown}} files' },
  },
  'done.rows': {
    de: { one: '{{shown}} Zeile zu prüfen', other: '{{shown}} Zeilen zu prüfen' },
    en: { one: '{{shown}} row to review', other: '{{shown}} rows to review' },
  },
  'done.leave': {
    de: { one: 'Weiter zur Übersicht in {{count}} Sekunde.', other: 'Weiter zur Übersicht in {{count}} Sekunden.' },
    en: { one: 'On to the overview in {{count}} second.', other: 'On to the overview in {{count}} seconds.' },
  },
  'done.preparing': { de: 'Die Übersicht wird vorbereitet.', en: 'The overview is being prepared.' },
  'done.stay': { de: 'Hier bleiben', en: 'Stay here' },
  'done.dashboard': { de: 'Zur Übersicht', en: 'Go to the overview' },
  'done.review': { de: 'Jetzt klären', en: 'Review now' },
  'done.undo': { de: 'Rückgängig', en: 'Undo' },
  failed: { de: 'Fehler: {{reason}}', en: 'Import failed: {{reason}}' },
  again: { de: 'Erneut lesen', en: 'Read again' },
  'failed.unchanged': { de: 'Deine Daten sind unverändert.', en: 'Your data is unchanged.' },

  'limit.transactions': {
    de: 'Grenze erreicht: Im Tarif Free sind noch {{left}} Transaktionen frei. Mit einem Upgrade importierst du {{wanted}} weitere.',
    en: 'Transaction limit reached! You have {{left}} transactions left in FREE plan. Upgrade to import {{wanted}} more transactions.',
  },
  'limit.sources': {
    de: 'Grenze erreicht: Der Tarif Free umfasst eine Quelle, hier sind es {{count}} ({{names}}). Entferne Dateien oder wähle ein Upgrade.',
    en: 'Source limit reached: the Free plan covers one source, and there are {{count}} here ({{names}}). Remove files or upgrade.',
  },
  'limit.kept': {
    de: 'Was schon importiert ist, bleibt dir erhalten und nutzbar.',
    en: 'Everything you have imported stays yours to use.',
  },
  'upgrade.title': { de: 'Premium-Funktion', en: 'Premium Feature' },
  'upgrade.benefit': { de: 'Alle Börsen, alle Transaktionen', en: 'Every exchange, every transaction' },
  'upgrade.tick1': { de: 'Unbegrenzt viele Transaktionen', en: 'Unlimited transactions' },
  'upgrade.tick2': { de: 'Beliebig viele Börsen und Wallets', en: 'Any number of exchanges and wallets' },
  'upgrade.tick3': { de: 'PDF-Bericht ohne Vorschau-Vermerk', en: 'PDF report without the preview mark' },
  'upgrade.go': { de: 'Upgrade', en: 'Upgrade' },

  'drop.anywhere': { de: 'Loslassen, um die Datei zu importieren', en: 'Drop to import the file' },

  'list.title': { de: 'Bisherige Importe', en: 'Imports so far' },
  'list.entries': {
    de: { one: '{{shown}} Buchung', other: '{{shown}} Buchungen' },
    en: { one: '{{shown}} entry', other: '{{shown}} entries' },
  },
  'list.when': { de: 'Importiert', en: 'Imported' },
  'list.remove': { de: 'Import {{name}} entfernen', en: 'Remove import {{name}}' },
  'list.ask': { de: 'Diesen Import entfernen?', en: 'Remove this import?' },
  'list.ask.line': {
    de: {
      one: '{{shown}} Buchung aus {{name}} wird entfernt. Das lässt sich rückgängig machen.',
      other: '{{shown}} Buchungen aus {{name}} werden entfernt. Das lässt sich rückgängig machen.',
    },
    en: {
      one: '{{shown}} entry from {{name}} is removed. This can be undone.',
      other: '{{shown}} entries from {{name}} are removed. This can be undone.',
    },
  },
  'list.ask.repeats': {
    de: 'Zeilen aus {{others}} wurden als Duplikate ausgelassen. Was davon nur noch in {{name}} gebucht ist, fehlt danach: Importiere {{others}} dann noch einmal.',
    en: 'Rows of {{others}} were left out as duplicates. Those that only {{name}} has booked will be missing: import {{others}} again afterwards.',
  },
  'list.ask.yes': { de: 'Entfernen', en: 'Remove' },
  'list.removed': { de: 'Import entfernt', en: 'Import removed' },
});
