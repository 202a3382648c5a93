/** Words around passwords, codes and the links in emails. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const passwordStrings = defineStrings('password', {
  password: { de: 'Passwort', en: 'Password' },
  new: { de: 'Neues Passwort', en: 'New password' },
  hint: {
    de: 'Mindestens 8 Zeichen. Ein ganzer Satz ist sicherer als ein Wort.',
    en: 'At least 8 characters. A whole sentence is safer than a word.',
  },
  show: { de: 'Passwort zeigen', en: 'Show password' },
  hide: { de: 'Passwort verbergen', en: 'Hide password' },
  'strength.too-short': { de: 'zu kurz', en: 'too short' },
  'strength.weak': { de: 'leicht zu erraten', en: 'easy to guess' },
  'strength.fair': { de: 'ordentlich', en: 'fair' },
  'strength.strong': { de: 'stark', en: 'strong' },
  strength: { de: 'Stärke: {{word}}', en: 'Strength: {{word}}' },
});

/** What was wrong with the address a link led to; the English texts are those of the specification. */
export const linkStrings = defineStrings('link', {
  'missing-code': {
    de: 'In dieser Adresse fehlt der Code aus der E-Mail.',
    en: 'The code from the email is missing from this address.',
  },
  'no-session': {
    de: 'In dieser Adresse steht keine vollständige Anmeldung.',
    en: 'This address does not contain a complete login.',
  },
  'not-pkce': {
    de: 'Dieser Link gehört zu einer anderen Art der Anmeldung.',
    en: 'This link belongs to another way of logging in.',
  },
  'other-mailbox': {
    de: 'Die Änderung deiner E-Mail-Adresse ist hier bestätigt. Öffne jetzt noch den Link im anderen Postfach, in dem Browser, in dem du angemeldet bist.',
    en: 'The change of your email address is confirmed here. Now open the link in the other mailbox too, in the browser you are logged in with.',
  },
  unspecified: {
    de: 'In dieser Adresse steht ein Fehler, aber nicht, welcher.',
    en: 'This address reports an error, but not which one.',
  },
});

/** Words of the second factor, asked for after the first was right. */
export const factorStrings = defineStrings('second-factor', {
  title: { de: 'Zweiter Faktor', en: 'Second factor' },
  'text.app': {
    de: 'Gib den sechsstelligen Code aus deiner Authenticator-App ein.',
    en: 'Enter the six-digit code from your authenticator app.',
  },
  'text.passkey': { de: 'Bestätige die Anmeldung mit deinem Passkey.', en: 'Confirm the login with your passkey.' },
  'no-passkeys': {
    de: 'Dein Konto ist mit einem Passkey gesichert, und dieser Browser kann keinen benutzen. Melde dich in einem anderen Browser an, über eine Adresse mit https.',
    en: 'Your account is secured with a passkey, and this browser cannot use one. Log in with another browser, at an address with https.',
  },
  code: { de: 'Code', en: 'Code' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  passkey: { de: 'Mit Passkey bestätigen', en: 'Confirm with a passkey' },
  'text.recovery': {
    de: 'Gib einen deiner Wiederherstellungscodes ein. Er gilt danach nicht mehr.',
    en: 'Enter one of your recovery codes. It is not valid afterwards.',
  },
  recovery: { de: 'Wiederherstellungscode', en: 'Recovery code' },
  'other.recovery': {
    de: 'App oder Passkey verloren? Mit Wiederherstellungscode',
    en: 'Lost app or passkey? Use a recovery code',
  },
  'other.app': { de: 'Lieber mit Code aus der App', en: 'Use a code from the app instead' },
  'other.passkey': { de: 'Lieber mit Passkey', en: 'Use a passkey instead' },
});

/** Choosing a passphrase. */
export const passphraseStrings = defineStrings('account.passphrase', {
  'passphrase.again': { de: 'Passphrase wiederholen', en: 'Repeat the passphrase' },
  'passphrase.differs': { de: 'Die beiden Eingaben unterscheiden sich.', en: 'The two do not match.' },
});
