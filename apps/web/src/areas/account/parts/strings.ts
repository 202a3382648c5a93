/** Words of signing in: passwords, links and codes in mails, the second factor, and the screens that ask for them. */
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

/** Words of confirming an address: the code, the mail once more, and a server that sends none. */
export const confirmStrings = defineStrings('account.confirm', {
  'sent.title': { de: 'Neue Mail unterwegs', en: 'New email on its way' },
  'kept.title': { de: 'Neue Mail geschrieben', en: 'New email written' },
  sent: {
    de: 'Wir haben eine Mail an {{email}} geschickt. Gib den Code daraus hier ein, oder öffne ihren Link in diesem Browser.',
    en: 'We sent an email to {{email}}. Enter the code from it here, or open its link in this browser.',
  },
  kept: {
    de: 'Deine Mail an {{email}} ist geschrieben. Gib den Code daraus hier ein, oder öffne ihren Link in diesem Browser.',
    en: 'Your mail to {{email}} is written. Enter its code here, or open its link in this browser.',
  },
  waiting: {
    de: 'Die Adresse {{email}} ist noch nicht bestätigt. Gib den Code aus der Mail ein, oder lass dir eine neue schicken.',
    en: 'The address {{email}} is not confirmed yet. Enter the code from the email, or have a new one sent.',
  },
  resent: {
    de: 'Die Mail ist noch einmal unterwegs. Es gilt nur noch ihr Code. Schau auch im Spam-Ordner nach.',
    en: 'The email is on its way again. Only the newest code is valid. Check your spam folder too.',
  },
  code: { de: 'Code aus der Mail (6 Ziffern)', en: 'Code from the email (6 digits)' },
  'code.send': { de: 'Bestätigen', en: 'Confirm' },
  again: { de: 'Mail noch einmal schicken', en: 'Send the email again' },
  first: { de: 'Neue Mail schicken', en: 'Send a new email' },
  wait: { de: 'Noch eine Mail in {{seconds}} s', en: 'Another email in {{seconds}} s' },
  expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  'expired.text': {
    de: 'Er ist abgelaufen oder wurde schon benutzt. Mit Adresse und Passwort deiner Anmeldung bekommst du hier sofort eine neue Mail. Ist dein Konto schon bestätigt, melde dich einfach an.',
    en: 'It has expired or has already been used. Enter the address and password you registered with to get a new email right away. If your account is already confirmed, just log in.',
  },
  elsewhere: { de: 'Der Link gehört zu einem anderen Browser', en: 'The link belongs to another browser' },
  'elsewhere.text': {
    de: 'Öffne ihn dort, wo du dich registriert hast, oder gib dort den Code aus der Mail ein. Geht das nicht, lass dir hier eine neue Mail schicken; es gilt dann nur noch diese.',
    en: 'Open it where you registered, or enter the code from the email there. If you cannot, have a new email sent here; then only that one is valid.',
  },
  'expired.change': {
    de: 'Er ist abgelaufen oder wurde schon benutzt. Deine Adresse ist unverändert; ändere sie in den Einstellungen noch einmal.',
    en: 'It has expired or has already been used. Your address is unchanged; change it again in the settings.',
  },
  'no-mail': { de: 'Dieser Server verschickt keine Mails.', en: 'This server does not send emails.' },
  'no-mail.outbox': {
    de: 'Die Mail liegt auf dieser Maschine im Postausgang:',
    en: 'The email is in this machine’s outbox:',
  },
  'no-mail.open': { de: 'Postausgang öffnen', en: 'Open the outbox' },
  'no-mail.operator': {
    de: 'Bestätigen kannst du dein Konto erst, wenn der Betreiber einen Mailserver einrichtet. Ohne Konto kannst du alles in diesem Browser nutzen.',
    en: 'You can confirm your account once the operator sets up a mail server. Everything works in this browser without an account.',
  },
});

/** Texts of logging in, registering and asking for a new password; what the specification quotes stays in English. */
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

/** Texts of the page that mailed links lead to. */
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

/** Texts of setting a new password. */
export const resetPasswordStrings = defineStrings('reset-password', {
  title: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  working: { de: 'Der Link wird geprüft …', en: 'Checking the link …' },
  save: { de: 'Passwort speichern', en: 'Save password' },
  done: { de: 'Dein neues Passwort gilt ab sofort.', en: 'Your new password works from now on.' },
  'go-on': { de: 'Weiter', en: 'Continue' },
  open: { de: 'Zur Übersicht', en: 'Go to the overview' },
  again: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
});
