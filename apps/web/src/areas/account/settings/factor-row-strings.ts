/** Texts about the second factor: what it is, setting one up, taking one away. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const factorRowStrings = defineStrings('settings.factors', {
  title: { de: 'Zweiter Faktor', en: 'Second factor' },
  off: {
    de: 'Aus. Ein Code aus einer App oder ein Passkey schützt dein Konto auch bei gestohlenem Passwort.',
    en: 'Off. A code from an app or a passkey protects your account even with a stolen password.',
  },
  on: {
    de: 'An. Bei der Anmeldung wird einer davon verlangt. Richte zwei ein, falls dir einer verloren geht.',
    en: 'On. Logging in asks for one of them. Set up two in case one gets lost.',
  },
  app: { de: 'Authenticator-App', en: 'Authenticator app' },
  'app.note': { de: 'Sechsstelliger Code, alle 30 Sekunden neu', en: 'Six-digit code, new every 30 seconds' },
  'app.add': { de: 'App einrichten', en: 'Set up an app' },
  passkey: { de: 'Passkey', en: 'Passkey' },
  'passkey.note': {
    de: 'Fingerabdruck, Gesicht, Geräte-PIN oder Sicherheitsschlüssel',
    en: 'Fingerprint, face, device PIN or security key',
  },
  'passkey.add': { de: 'Passkey einrichten', en: 'Set up a passkey' },
  'passkey.done': { de: 'Der Passkey ist eingerichtet.', en: 'The passkey is set up.' },
  remove: { de: 'Entfernen', en: 'Remove' },
  'remove.question': { de: '{{name}} entfernen?', en: 'Remove {{name}}?' },
  'remove.text': {
    de: 'Damit kannst du dich nicht mehr bestätigen. Die übrigen gelten weiter.',
    en: 'You can no longer confirm with it. The others stay valid.',
  },
  'remove.last': {
    de: 'Das ist dein letzter. Danach reicht das Passwort allein.',
    en: 'This is your last one. Then the password alone is enough.',
  },
  scan: {
    de: 'Lies den Code mit deiner Authenticator-App ein und gib dann die sechs Ziffern ein.',
    en: 'Scan the code with your authenticator app, then enter the six digits.',
  },
  secret: { de: 'Oder tippe diesen Schlüssel ab', en: 'Or type this key' },
  qr: { de: 'QR-Code für die Authenticator-App', en: 'QR code for the authenticator app' },
  code: { de: 'Sechsstelliger Code', en: 'Six-digit code' },
  confirm: { de: 'Einrichten', en: 'Set up' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  done: { de: 'Der zweite Faktor ist eingerichtet.', en: 'The second factor is set up.' },
});
