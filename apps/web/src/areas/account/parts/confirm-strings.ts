/** Words of confirming an address: the code, the mail once more, and a server that sends none. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

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
