/** Words of the storage badge; names and titles of both places as the specification has them. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const storageStrings = defineStrings('storage', {
  offline: { de: 'Lokal gespeichert', en: 'Local Storage' },
  cloud: { de: 'Cloud-Sync aktiv', en: 'Cloud Storage' },
  syncing: { de: 'Wird synchronisiert', en: 'Syncing' },
  error: { de: 'Sync gestört', en: 'Sync failed' },
  'offline.title': { de: 'Lokal gespeichert', en: 'Local Storage' },
  'cloud.title': { de: 'Cloud-Sync aktiv', en: 'Cloud Sync Active' },
  'syncing.title': { de: 'Wird synchronisiert', en: 'Syncing' },
  'error.title': { de: 'Sync gestört', en: 'Sync failed' },
  'offline.line': {
    de: 'Deine Daten liegen nur in diesem Browser. Wer die Browserdaten löscht, löscht auch sie: Sichere sie regelmäßig.',
    en: 'Your data is only in this browser. Clearing the browser data deletes it too: back it up regularly.',
  },
  'cloud.line': {
    de: 'Deine Daten liegen in diesem Browser und in deinem Konto.',
    en: 'Your data is in this browser and in your account.',
  },
  'syncing.line': {
    de: 'Du kannst weiterarbeiten, auch ohne Verbindung.',
    en: 'You can keep working, even without a connection.',
  },
  'error.line': {
    de: 'In diesem Browser ist alles da. Der Abgleich mit deinem Konto steht still.',
    en: 'Everything is there in this browser. Syncing with your account has stopped.',
  },
  'failure.offline': { de: 'Keine Verbindung zum Server.', en: 'No connection to the server.' },
  'failure.needs-login': { de: 'Du bist nicht mehr angemeldet.', en: 'User not authenticated. Please log in first.' },
  'failure.limit': {
    de: 'Der Tarif Free speichert bis zu 100 Transaktionen auf dem Server.',
    en: 'The Free plan stores up to 100 transactions on the server.',
  },
  'failure.storage': {
    de: 'Der Speicher deines Kontos auf dem Server ist voll. Lösche dort gespeicherte Berichte oder wähle einen größeren Tarif.',
    en: 'The storage of your account on the server is full. Delete reports stored there or choose a larger plan.',
  },
  'failure.too-large': {
    de: 'Eine Sendung war dem Server zu groß.',
    en: 'One request was too large for the server.',
  },
  'failure.too-often': {
    de: 'Zu viele Anfragen in kurzer Zeit. Nach einer Pause geht es von selbst weiter.',
    en: 'Too many requests in a short time. Syncing continues by itself after a pause.',
  },
  'failure.clock-ahead': { de: 'Die Uhr dieses Geräts geht vor.', en: 'This device’s clock runs ahead.' },
  'failure.passphrase': {
    de: 'Die Daten auf dem Server sind verschlüsselt. Entsperre dieses Gerät mit deiner Passphrase.',
    en: 'The data on the server is encrypted. Unlock this device with your passphrase.',
  },
  'failure.refused': { de: 'Der Server hat die Daten nicht angenommen.', en: 'The server did not accept the data.' },
  'failure.store': {
    de: 'Die Daten auf diesem Gerät ließen sich nicht lesen oder schreiben.',
    en: 'The data on this device could not be read or written.',
  },
  'failure.many-deletes': {
    de: 'Auf diesem Gerät fehlen viele Buchungen. In deinem Konto wurde nichts gelöscht.',
    en: 'Many entries are missing on this device. Nothing was deleted in your account.',
  },
  'failure.other-account': {
    de: 'Die Buchungen in diesem Browser gehören zu einem anderen Konto.',
    en: 'The entries in this browser belong to another account.',
  },
  'failure.differs': {
    de: 'Dieses Gerät und dein Konto stimmen nicht überein.',
    en: 'This device and your account do not hold the same.',
  },
  'failure.busy': { de: 'Deine anderen Geräte senden gerade.', en: 'Your other devices are sending right now.' },
  'failure.ended': { de: 'Auf diesem Gerät beendet.', en: 'Ended on this device.' },
  'failure.cancelled': { de: 'Abgebrochen.', en: 'Cancelled.' },
  'last-sync': { de: 'Zuletzt synchronisiert: {{when}}', en: 'Last sync: {{when}}' },
  'last-whole-sync': { de: 'Letzter vollständiger Abgleich: {{when}}', en: 'Last complete sync: {{when}}' },
  never: { de: 'noch nie', en: 'never' },
  enable: { de: 'Cloud-Sync einschalten', en: 'Enable cloud sync' },
  login: { de: 'Anmelden', en: 'Log in' },
  now: { de: 'Jetzt synchronisieren', en: 'Sync now' },
  unlock: { de: 'Entsperren', en: 'Unlock' },
  settings: { de: 'Einstellungen', en: 'Settings' },
});
