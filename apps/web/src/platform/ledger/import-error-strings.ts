/** What can go wrong with an import, in plain words. */
export const IMPORT_SENTENCES = {
  'import.already-running': { de: 'Es läuft bereits ein Import.', en: 'An import is already running.' },
  'import.cancelled': { de: 'Import abgebrochen.', en: 'Import cancelled.' },
  'import.no-files': { de: 'Keine Dateien zum Importieren.', en: 'There are no files to import.' },
  'import.file-unreadable': {
    de: 'Die Datei ließ sich nicht lesen. Wurde sie verschoben oder geändert?',
    en: 'The file could not be read. Was it moved or changed?',
  },
  'prices.file-too-large': {
    de: 'Diese Kursdatei ist größer als 20 MB. Teile sie nach Coins oder Jahren auf und lade die Teile einzeln.',
    en: 'This price file is larger than 20 MB. Split it by coin or year and load the parts one by one.',
  },
  'import.too-much': {
    de: 'Das ist mehr, als dieser Browser auf einmal fassen kann. Exportiere kürzere Zeiträume und importiere sie nacheinander.',
    en: 'This is more than this browser can handle at once. Export shorter periods and import them one by one.',
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
