/** What can go wrong with an import. The sentences are those of the specification. */
export const IMPORT_SENTENCES = {
  'import.already-running': { de: 'Es läuft bereits ein Import.', en: 'Import already in progress' },
  'import.cancelled': { de: 'Import abgebrochen.', en: 'Import cancelled by user' },
  'import.no-files': { de: 'Keine Dateien zum Importieren.', en: 'No files to import' },
  'import.file-unreadable': {
    de: 'Datei konnte nicht gelesen werden. Wurde sie verschoben oder geändert? ({{cause}})',
    en: 'Failed to read file. Was it moved or changed? ({{cause}})',
  },
  'import.too-much': {
    de: 'Das ist mehr, als dieser Browser auf einmal fassen kann ({{cause}}). Exportiere kürzere Zeiträume und importiere sie nacheinander.',
    en: 'This is more than this browser can handle at once ({{cause}}). Export shorter periods and import them one by one.',
  },
  'import.preview-missing': {
    de: 'Diese Prüfung gilt nicht mehr. Lies die Dateien noch einmal ein.',
    en: 'This check is no longer valid. Read the files again.',
  },
  'import.missing': { de: 'Diesen Import gibt es nicht mehr.', en: 'This import no longer exists.' },
  'import.line-missing': {
    de: 'Diese Zeile gehört nicht mehr zu ihrem Import. Sieh dir den neuen Stand an.',
    en: 'This row no longer belongs to its import. Look at the new state.',
  },
} as const;
