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
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  'other-browser': {
    de: 'Der Link ist abgelaufen, wurde schon benutzt oder gehört zu einem anderen Browser. Öffne ihn dort, wo du ihn angefordert hast, oder gib dort den Code aus der Mail ein. Geht das nicht, lass dir über „Passwort vergessen?“ einen neuen Link schicken: Er bestätigt deine Adresse, und du wählst ein neues Passwort.',
    en: 'The link has expired, was used before or belongs to another browser. Open it where you asked for it, or enter the code of the mail there. If you cannot, use “Forgot your password?” for a new link: it confirms your address and lets you choose a new password.',
  },
  half: { de: 'Ein Postfach hat zugestimmt', en: 'One mailbox has agreed' },
  settings: { de: 'Zu den Einstellungen', en: 'Back to settings' },
  login: { de: 'Zur Anmeldung', en: 'Log in' },
});
