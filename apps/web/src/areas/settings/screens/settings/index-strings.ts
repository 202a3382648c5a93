/** Words of the list of sections: what they are grouped by, and what is in each. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const indexStrings = defineStrings('settings.index', {
  sections: { de: 'Abschnitte der Einstellungen', en: 'Sections of the settings' },
  all: { de: 'Alle Einstellungen', en: 'All settings' },
  'group.browser': { de: 'In diesem Browser', en: 'In this browser' },
  'group.account': { de: 'Dein Konto', en: 'Your account' },
  general: { de: 'Sprache, Modus, Farben, Tour', en: 'Language, mode, theme, tour' },
  tax: { de: 'Veranlagung, Methode, Deckblatt', en: 'Assessment, method, cover page' },
  exchanges: { de: 'Verbindungen und Adressen', en: 'Connections and addresses' },
  prices: { de: 'Kursquellen, Schlüssel für Dienste', en: 'Price sources, keys for services' },
  notifications: { de: 'Woran dich die App erinnert', en: 'What the app reminds you of' },
  privacy: { de: 'Was ins Netz geht, und was nicht', en: 'What goes over the network, and what does not' },
  data: { de: 'Sicherung, Verlauf, Löschen', en: 'Backup, history, deletion' },
  about: { de: 'Version und Selbsttest', en: 'Version and self-test' },
  account: { de: 'Name, Passwort, zweiter Faktor', en: 'Name, password, second factor' },
  sync: { de: 'Nur hier oder auf allen Geräten', en: 'Only here or on all devices' },
  billing: { de: 'Tarif, Kündigung, Widerruf', en: 'Plan, cancellation, withdrawal' },
  'api-keys': { de: 'Zugriff für eigene Programme', en: 'Access for your own programs' },
});
