/** What to tell the user when an account call failed: what happened, and what helps. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const failureStrings = defineStrings('account-failure', {
  credentials: { de: 'E-Mail oder Passwort ist falsch.', en: 'Invalid email or password' },
  unconfirmed: {
    de: 'Bitte bestätige zuerst deine E-Mail-Adresse. Den Link haben wir dir geschickt.',
    en: 'Please confirm your email address first. We sent you the link.',
  },
  'weak-password': {
    de: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
    en: 'Password must be at least 8 characters long',
  },
  'same-password': {
    de: 'Das neue Passwort gleicht dem alten. Bitte wähle ein anderes.',
    en: 'The new password is the same as the old one. Please choose another.',
  },
  taken: {
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There is already an account with this email.',
  },
  'rate-limited': {
    de: 'Zu viele Versuche. Warte bis zu einer Viertelstunde, oder lass dir über „Passwort vergessen?“ einen Link schicken: Der geht sofort.',
    en: 'Too many attempts. Wait up to a quarter of an hour, or have a link sent with “Forgot your password?”: that works at once.',
  },
  'bad-code': {
    de: 'Der Code stimmt nicht oder ist abgelaufen. Gib den neuesten aus deiner App ein.',
    en: 'The code is wrong or has expired. Enter the latest one from your app.',
  },
  'other-browser': {
    de: 'Der Link gehört zu einem anderen Browser. Öffne ihn dort, wo du ihn angefordert hast, oder fordere hier einen neuen an.',
    en: 'The link belongs to another browser. Open it where you asked for it, or ask for a new one here.',
  },
  'expired-link': {
    de: 'Der Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an, im selben Browser.',
    en: 'The link has expired or has already been used. Ask for a new one in the same browser.',
  },
  'needs-login': { de: 'Bitte melde dich zuerst an.', en: 'You are not logged in. Please log in first.' },
  'needs-code': {
    de: 'Du bist schon länger angemeldet. Wir haben dir zur Sicherheit einen Code geschickt; gib ihn hier ein.',
    en: 'You have been logged in for a while. To be safe we sent you a code; enter it here.',
  },
  'bad-mail-code': {
    de: 'Der Code aus der E-Mail stimmt nicht oder ist abgelaufen.',
    en: 'The code from the email is wrong or has expired.',
  },
  offline: {
    de: 'Der Server ist nicht erreichbar. Deine Daten auf diesem Gerät sind davon nicht betroffen.',
    en: 'The server cannot be reached. Your data on this device is not affected.',
  },
  disabled: { de: 'Dieser Anmeldeweg ist hier nicht eingerichtet.', en: 'This way of logging in is not set up here.' },
  'passkey-stopped': {
    de: 'Der Passkey wurde nicht bestätigt. Versuche es noch einmal.',
    en: 'The passkey was not confirmed. Try again.',
  },
  'passkey-known': { de: 'Dieser Passkey ist schon eingerichtet.', en: 'This passkey is already set up.' },
  'name-taken': {
    de: 'Diesen Namen gibt es schon. Wähle einen anderen.',
    en: 'This name exists already. Choose another.',
  },
  'last-way': {
    de: 'Das ist der letzte Weg in dein Konto; er lässt sich nicht trennen.',
    en: 'This is the last way into your account; it cannot be unlinked.',
  },
  'linked-elsewhere': {
    de: 'Dieser Dienst gehört schon zu einem anderen Konto.',
    en: 'This service belongs to another account already.',
  },
  'refused-there': {
    de: 'Der Dienst hat die Anmeldung nicht bestätigt. Es wurde nichts geändert.',
    en: 'The service did not confirm the login. Nothing was changed.',
  },
  'unverified-there': {
    de: 'Der Dienst hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie dort, oder registriere dich hier mit ihr und verknüpfe den Dienst in den Einstellungen.',
    en: 'The service has not confirmed your email address. Confirm it there, or register with it here and link the service in the settings.',
  },
  'rate-limited-mail': {
    de: 'An diese Adresse ging gerade erst eine Mail. Schau ins Postfach und in den Spam-Ordner, oder versuche es in einer Minute noch einmal.',
    en: 'An email was sent to this address just now. Check your inbox and spam folder, or try again in a minute.',
  },
  'bad-token': {
    de: 'Deine Anmeldung ist nicht mehr gültig. Bitte melde dich neu an.',
    en: 'Your login is no longer valid. Please log in again.',
  },
  'no-token': {
    de: 'Bei der Prüfung der Anmeldung ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
    en: 'Your login could not be checked. Please try again.',
  },
  unknown: { de: 'Das hat nicht geklappt. Bitte versuche es noch einmal.', en: 'That did not work. Please try again.' },
});
