/** Words of the second factor, asked for after the first was right. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const factorStrings = defineStrings('second-factor', {
  title: { de: 'Zweiter Faktor', en: 'Second factor' },
  'text.app': {
    de: 'Gib den sechsstelligen Code aus deiner Authenticator-App ein.',
    en: 'Enter the six-digit code of your authenticator app.',
  },
  'text.passkey': {
    de: 'Bestätige die Anmeldung mit deinem Passkey.',
    en: 'Confirm the login with your passkey.',
  },
  'no-passkeys': {
    de: 'Dein Konto ist mit einem Passkey gesichert, und dieser Browser kann keinen benutzen. Melde dich in einem anderen Browser an, über eine Adresse mit https.',
    en: 'Your account is secured with a passkey, and this browser cannot use one. Log in with another browser, at an address with https.',
  },
  code: { de: 'Code', en: 'Code' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  passkey: { de: 'Mit Passkey bestätigen', en: 'Confirm with a passkey' },
  'other.app': { de: 'Lieber mit Code aus der App', en: 'Use a code of the app instead' },
  'other.passkey': { de: 'Lieber mit Passkey', en: 'Use a passkey instead' },
});
