/** Texts of the page that mailed links lead to. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const authCallbackStrings = defineStrings('auth-callback', {
  working: { de: 'Deine Bestätigung wird geprüft …', en: 'Checking your confirmation …' },
  'working.service': { de: 'Du wirst angemeldet …', en: 'Logging you in …' },
  'working.link': { de: 'Der Dienst wird verbunden …', en: 'Linking the service …' },
  factor: { de: 'Zweiter Faktor', en: 'Second factor' },
  done: { de: 'Deine E-Mail-Adresse ist bestätigt', en: 'Your email address is confirmed' },
  'done.text': {
    de: 'Du bist angemeldet. Deine Daten auf diesem Gerät bleiben, wo sie sind.',
    en: 'You are logged in. Your data on this device stays where it is.',
  },
  open: { de: 'Zur Übersicht', en: 'Go to the overview' },
  'go-on': { de: 'Weiter', en: 'Continue' },
  'email.needed': { de: 'Bitte gib deine E-Mail-Adresse an.', en: 'Please enter your email address.' },
  'password.needed': { de: 'Bitte gib dein Passwort ein.', en: 'Please enter your password.' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  half: { de: 'Ein Postfach hat zugestimmt', en: 'One mailbox has agreed' },
  settings: { de: 'Zu den Einstellungen', en: 'Back to settings' },
  login: { de: 'Zur Anmeldung', en: 'Log in' },
});
