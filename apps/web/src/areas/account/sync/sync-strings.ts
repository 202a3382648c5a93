/** Why a sync stopped, in words that help. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const syncStrings = defineStrings('sync', {
  enabled: { de: 'Synchronisation eingeschaltet.', en: 'Cloud sync enabled.' },
  'enabled.empty': {
    de: 'Synchronisation eingeschaltet (noch keine Daten).',
    en: 'Cloud sync enabled (no data to migrate)',
  },
  disabled: {
    de: 'Synchronisation aus. Deine Daten auf diesem Gerät bleiben.',
    en: 'Sync is off. Your data on this device stays.',
  },
  offline: {
    de: 'Keine Verbindung zum Server. Es geht von selbst weiter, sobald sie wieder da ist.',
    en: 'No connection to the server. Syncing continues by itself once it is back.',
  },
  'needs-login': { de: 'Bitte melde dich zuerst an.', en: 'User not authenticated. Please log in first.' },
  limit: {
    de: 'Der Tarif Free speichert bis zu 100 Transaktionen auf dem Server. Auf diesem Gerät ist alles da.',
    en: 'The Free plan stores up to 100 transactions on the server. Everything is on this device.',
  },
  'clock-ahead': {
    de: 'Die Uhr dieses Geräts geht vor. Stelle sie richtig, dann geht es weiter.',
    en: 'This device’s clock runs ahead. Set it right and syncing continues.',
  },
  passphrase: {
    de: 'Die Daten auf dem Server sind verschlüsselt. Gib deine Passphrase ein.',
    en: 'The data on the server is encrypted. Enter your passphrase.',
  },
  refused: { de: 'Der Server hat die Daten nicht angenommen.', en: 'The server did not accept the data.' },
  store: {
    de: 'Die Daten auf diesem Gerät ließen sich nicht lesen oder schreiben.',
    en: 'The data on this device could not be read or written.',
  },
  'many-deletes': {
    de: 'Auf diesem Gerät fehlen auffällig viele Transaktionen. Damit nichts verloren geht, wurde nichts gelöscht.',
    en: 'Unusually many transactions are missing on this device. To be safe, nothing was deleted.',
  },
  cancelled: { de: 'Abgebrochen.', en: 'Cancelled.' },
});
