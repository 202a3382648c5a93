/** Words of the documents attached to an entry or a wallet. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const evidenceStrings = defineStrings('evidence', {
  title: { de: 'Belege', en: 'Documents' },
  none: {
    de: 'Noch kein Beleg. Hänge Kontoauszug, Bildschirmfoto oder Vertrag an; die Datei bleibt in diesem Browser.',
    en: 'No document yet. Attach a bank statement, screenshot or contract; the file stays in this browser.',
  },
  add: { de: 'Beleg hinzufügen', en: 'Attach a document' },
  'add.note': { de: 'höchstens 4 MB', en: '4 MB at most' },
  name: { de: 'Name', en: 'Name' },
  about: { de: 'Was belegt die Datei?', en: 'What does the file show?' },
  change: { de: 'Ändern', en: 'Change' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  open: { de: 'Herunterladen', en: 'Download' },
  show: { de: 'Ansehen', en: 'Show' },
  hide: { de: 'Schließen', en: 'Close' },
  remove: { de: 'Entfernen', en: 'Remove' },
  'remove.sure': { de: 'Wirklich entfernen', en: 'Really remove' },
  kilobytes: { de: '{{size}} kB', en: '{{size}} kB' },
});
