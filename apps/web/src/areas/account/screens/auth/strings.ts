/** Texts of logging in, registering and asking for a new password; what the specification quotes stays in English. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const authStrings = defineStrings('auth', {
  title: { de: 'Willkommen bei Cryptax', en: 'Welcome to Cryptax' },
  intro: {
    de: 'Ein Konto brauchst du nur für die Synchronisation zwischen Geräten und für Premium. Alles andere läuft auch ohne, nur auf diesem Gerät.',
    en: 'You only need an account to sync between devices and for Premium. Everything else works without one, on this device alone.',
  },
  'intro.cloud': {
    de: 'Für die Synchronisation brauchst du ein kostenloses Konto. Deine Daten auf diesem Gerät bleiben, wo sie sind.',
    en: 'Syncing needs a free account. Your data on this device stays where it is.',
  },
  tabs: { de: 'Anmelden oder registrieren', en: 'Log in or register' },
  'tab.login': { de: 'Anmelden', en: 'Log in' },
  'tab.register': { de: 'Registrieren', en: 'Register' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'Email' },
  required: { de: 'E-Mail und Passwort werden gebraucht.', en: 'Email and password are required' },
  'required.email': { de: 'Bitte gib deine E-Mail-Adresse an.', en: 'Please enter your email address.' },
  'required.name': { de: 'Bitte gib einen Namen an.', en: 'Please enter a name.' },
  'email.wrong': { de: 'Das ist keine E-Mail-Adresse.', en: 'This is not a valid email address.' },
  login: { de: 'Anmelden', en: 'Log in' },
  register: { de: 'Konto anlegen', en: 'Create account' },
  'login.failed': { de: 'Anmeldung fehlgeschlagen', en: 'Login failed' },
  'register.failed': { de: 'Registrierung fehlgeschlagen', en: 'Registration failed' },
  'login.unknown': {
    de: 'Die Anmeldung ließ sich nicht abschließen. Bitte versuche es noch einmal.',
    en: 'The login could not be completed. Please try again.',
  },
  'register.unknown': {
    de: 'Das Konto ließ sich nicht anlegen. Bitte versuche es noch einmal.',
    en: 'The account could not be created. Please try again.',
  },
  'register.done': {
    de: 'Konto angelegt. Du wirst weitergeleitet …',
    en: 'Account created. Taking you there …',
  },
  'register.confirm': { de: 'Fast fertig', en: 'Almost done' },
  services: { de: 'Oder mit einem anderen Dienst', en: 'Or with another service' },
  service: { de: 'Mit {{name}} anmelden', en: 'Continue with {{name}}' },
  forgot: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  'forgot.title': { de: 'Neues Passwort', en: 'New password' },
  'forgot.text': {
    de: 'Wir schicken dir einen Link, mit dem du ein neues Passwort setzt. Öffne ihn in diesem Browser.',
    en: 'We will send you a link to set a new password. Open it in this browser.',
  },
  'forgot.send': { de: 'Link schicken', en: 'Send link' },
  'forgot.sent': {
    de: 'Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs.',
    en: 'If there is an account with this address, the link is on its way.',
  },
  'forgot.failed': { de: 'Die E-Mail wurde nicht gesendet.', en: 'The email was not sent.' },
  back: { de: 'Zurück zur Anmeldung', en: 'Back to login' },
  home: { de: 'Zur Startseite', en: 'Back to home' },
  'no-account': { de: 'Ohne Konto weitermachen', en: 'Continue without an account' },
  terms: {
    de: 'Mit dem Konto gelten unsere AGB und die Datenschutzerklärung. Mindestalter 18 Jahre.',
    en: 'Our terms and privacy policy apply to the account. Minimum age 18.',
  },
  'terms.agb': { de: 'AGB', en: 'Terms' },
  'terms.privacy': { de: 'Datenschutz', en: 'Privacy' },
});
