/** Words of the reports page: data status, the four reports, sealed reports, adviser packs. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const reportsStrings = defineStrings('reports', {
  context: {
    de: 'Dateien für Finanzamt und Unterlagen, für jedes Jahr deiner Buchungen.',
    en: 'Files for the tax office and your records, for every year of your entries.',
  },
  intro: {
    de: 'Noch keine Daten importiert. Sobald Transaktionen da sind, lädst du hier deine Berichte.',
    en: 'No data imported yet. As soon as there are transactions, you can download your reports here.',
  },
  export: { de: 'Alle Formate', en: 'All formats' },

  status: { de: 'Datenstand', en: 'Data status' },
  'status.full': { de: 'Vollständig', en: 'Complete' },
  'status.partial': { de: 'Teilweise', en: 'Partial' },
  'status.fullNote': { de: 'nichts wartet auf eine Antwort', en: 'nothing is waiting for an answer' },
  'status.partialNote': {
    de: { one: '{{count}} Hinweis offen', other: '{{count}} Hinweise offen' },
    en: { one: '{{count}} note open', other: '{{count}} notes open' },
  },
  events: { de: 'Buchungen', en: 'Entries' },
  eventsNote: {
    de: { one: 'aus {{count}} Quelle', other: 'aus {{count}} Quellen' },
    en: { one: 'from {{count}} source', other: 'from {{count}} sources' },
  },
  years: { de: 'Jahre', en: 'Years' },
  lastImport: { de: 'Letzter Import', en: 'Last import' },
  never: { de: 'Noch nichts importiert', en: 'Nothing imported yet' },

  table: { de: 'Berichte nach Jahren', en: 'Reports by year' },
  'table.year': { de: 'Jahr', en: 'Year' },
  'table.net': { de: 'Ergebnis § 23', en: 'Result, section 23' },
  'table.taxable': { de: 'Steuerpflichtig', en: 'Taxable' },
  'table.freeGain': { de: 'Steuerfrei', en: 'Tax-free' },
  'table.freeLoss': { de: 'zählt nicht', en: 'does not count' },
  'table.income': { de: 'Leistungen', en: 'Income' },
  'table.extraTax': { de: 'Mehrsteuer', en: 'Extra tax' },
  'table.files': { de: 'Dateien', en: 'Files' },
  'short.annual': { de: 'Bericht', en: 'Report' },
  'short.gains': { de: 'Gewinne', en: 'Gains' },
  'short.transactions': { de: 'CSV', en: 'CSV' },
  'short.form': { de: 'Anlage SO', en: 'Anlage SO' },

  'card.annual': { de: 'Jahresbericht', en: 'Annual report' },
  'card.annual.line': {
    de: 'Der ganze Bericht als PDF: Ergebnis nach Gesetz, jede Tranche, Methode, Bestände.',
    en: 'The whole report as PDF: result by law, every lot, method, balances.',
  },
  'card.gains': { de: 'Gewinnbericht', en: 'Capital gains report' },
  'card.gains.line': {
    de: 'Gewinne und Verluste je Veräußerung als PDF.',
    en: 'Gains and losses per disposal as PDF.',
  },
  'card.transactions': { de: 'Transaktionen', en: 'Transactions' },
  'card.transactions.line': {
    de: 'Alle Buchungen des Jahres als CSV, mit Datei und Zeile.',
    en: 'All entries of the year as CSV, with file and line.',
  },
  'card.form': { de: 'Anlage SO', en: 'Anlage SO' },
  'card.form.line': {
    de: 'Welche Zahl in welche Zeile gehört, als Blatt zum Abtippen. Steuerfrei nach mehr als einem Jahr Haltedauer.',
    en: 'Which figure goes into which line, as a sheet to type from. Tax-free after more than one year of holding.',
  },
  'state.running': { de: 'läuft', en: 'running' },
  'state.provisional': { de: 'vorläufig', en: 'provisional' },
  'state.final': { de: 'fertig', en: 'final' },
  load: { de: '{{name}} {{year}} laden', en: 'Download {{name}} {{year}}' },

  sealed: { de: 'Versiegelte Berichte', en: 'Sealed reports' },
  'sealed.line': {
    de: 'Ein versiegelter Bericht hält Zahlen, Eingaben und Versionen fest. Ändert sich später etwas an deinen Buchungen, siehst du hier, was sich am Bericht ändern würde und warum.',
    en: 'A sealed report preserves figures, inputs and versions. If your entries change later, you see here what would change in the report and why.',
  },
  'sealed.none': { de: 'Noch kein Bericht versiegelt.', en: 'No report sealed yet.' },
  'sealed.make': { de: 'Bericht {{year}} versiegeln', en: 'Seal the report {{year}}' },
  'sealed.title': { de: 'Steuerbericht {{year}}', en: 'Tax report {{year}}' },
  'sealed.at': { de: 'versiegelt am {{at}}', en: 'sealed on {{at}}' },
  'sealed.same': { de: 'unverändert', en: 'unchanged' },
  'sealed.changed': { de: 'würde sich ändern', en: 'would change' },
  'sealed.headline': {
    de: 'Dein versiegelter Bericht {{year}} würde sich um {{change}} ändern ({{figure}}).',
    en: 'Your sealed report {{year}} would change by {{change}} ({{figure}}).',
  },
  'sealed.inner': {
    de: 'Die Summen bleiben gleich, einzelne Ergebnisse ändern sich.',
    en: 'The totals stay the same, individual results change.',
  },
  'sealed.damaged': { de: 'beschädigt', en: 'damaged' },
  'sealed.damagedLine': {
    de: 'Der Inhalt ist nicht mehr der, der versiegelt wurde.',
    en: 'The content is no longer what was sealed.',
  },
  'sealed.unknown': { de: 'nicht vergleichbar', en: 'not comparable' },
  'sealed.unknownLine': {
    de: 'Der heutige Bericht lässt sich gerade nicht berechnen.',
    en: "Today's report cannot be calculated at the moment.",
  },
  'sealed.open': { de: 'Ansehen', en: 'View' },
  'sealed.json': { de: 'JSON laden', en: 'Download JSON' },
  'sealed.check': { de: 'Nachrechnen', en: 'Recheck' },
  'sealed.remove': { de: 'Entfernen', en: 'Remove' },
  'remove.title': { de: 'Versiegelten Bericht {{year}} entfernen?', en: 'Remove the sealed report {{year}}?' },
  'remove.line': {
    de: 'Der festgehaltene Stand ist dann weg. Deine Buchungen bleiben.',
    en: 'The preserved state will be gone. Your entries stay.',
  },
  'check.good': {
    de: 'Nachgerechnet: Siegel unversehrt, jede Zahl stimmt mit den eingefrorenen Eingaben überein.',
    en: 'Rechecked: the seal is intact, every figure agrees with the frozen inputs.',
  },
  'check.other': {
    de: {
      one: 'Das Siegel ist unversehrt, aber diese Version rechnet anders: {{count}} Feld weicht ab.',
      other: 'Das Siegel ist unversehrt, aber diese Version rechnet anders: {{count}} Felder weichen ab.',
    },
    en: {
      one: 'The seal is intact, but this version calculates differently: {{count}} field differs.',
      other: 'The seal is intact, but this version calculates differently: {{count}} fields differ.',
    },
  },
  'check.noInputs': {
    de: 'Das Siegel ist unversehrt. Die eingefrorenen Eingaben lassen sich nicht mehr lesen; nachgerechnet ist nichts.',
    en: 'The seal is intact. The frozen inputs can no longer be read, so nothing was rechecked.',
  },
  'check.broken': {
    de: 'Der Inhalt wurde nach dem Versiegeln verändert.',
    en: 'The content was altered after sealing.',
  },

  why: { de: 'Warum', en: 'Why' },
  'figure.tax': { de: 'geschätzte Steuer', en: 'estimated tax' },
  'figure.private-sales.net': { de: 'Gewinn nach § 23', en: 'gain, section 23' },
  'figure.private-sales.taxable': { de: 'steuerpflichtig nach § 23', en: 'taxable, section 23' },
  'figure.tax-free': { de: 'steuerfreier Gewinn', en: 'tax-free gain' },
  'figure.income.net': { de: 'Leistungen § 22 Nr. 3', en: 'income, section 22 no. 3' },
  'figure.income.taxable': { de: 'steuerpflichtig nach § 22 Nr. 3', en: 'taxable, section 22 no. 3' },
  'figure.capital.net': { de: 'Kapitalerträge § 20', en: 'capital income, section 20' },
  'figure.capital.taxable': { de: 'steuerpflichtig nach § 20', en: 'taxable, section 20' },
  'figure.carry-out': { de: 'Verlustvortrag', en: 'loss carried forward' },
  'law.private-sales': { de: '§ 23', en: 'section 23' },
  'law.tax-free': { de: 'steuerfrei', en: 'tax-free' },
  'law.income': { de: '§ 22 Nr. 3', en: 'section 22 no. 3' },
  'law.capital': { de: '§ 20', en: 'section 20' },
  'cause.added': { de: '{{event}} kam hinzu', en: '{{event}} was added' },
  'cause.removed': { de: '{{event}} wurde entfernt', en: '{{event}} was removed' },
  'cause.edited': { de: '{{event}} wurde geändert ({{fields}})', en: '{{event}} was changed ({{fields}})' },
  'circumstance.settings': { de: 'Die Methode wurde geändert.', en: 'The method was changed.' },
  'circumstance.profile': { de: 'Das Steuerprofil wurde geändert.', en: 'The tax profile was changed.' },
  'circumstance.spouse': { de: 'Angaben zum Ehegatten wurden geändert.', en: 'The spouse’s details were changed.' },
  'circumstance.engine': { de: 'Das Rechenwerk hat eine neue Version.', en: 'The engine has a new version.' },
  'circumstance.rule-book': { de: 'Das Regelwerk hat eine neue Fassung.', en: 'The rule book has a new version.' },
  rest: {
    de: '{{law}}: {{change}} durch Rundung oder das Steuerprofil',
    en: '{{law}}: {{change}} from rounding or the tax profile',
  },
  more: {
    de: { one: 'und {{count}} weitere Buchung', other: 'und {{count}} weitere Buchungen' },
    en: { one: 'and {{count}} more entry', other: 'and {{count}} more entries' },
  },

  pack: { de: 'Für deine Steuerberatung', en: 'For your tax adviser' },
  'pack.line': {
    de: 'Ein verschlüsseltes Paket mit Bericht, Buchungen, Annahmen, Änderungen und Notizen. Deine Steuerberatung öffnet es hier im Browser, ohne Konto; ihre Vorschläge kommen als Datei zurück.',
    en: 'One encrypted pack with report, entries, assumptions, changes and notes. Your adviser opens it here in the browser, without an account; proposals come back as a file.',
  },
  'pack.make': { de: 'Paket erstellen', en: 'Create a pack' },
  'pack.open': { de: 'Paket öffnen', en: 'Open a pack' },
  'pack.makeTitle': { de: 'Beraterpaket {{year}}', en: 'Adviser pack {{year}}' },
  'pack.makeLine': {
    de: 'Wähle eine Passphrase und gib sie auf einem anderen Weg weiter als die Datei. Ohne sie lässt sich das Paket nicht öffnen.',
    en: 'Choose a passphrase and pass it on separately from the file. Without it the pack cannot be opened.',
  },
  'pack.openTitle': { de: 'Beraterpaket öffnen', en: 'Open an adviser pack' },
  'pack.openLine': {
    de: 'Das Paket wird nur angezeigt. Nichts davon landet in deinen Daten.',
    en: 'The pack is only displayed. None of it is added to your data.',
  },
  'pack.file': { de: 'Datei wählen (.ctxpack)', en: 'Choose file (.ctxpack)' },
  'pack.none': { de: 'Noch keine Datei gewählt', en: 'No file chosen yet' },
  'pack.passphrase': { de: 'Passphrase', en: 'Passphrase' },
  'pack.short': { de: 'Mindestens {{count}} Zeichen.', en: 'At least {{count}} characters.' },
  'pack.noFile': { de: 'Wähle zuerst die Datei.', en: 'Choose the file first.' },
  'pack.remark': { de: 'Nachricht an die Beratung', en: 'Message to the adviser' },
  'pack.create': { de: 'Paket speichern', en: 'Save the pack' },
  'pack.view': { de: 'Öffnen', en: 'Open' },
  'pack.saved': { de: '{{file}} gespeichert', en: '{{file}} saved' },
  'proposals.write': { de: 'Vorschläge schreiben', en: 'Write proposals' },
  'proposals.writeLine': {
    de: 'Für die Beratung: Was dieses Buch anders hat als das Paket, geht als Vorschläge an den Mandanten zurück, mit derselben Passphrase.',
    en: 'For advisers: whatever differs between this book and the pack goes back to the client as proposals, with the same passphrase.',
  },
  'proposals.none': {
    de: 'In diesem Buch ist alles wie im Paket. Ändere zuerst Buchungen oder beantworte offene Punkte.',
    en: 'Everything in this book is the same as in the pack. Change entries or answer open points first.',
  },
  'proposals.adviser': { de: 'Name der Beratung', en: 'Name of the adviser' },
  'proposals.noAdviser': { de: 'Trage deinen Namen ein.', en: 'Enter your name.' },
  'proposals.reason': { de: 'Begründung zu {{no}}', en: 'Reason for {{no}}' },
  'proposals.save': { de: 'Vorschläge speichern', en: 'Save the proposals' },
  'proposals.take': { de: 'Vorschläge übernehmen', en: 'Accept proposals' },
  'proposals.takeLine': {
    de: 'Die Datei, die deine Beratung zurückgeschickt hat, mit der Passphrase des Pakets.',
    en: 'The file your adviser sent back, with the passphrase of the pack.',
  },
  'proposals.file': { de: 'Datei wählen (.ctxprop)', en: 'Choose file (.ctxprop)' },
  'proposals.from': {
    de: {
      one: '{{count}} Vorschlag von {{adviser}} vom {{day}} zum Bericht {{year}}, Siegel {{seal}}. Übernommenes lässt sich rückgängig machen.',
      other:
        '{{count}} Vorschläge von {{adviser}} vom {{day}} zum Bericht {{year}}, Siegel {{seal}}. Übernommenes lässt sich rückgängig machen.',
    },
    en: {
      one: '{{count}} proposal from {{adviser}} dated {{day}} on the report {{year}}, seal {{seal}}. What you accept can be undone.',
      other:
        '{{count}} proposals from {{adviser}} dated {{day}} on the report {{year}}, seal {{seal}}. What you accept can be undone.',
    },
  },
  close: { de: 'Schließen', en: 'Close' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
});
