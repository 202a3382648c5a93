/** Words of confirming an address: the code, the mail once more, and a server that sends none. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const confirmStrings = defineStrings('account.confirm', {
  sent: {
    de: 'Wir haben eine Mail an {{email}} geschickt. Gib den Code daraus hier ein, oder öffne ihren Link in diesem Browser.',
    en: 'We sent a mail to {{email}}. Enter its code here, or open its link in this browser.',
  },
  kept: {
    de: 'Deine Mail an {{email}} ist geschrieben. Gib den Code daraus hier ein, oder öffne ihren Link in diesem Browser.',
    en: 'Your mail to {{email}} is written. Enter its code here, or open its link in this browser.',
  },
  waiting: {
    de: 'Die Adresse {{email}} ist noch nicht bestätigt. Gib den Code aus der Mail ein, oder lass dir eine neue schicken.',
    en: 'The address {{email}} is not confirmed yet. Enter the code of the mail, or have a new one sent.',
  },
  resent: {
    de: 'Die Mail ist noch einmal unterwegs. Es gilt nur noch ihr Code. Schau auch im Spam-Ordner nach.',
    en: 'The mail is on its way once more. Only its code is valid now. Look into your spam folder too.',
  },
  code: { de: 'Code aus der Mail (6 Ziffern)', en: 'Code of the mail (6 digits)' },
  'code.send': { de: 'Bestätigen', en: 'Confirm' },
  again: { de: 'Mail noch einmal schicken', en: 'Send the mail again' },
  first: { de: 'Neue Mail schicken', en: 'Send a new mail' },
  wait: { de: 'Noch eine Mail in {{seconds}} s', en: 'Another mail in {{seconds}} s' },
  expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  'expired.text': {
    de: 'Er ist abgelaufen oder wurde schon benutzt. Mit Adresse und Passwort deiner Anmeldung bekommst du hier sofort eine neue Mail. Ist dein Konto schon bestätigt, melde dich einfach an.',
    en: 'It has expired or was used before. With the address and password you registered with you get a new mail right here. If your account is confirmed already, just log in.',
  },
  elsewhere: { de: 'Der Link gehört zu einem anderen Browser', en: 'The link belongs to another browser' },
  'elsewhere.text': {
    de: 'Öffne ihn dort, wo du dich registriert hast, oder gib dort den Code aus der Mail ein. Geht das nicht, lass dir hier eine neue Mail schicken; es gilt dann nur noch diese.',
    en: 'Open it where you registered, or enter the code of the mail there. If you cannot, have a new mail sent here; then only that one is valid.',
  },
  'expired.change': {
    de: 'Er ist abgelaufen oder wurde schon benutzt. Deine Adresse ist unverändert; ändere sie in den Einstellungen noch einmal.',
    en: 'It has expired or was used before. Your address is unchanged; change it in the settings once more.',
  },
  'no-mail': { de: 'Dieser Server verschickt keine Mails.', en: 'This server sends no mails.' },
  'no-mail.outbox': {
    de: 'Die Mail liegt auf dieser Maschine im Postausgang:',
    en: 'The mail waits in the outbox of this machine:',
  },
  'no-mail.open': { de: 'Postausgang öffnen', en: 'Open the outbox' },
  'no-mail.operator': {
    de: 'Bestätigen kannst du dein Konto erst, wenn der Betreiber einen Mailserver einrichtet. Ohne Konto kannst du alles in diesem Browser nutzen.',
    en: 'You can confirm your account once the operator sets up a mail server. Without an account everything works in this browser.',
  },
});
