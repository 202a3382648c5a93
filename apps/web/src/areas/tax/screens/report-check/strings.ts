/** Words of the page that verifies a PDF of a report. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const reportCheckStrings = defineStrings('report-check', {
  context: {
    de: 'Ist dieser Bericht echt und unverändert? Ohne Konto, ohne Internet, nur mit der Datei.',
    en: 'Is this report genuine and unchanged? No account, no internet, just the file.',
  },
  title: { de: 'Bericht als PDF', en: 'Report as PDF' },
  line: {
    de: 'Wähle das PDF des Steuerberichts oder ziehe es hierher. Es enthält den versiegelten Bericht und alle Buchungen. Cryptax rechnet ihn daraus neu und druckt ihn neu; stimmt jedes Byte, ist nichts geändert worden. Nichts davon verlässt dein Gerät oder kommt in deine Daten.',
    en: 'Choose the PDF of the tax report or drop it here. It contains the sealed report and all its entries. Cryptax calculates and prints it again; if every byte is the same, nothing was changed. None of it leaves your device or is added to your data.',
  },
  pick: { de: 'PDF wählen', en: 'Choose a PDF' },
  none: { de: 'Noch keine Datei gewählt', en: 'No file chosen yet' },
  working: { de: '{{file}} wird nachgerechnet …', en: 'Recalculating {{file}} …' },
  agrees: {
    de: 'Unverändert. Jede Zahl, jede Seite und jedes Siegel stimmen mit den Buchungen im PDF überein.',
    en: 'Unchanged. Every figure, page and seal agrees with the entries inside the PDF.',
  },
  'changed-report': {
    de: 'Geändert. Der Bericht im PDF passt nicht zu seinem Siegel: Nach dem Erstellen wurde eine Zahl verändert.',
    en: 'Changed. The report inside does not match its seal: a figure was altered after it was made.',
  },
  'other-entries': {
    de: 'Geändert. Die Buchungen im PDF sind nicht die, aus denen der Bericht berechnet wurde.',
    en: 'Changed. The entries inside are not those the report was computed from.',
  },
  'other-figures': {
    de: {
      one: 'Nicht bestätigt. Neu gerechnet kommt {{count}} Feld anders heraus als im Bericht.',
      other: 'Nicht bestätigt. Neu gerechnet kommen {{count}} Felder anders heraus als im Bericht.',
    },
    en: {
      one: 'Not confirmed. When recalculated, {{count}} field differs from the report.',
      other: 'Not confirmed. When recalculated, {{count}} fields differ from the report.',
    },
  },
  'other-pages': {
    de: 'Die Daten im PDF stimmen, die gedruckten Seiten sind aber nicht die, die Cryptax daraus druckt. Verlass dich nicht auf die Seiten, bis das geklärt ist.',
    en: 'The data inside is right, but the printed pages are not the ones Cryptax prints from it. Do not rely on the pages until this is explained.',
  },
  'other-version': {
    de: 'Siegel und Buchungen stimmen. Der Bericht entstand nach Regelwerk {{made}}, diese App rechnet nach {{here}}: Zahlen und Seiten lassen sich nur mit der damaligen Fassung vollständig vergleichen.',
    en: 'Seal and entries agree. The report was made with rule book {{made}}, this app uses {{here}}: figures and pages can only be compared in full with the version of that time.',
  },
  'not-a-report': {
    de: 'In dieser Datei steckt kein Bericht von Cryptax. Nur das PDF des ganzen Steuerberichts trägt seine Daten, und nur so, wie es gespeichert wurde: Ein neu gedrucktes oder bearbeitetes PDF verliert sie.',
    en: 'This file does not contain a Cryptax report. Only the PDF of the whole tax report does, exactly as it was saved: a PDF that was reprinted or edited loses it.',
  },
  damaged: {
    de: 'Der Bericht in dieser Datei ist nicht lesbar: Sie wurde verändert oder unvollständig übertragen.',
    en: 'The report inside cannot be read: the file was changed or not transferred completely.',
  },
  'fact.year': { de: 'Steuerjahr', en: 'Tax year' },
  'fact.person': { de: 'Person', en: 'Person' },
  'fact.noPerson': { de: 'nicht genannt', en: 'not named' },
  'fact.made': { de: 'Erstellt am', en: 'Created on' },
  'fact.state': { de: 'Stand', en: 'State' },
  'state.complete': { de: 'vollständig', en: 'complete' },
  'state.provisional': { de: 'vorläufig, mit offenen Punkten', en: 'provisional, with open points' },
  'fact.rules': { de: 'Regelwerk', en: 'Rule book' },
  'fact.seal': { de: 'Siegel (SHA-256)', en: 'Seal (SHA-256)' },
  command: {
    de: 'Dasselbe kann die Befehlszeile: cryptax verify BERICHT.pdf',
    en: 'The command line does the same: cryptax verify REPORT.pdf',
  },
});
