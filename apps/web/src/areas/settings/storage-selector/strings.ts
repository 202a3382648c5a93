/** Words of the question where the data shall lie. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const storageSelectorStrings = defineStrings('storage-selector', {
  title: { de: 'Wo sollen deine Daten liegen?', en: 'Where should your data be kept?' },
  text: { de: 'Gerechnet wird immer auf deinem Gerät.', en: 'All figures are calculated on your device.' },
  offline: { de: 'Nur auf diesem Gerät', en: 'Only on this device' },
  'offline.note': {
    de: 'Privat, ohne Konto. Deine Daten verlassen diesen Browser nicht.',
    en: 'Private, no account. Your data does not leave this browser.',
  },
  recommended: { de: 'Empfohlen', en: 'Recommended' },
  cloud: { de: 'Mit Konto synchronisieren', en: 'Sync with an account' },
  'cloud.note': {
    de: 'Auf mehreren Geräten gleich. Wer es lesen darf, wirst du vor dem ersten Senden gefragt. Das Konto ist kostenlos.',
    en: 'The same on several devices. Before anything is sent you are asked who may read it. The account is free.',
  },
  'go.offline': { de: 'Privat starten', en: 'Start privately' },
  'go.cloud': { de: 'Konto anlegen', en: 'Create an account' },
  later: {
    de: 'Das lässt sich jederzeit unter Einstellungen, Speicherort ändern.',
    en: 'You can change this any time in Settings, Storage.',
  },
});
