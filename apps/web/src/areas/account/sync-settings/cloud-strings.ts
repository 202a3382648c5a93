/** Words of syncing in the settings: encryption, its kit, what is still on its way. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const cloudStrings = defineStrings('settings.cloud', {
  title: { de: 'Speicherort', en: 'Storage' },
  sync: { de: 'Synchronisation', en: 'Cloud sync' },
  off: { de: 'Aus. Deine Daten liegen nur in diesem Browser.', en: 'Off. Your data is only in this browser.' },
  on: { de: 'An.', en: 'On.' },
  'on.last': { de: 'An. Zuletzt {{when}}.', en: 'On. Last sync: {{when}}.' },
  paused: { de: 'Angehalten.', en: 'Paused.' },
  'paused.last': {
    de: 'Angehalten. Letzter vollständiger Abgleich: {{when}}.',
    en: 'Paused. Last complete sync: {{when}}.',
  },
  'owner.other': {
    de: 'Die Buchungen in diesem Browser gehören zum Konto {{owner}}.',
    en: 'The entries in this browser belong to the account {{owner}}.',
  },
  decide: { de: 'Entscheiden …', en: 'Decide …' },
  syncing: { de: 'Wird synchronisiert …', en: 'Syncing …' },
  'syncing.sending': { de: 'Wird gesendet: {{done}} von {{total}}', en: 'Sending: {{done}} of {{total}}' },
  'syncing.receiving': { de: 'Wird empfangen: {{done}}', en: 'Receiving: {{done}}' },
  now: { de: 'Jetzt synchronisieren', en: 'Sync now' },
  enable: { de: 'Einschalten', en: 'Turn on' },
  'enable.account': { de: 'Mit Konto einschalten', en: 'Turn on with an account' },
  disable: { de: 'Ausschalten', en: 'Turn off' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  done: { de: 'Fertig', en: 'Done' },
  'enable.title': { de: 'Synchronisation einschalten', en: 'Turn on cloud sync' },
  'enable.text': {
    de: 'Alles, worauf deine Zahlen beruhen, liegt dann auch im Konto und ist auf deinen Geräten gleich. In diesem Browser bleibt es vollständig. Bis du dich entscheidest, wird nichts gesendet.',
    en: 'Everything your figures rest on is then in your account too and the same on your devices. It stays complete in this browser. Nothing is sent until you decide.',
  },
  'enable.join': {
    de: 'Was in diesem Browser liegt, kommt dazu. Bis du dich entscheidest, wird nichts gesendet und nichts geholt.',
    en: 'What is in this browser is added to it. Nothing is sent and nothing fetched until you decide.',
  },
  holding: {
    de: {
      one: 'In deinem Konto liegt {{count}} Buchung, zuletzt geändert am {{when}}.',
      other: 'In deinem Konto liegen {{count}} Buchungen, zuletzt geändert am {{when}}.',
    },
    en: {
      one: 'Your account holds {{count}} entry, last changed on {{when}}.',
      other: 'Your account holds {{count}} entries, last changed on {{when}}.',
    },
  },
  'holding.empty': { de: 'In deinem Konto liegen noch keine Buchungen.', en: 'Your account holds no entries yet.' },
  'holding.books': {
    de: { one: 'Daneben liegt dort {{count}} weiteres Buch.', other: 'Daneben liegen dort {{count}} weitere Bücher.' },
    en: { one: 'It also holds {{count}} other book.', other: 'It also holds {{count}} other books.' },
  },
  'enable.sealed': {
    de: 'Das Konto ist Ende-zu-Ende verschlüsselt, der Schlüssel ist auf diesem Gerät. Auch der Name des Buchs lässt sich nur mit diesem Schlüssel lesen.',
    en: 'The account is end-to-end encrypted, and the key is on this device. Even the name of the book can only be read with that key.',
  },
  books: { de: 'Bücher im Konto', en: 'Books in the account' },
  'books.note': {
    de: 'Jedes Buch wird für sich abgeglichen, solange es geöffnet ist.',
    en: 'Each book is synced on its own while it is open.',
  },
  'books.here': { de: 'auf diesem Gerät', en: 'on this device' },
  'books.open': { de: 'geöffnet', en: 'open' },
  'books.fetch': { de: 'Auf dieses Gerät holen', en: 'Fetch to this device' },
  'books.remove': { de: 'Aus dem Konto entfernen …', en: 'Remove from the account …' },
  'books.remove.label': { de: '{{name}} aus dem Konto entfernen', en: 'Remove {{name}} from the account' },
  'books.fetch.label': { de: '{{name}} auf dieses Gerät holen', en: 'Fetch {{name}} to this device' },
  'books.remove.title': { de: '„{{name}}“ aus dem Konto entfernen?', en: 'Remove “{{name}}” from the account?' },
  'books.remove.text': {
    de: 'Alle Buchungen dieses Buchs im Konto werden gelöscht. Auf Geräten, die es schon haben, bleibt es vollständig, wird aber nicht mehr abgeglichen. Das lässt sich nicht rückgängig machen.',
    en: 'All entries of this book in the account are deleted. On devices that already have it, it stays complete but is no longer synced. This cannot be undone.',
  },
  'books.remove.do': { de: 'Aus dem Konto entfernen', en: 'Remove from the account' },
  'books.removed': { de: 'Das Buch ist aus dem Konto entfernt.', en: 'The book is removed from the account.' },
  'holding.asking': {
    de: 'Es wird nachgesehen, was in deinem Konto liegt.',
    en: 'Looking at what your account holds.',
  },
  'holding.again': { de: 'Noch einmal', en: 'Try again' },
  'form.label': { de: 'Wer darf die Daten im Konto lesen?', en: 'Who may read the data in the account?' },
  'form.readable': {
    de: 'Auch der Dienst, für API und Wiederherstellung',
    en: 'The service too, for API and recovery',
  },
  'form.readable.note': {
    de: 'Geschützt durch dein Konto. Mit einem neuen Passwort kommst du immer an deine Daten.',
    en: 'Protected by your account. A new password always gets you back to your data.',
  },
  'form.sealed': { de: 'Nur ich', en: 'Only I' },
  'form.sealed.note': {
    de: 'Ende-zu-Ende verschlüsselt, mit einer Passphrase, die den Server nie erreicht, und einem Wiederherstellungs-Kit.',
    en: 'End-to-end encrypted, with a passphrase that never reaches the server and a recovery kit.',
  },
  passphrase: { de: 'Passphrase', en: 'Passphrase' },
  'passphrase.new': { de: 'Neue Passphrase', en: 'New passphrase' },
  'passphrase.hint': {
    de: 'Mindestens 8 Zeichen, nicht dein Passwort. Ein ganzer Satz ist sicherer als ein Wort.',
    en: 'At least 8 characters, not your password. A whole sentence is safer than a word.',
  },
  'disables.title': { de: 'Was damit nicht geht', en: 'What this disables' },
  'disables.api': {
    de: 'Die API liefert keine Transaktionen, Bestände, Steuerjahre und Berichte mehr. Was davon auf dem Server liegt, wird entfernt.',
    en: 'The API no longer serves transactions, holdings, tax years and reports. Any of it on the server is removed.',
  },
  'disables.search': {
    de: 'Der Server kann nichts durchsuchen, prüfen oder reparieren.',
    en: 'The server cannot search, check or repair anything.',
  },
  'disables.reset': {
    de: 'Ein neues Passwort öffnet die Daten nicht. Ohne Passphrase und ohne Wiederherstellungs-Kit kann sie niemand lesen, auch wir nicht.',
    en: 'A new password does not open the data. Without the passphrase and the recovery kit nobody can read it, not even us.',
  },
  'disables.visible': {
    de: 'Sichtbar bleiben für den Server: wie viele Transaktionen es sind, wie groß sie ungefähr sind und wann sie geändert wurden.',
    en: 'The server still sees: how many transactions there are, roughly how large they are and when they were changed.',
  },
  encryption: { de: 'Verschlüsselung', en: 'Encryption' },
  'encryption.off': { de: 'Aus. Der Server kann deine Daten lesen.', en: 'Off. The server can read your data.' },
  'encryption.sealing': {
    de: 'Wird verschlüsselt. Bis alles neu gesendet ist, kann der Server noch einen Teil lesen.',
    en: 'Encrypting. Until everything is sent again, the server can still read a part.',
  },
  'encryption.on': {
    de: 'An. Nur deine Geräte können die Daten lesen.',
    en: 'On. Only your devices can read the data.',
  },
  'encryption.locked': {
    de: 'An, aber auf diesem Gerät gesperrt. Bis dahin wird nichts gesendet und nichts empfangen.',
    en: 'On, but locked on this device. Until then nothing is sent and nothing received.',
  },
  'encryption.begin': { de: 'Verschlüsseln', en: 'Encrypt' },
  'encryption.begin.title': { de: 'Daten auf dem Server verschlüsseln', en: 'Encrypt the data on the server' },
  'encryption.begin.text': {
    de: 'Alles wird auf diesem Gerät verschlüsselt und noch einmal gesendet. Deine anderen Geräte fragen danach einmal nach der Passphrase.',
    en: 'Everything is encrypted on this device and sent once more. Your other devices then ask for the passphrase once.',
  },
  'encryption.old': {
    de: 'Auf dem Server liegen noch Daten unter deiner früheren Passphrase. Gib genau diese ein.',
    en: 'The server still holds data under your earlier passphrase. Enter exactly that one.',
  },
  'encryption.end.question': { de: 'Verschlüsselung ausschalten?', en: 'Turn encryption off?' },
  'encryption.end.text': {
    de: 'Deine Daten werden auf dem Server wieder lesbar gespeichert.',
    en: 'Your data will be stored readable on the server again.',
  },
  unlock: { de: 'Entsperren', en: 'Unlock' },
  'unlock.title': { de: 'Dieses Gerät entsperren', en: 'Unlock this device' },
  'unlock.text': {
    de: 'Die Daten auf dem Server sind verschlüsselt. Gib die Passphrase einmal ein; dieses Gerät merkt sich den Schlüssel, bis du dich abmeldest.',
    en: 'The data on the server is encrypted. Enter the passphrase once; this device keeps the key until you log out.',
  },
  'unlock.wrong': { de: 'Diese Passphrase passt nicht.', en: 'This passphrase does not match.' },
  'unlock.kit': { de: 'Mit dem Kit entsperren', en: 'Unlock with the kit' },
  'unlock.kit.text': {
    de: 'Gib den Schlüssel aus dem Wiederherstellungs-Kit ein oder wähle die Datei. Danach gilt die neue Passphrase.',
    en: 'Type the key of the recovery kit or choose the file. From then on the new passphrase applies.',
  },
  'unlock.kit.wrong': {
    de: 'Dieser Schlüssel passt nicht zu deinem Konto. Prüfe jede Gruppe.',
    en: 'This key does not match your account. Check every group.',
  },
  'unlock.passphrase': { de: 'Mit der Passphrase', en: 'With the passphrase' },
  'kit.key': { de: 'Wiederherstellungs-Schlüssel', en: 'Recovery key' },
  'kit.file': { de: 'Datei wählen', en: 'Choose file' },
  'kit.file.note': { de: 'cryptax-recovery-kit.txt', en: 'cryptax-recovery-kit.txt' },
  'kit.file.wrong': { de: 'In dieser Datei steht kein Schlüssel.', en: 'There is no key in this file.' },
  'kit.title': { de: 'Dein Wiederherstellungs-Kit', en: 'Your recovery kit' },
  'kit.text': {
    de: 'Nur damit kommst du ohne Passphrase wieder an deine Daten. Speichere oder drucke es und bewahre es getrennt vom Gerät auf.',
    en: 'Without the passphrase, this is the only way back to your data. Save or print it and keep it apart from the device.',
  },
  'kit.save': { de: 'Kit speichern', en: 'Save kit' },
  'kit.print': { de: 'Drucken', en: 'Print' },
  'kit.kept': { de: 'Ich habe das Kit sicher aufbewahrt', en: 'I keep the kit in a safe place' },
  'kit.get': { de: 'Kit noch einmal', en: 'Kit again' },
  'kit.get.text': {
    de: 'Gib deine Passphrase ein, um das Kit noch einmal zu bekommen.',
    en: 'Enter your passphrase to get the kit once more.',
  },
  'kit.show': { de: 'Anzeigen', en: 'Show' },
  'change.open': { de: 'Passphrase ändern', en: 'Change passphrase' },
  'change.text': {
    de: 'Der Schlüssel bleibt gleich: Nichts wird neu gesendet, und dein Kit gilt weiter.',
    en: 'The key stays the same: nothing is sent again, and your kit stays valid.',
  },
  'change.done': { de: 'Die neue Passphrase gilt ab sofort.', en: 'The new passphrase works from now on.' },
});

/** What two devices do not share yet. */
export const onItsWayStrings = defineStrings('sync.on-its-way', {
  unsent: {
    de: { one: '{{count}} Änderung ist noch nicht gesendet.', other: '{{count}} Änderungen sind noch nicht gesendet.' },
    en: { one: '{{count}} change is not sent yet.', other: '{{count}} changes are not sent yet.' },
  },
  waiting: {
    de: {
      one: '{{count}} Änderung wartet im Konto darauf, hier anzukommen.',
      other: '{{count}} Änderungen warten im Konto darauf, hier anzukommen.',
    },
    en: {
      one: '{{count}} change is waiting in the account to arrive here.',
      other: '{{count}} changes are waiting in the account to arrive here.',
    },
  },
  unknown: {
    de: 'Ob im Konto etwas wartet, lässt sich gerade nicht sagen.',
    en: 'It is not clear right now whether anything is waiting in the account.',
  },
  nothing: {
    de: 'Alles übertragen: Dieses Gerät und dein Konto sind auf demselben Stand.',
    en: 'Nothing pending: this device and your account match.',
  },
});
