import { defineStrings } from '../../../lib/i18n/strings.ts';

export const cloudStrings = defineStrings('settings.cloud', {
  title: { de: 'Speicherort', en: 'Storage' },
  sync: { de: 'Synchronisation', en: 'Cloud sync' },
  off: { de: 'Aus. Deine Daten liegen nur in diesem Browser.', en: 'Off. Your data lies only in this browser.' },
  on: { de: 'An.', en: 'On.' },
  'on.last': { de: 'An. Zuletzt {{when}}.', en: 'On. Last {{when}}.' },
  now: { de: 'Jetzt synchronisieren', en: 'Sync now' },
  enable: { de: 'Einschalten', en: 'Turn on' },
  disable: { de: 'Ausschalten', en: 'Turn off' },
  'delete-all': { de: 'Wirklich überall löschen', en: 'Really delete everywhere' },
  'enable.title': { de: 'Synchronisation einschalten', en: 'Turn on cloud sync' },
  'enable.text': {
    de: 'Deine Transaktionen werden zusätzlich auf unserem Server gespeichert und auf deinen Geräten gleich gehalten. In diesem Browser bleiben sie vollständig.',
    en: 'Your transactions are stored on our server as well and kept the same on your devices. In this browser they remain complete.',
  },
  passphrase: { de: 'Passphrase zum Verschlüsseln', en: 'Passphrase for encryption' },
  'passphrase.hint': {
    de: 'Mit Passphrase kann der Server nur Zeitpunkte und Kennungen lesen, keine Inhalte.',
    en: 'With a passphrase the server can read only times and ids, no contents.',
  },
  warning: {
    de: 'Verschlüsselt gibt es keine API und keine Berichte auf dem Server. Geht die Passphrase verloren, kann niemand die Daten auf dem Server lesen. Schreibe sie auf oder lege sie in deinen Passwort-Tresor.',
    en: 'Encrypted there is no API and no report on the server. If the passphrase is lost nobody can read the data on the server. Write it down or put it into your password safe.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
});
