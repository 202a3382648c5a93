/** Words around report files: formats, progress, the mark of the free plan. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const fileStrings = defineStrings('report-files', {
  pdf: { de: 'PDF', en: 'PDF' },
  'pdf.note': { de: 'Bericht', en: 'Report' },
  'pdf.line': {
    de: 'Der ganze Bericht für Finanzamt und Unterlagen: Deckblatt, Ergebnis nach Gesetz, jede Tranche, Methode.',
    en: 'The whole report for the tax office and your records: cover, result by law, every lot, method.',
  },
  gains: { de: 'Gewinne (PDF)', en: 'Gains (PDF)' },
  'gains.note': { de: 'Veräußerungen', en: 'Disposals' },
  'gains.line': { de: 'Nur die Veräußerungen mit jeder Tranche.', en: 'Only the disposals with every lot.' },
  elster: { de: 'ELSTER-Blatt', en: 'ELSTER sheet' },
  'elster.note': { de: 'Wo was hinkommt', en: 'What goes where' },
  'elster.line': {
    de: 'Ein Blatt zum Abtippen: welche Zahl in welche Zeile der Anlage SO gehört.',
    en: 'A sheet to type from: which figure goes into which line of Anlage SO.',
  },
  xlsx: { de: 'XLSX', en: 'XLSX' },
  'xlsx.note': { de: 'Alle Buchungen', en: 'All entries' },
  'xlsx.line': {
    de: 'Eine Arbeitsmappe mit einem Blatt je Teil, Summen als Formeln.',
    en: 'A workbook with a sheet per part, totals as formulas.',
  },
  csv: { de: 'CSV', en: 'CSV' },
  'csv.note': { de: 'Veräußerungen', en: 'Disposals' },
  'csv.line': { de: 'Eine Tabelle deiner Wahl als Textdatei.', en: 'One table of your choice as a text file.' },
  'csv-zip': { de: 'CSV (alle)', en: 'CSV (all)' },
  'csv-zip.note': { de: 'Alle Tabellen', en: 'All tables' },
  'csv-zip.line': { de: 'Alle Tabellen des Berichts in einem Archiv.', en: 'All tables of the report in one archive.' },
  json: { de: 'JSON', en: 'JSON' },
  'json.note': { de: 'Rohdaten', en: 'Raw data' },
  'json.line': {
    de: 'Der ganze Bericht für Programme; lässt sich später nachprüfen.',
    en: 'The whole report for programs; it can be verified later.',
  },
  xml: { de: 'XML', en: 'XML' },
  'xml.note': { de: 'Anlage SO', en: 'Anlage SO' },
  'xml.line': {
    de: 'Die Werte der Anlagen nach veröffentlichtem Schema. Keine amtliche Übermittlung.',
    en: 'The form values in a published schema. Not an official submission.',
  },
  wiso: { de: 'WISO', en: 'WISO' },
  'wiso.note': { de: 'Steuersoftware', en: 'Tax software' },
  'wiso.line': {
    de: 'CSV im Aufbau für WISO Steuer; vergleiche nach dem Einlesen die Summen.',
    en: 'CSV in the layout for WISO Steuer; compare the totals after importing it.',
  },
  transactions: { de: 'Transaktionen', en: 'Transactions' },
  'transactions.note': { de: 'CSV', en: 'CSV' },
  'transactions.line': { de: 'Alle Buchungen des Jahres als CSV.', en: 'All entries of the year as CSV.' },

  load: { de: '{{name}} laden', en: 'Download {{name}}' },
  'stage.report': { de: 'Bericht wird berechnet', en: 'Calculating the report' },
  'stage.render': { de: 'Datei wird geschrieben, {{percent}}\u00a0%', en: 'Writing the file, {{percent}}%' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  done: { de: '{{file}} gespeichert', en: '{{file}} saved' },
  'done.readable': {
    de: 'Dieses Buch ist gesperrt, die Datei ist es nicht: Wer sie hat, kann sie lesen.',
    en: 'This book is locked, the file is not: whoever has it can read it.',
  },
  failed: {
    de: 'Die Datei ließ sich nicht schreiben. Versuche es noch einmal.',
    en: 'The file could not be written. Please try again.',
  },
  progress: { de: 'Fortschritt der Datei', en: 'Progress of the file' },
  preview: {
    de: 'Im Tarif Free trägt jede PDF-Seite den Vermerk „Vorschau“. Mit Premium entfällt er.',
    en: 'On the Free plan every PDF page carries the mark “Preview”. Premium has none.',
  },
  upgrade: { de: 'Premium ansehen', en: 'See Premium' },
});
