/** Terms of the glossary: What keeps data and accounts safe. */
import type { GlossaryEntry } from '../glossary-entry.ts';

export const SAFETY_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'passphrase',
    term: { de: 'Passphrase', en: 'Passphrase' },
    text: {
      de: 'Ein langes Geheimwort, mit dem deine Daten verschlüsselt werden. Nur du kennst es, niemand kann es zurücksetzen.',
      en: 'A long secret that encrypts your data. Only you know it, nobody can reset it.',
    },
    example: { de: 'Vier zufällige Wörter.', en: 'Four random words.' },
  },
  {
    id: 'end-to-end',
    term: { de: 'Ende-zu-Ende verschlüsselt', en: 'End-to-end encrypted' },
    text: {
      de: 'Nur deine Geräte können die Daten lesen, der Server nicht.',
      en: 'Only your devices can read the data, the server cannot.',
    },
    example: { de: 'Synchronisieren, ohne dass wir mitlesen.', en: 'Syncing without us being able to read along.' },
  },
  {
    id: 'passkey',
    term: { de: 'Passkey', en: 'Passkey' },
    text: {
      de: 'Anmelden mit Fingerabdruck, Gesicht oder Geräte-PIN statt mit einem Code.',
      en: 'Logging in with fingerprint, face or device PIN instead of a code.',
    },
    example: { de: 'Das Telefon bestätigt die Anmeldung.', en: 'Your phone confirms the login.' },
  },
  {
    id: 'adviser-pack',
    term: { de: 'Beraterpaket', en: 'Adviser pack' },
    text: {
      de: 'Eine verschlüsselte Datei mit Bericht und Buchungen für deine Steuerberatung, nur zum Lesen.',
      en: 'An encrypted file with report and entries for your tax adviser, read-only.',
    },
    example: { de: 'Die Passphrase gibst du am Telefon durch.', en: 'You pass the passphrase on by phone.' },
  },
];
