/** Words of the shell: navigation groups, top bar, status block. Titles of the screens are in screen-titles.ts. */
import { defineStrings } from '../../platform/i18n/strings.ts';

/** Words of the status block: which services answer, which wallet is connected. */
export const statusStrings = defineStrings('status', {
  block: { de: 'Status', en: 'Status' },
  services: { de: 'Dienste', en: 'Services' },
  'services.count': { de: '{{connected}} von {{asked}} antworten', en: '{{connected}} of {{asked}} answer' },
  'services.none': { de: 'Noch nicht geprüft', en: 'Not checked yet' },
  'services.check': { de: 'Jetzt prüfen', en: 'Check now' },
  'services.privacy': {
    de: 'Fremde Dienste werden nur gefragt, wenn du es willst. Sie sehen dann deine IP-Adresse, keine Bestände.',
    en: 'Outside services are only contacted when you ask for it. They then see your IP address, but no holdings.',
  },
  'services.live': { de: 'Regelmäßig prüfen', en: 'Check regularly' },
  'services.live.note': { de: 'jede Minute, solange die App offen ist', en: 'every minute while the app is open' },
  'service.server': { de: 'Cryptax-Server', en: 'Cryptax server' },
  'service.prices': { de: 'Kursquelle', en: 'Price source' },
  'service.explorer': { de: 'Block-Explorer', en: 'Block explorer' },
  'state.connected': { de: 'verbunden', en: 'connected' },
  'state.warning': { de: 'langsam oder begrenzt', en: 'slow or limited' },
  'state.error': { de: 'keine Antwort', en: 'no answer' },
  'state.unchecked': { de: 'nicht geprüft', en: 'not checked' },
  'state.checking': { de: 'wird geprüft', en: 'checking' },
  'service.ms': { de: '{{ms}} ms', en: '{{ms}} ms' },
  'service.last': { de: 'Zuletzt {{when}}', en: 'Last {{when}}' },
  'service.never': { de: 'Noch nie erreicht', en: 'Never reached' },
  'effect.server.ok': { de: 'Konto und Cloud-Sync sind erreichbar.', en: 'Account and cloud sync are reachable.' },
  'effect.server.bad': {
    de: 'Import, Steuer und Berichte laufen weiter. Konto und Cloud-Sync nicht.',
    en: 'Import, tax and reports still work. Account and cloud sync do not.',
  },
  'effect.prices.ok': { de: 'Kurse lassen sich abrufen.', en: 'Prices can be fetched.' },
  'effect.prices.bad': {
    de: 'Gespeicherte Kurse gelten weiter; neue werden als fehlend angezeigt.',
    en: 'Stored prices still apply; new ones are shown as missing.',
  },
  'effect.explorer.ok': { de: 'Wallet-Adressen lassen sich abrufen.', en: 'Wallet addresses can be read.' },
  'effect.explorer.bad': {
    de: 'Wallets lassen sich gerade nicht abrufen, Dateien schon.',
    en: 'Wallets cannot be read right now, files can.',
  },
  'effect.unchecked': { de: 'Noch nicht abgefragt.', en: 'Not contacted yet.' },

  'wallet.none': { de: 'Keine Wallet', en: 'No wallet' },
  'wallet.title': { de: 'Wallet', en: 'Wallet' },
  'wallet.absent': {
    de: 'In diesem Browser ist keine Wallet-Erweiterung. Du kannst eine Adresse von Hand eingeben.',
    en: 'There is no wallet extension in this browser. You can enter an address by hand.',
  },
  'wallet.available': {
    de: 'Eine Wallet-Erweiterung ist installiert. Cryptax liest nur die Adresse, nie Schlüssel.',
    en: 'A wallet extension was found. Cryptax reads only the address, never keys.',
  },
  'wallet.refused': {
    de: 'Die Erweiterung hat die Verbindung nicht freigegeben.',
    en: 'The extension did not allow the connection.',
  },
  'wallet.connected': { de: 'Verbunden zum Lesen.', en: 'Connected for reading.' },
  'wallet.connect': { de: 'Wallet verbinden', en: 'Connect wallet' },
  'wallet.disconnect': { de: 'Trennen', en: 'Disconnect' },
  'wallet.manual': { de: 'Adresse eingeben', en: 'Enter an address' },
});

/** Words of the storage badge; names and titles of both places as the specification has them. */
export const storageStrings = defineStrings('storage', {
  offline: { de: 'Lokal gespeichert', en: 'Local Storage' },
  cloud: { de: 'Cloud-Sync aktiv', en: 'Cloud Storage' },
  syncing: { de: 'Wird synchronisiert', en: 'Syncing' },
  error: { de: 'Sync gestört', en: 'Sync failed' },
  'offline.title': { de: 'Lokal gespeichert', en: 'Local Storage' },
  'cloud.title': { de: 'Cloud-Sync aktiv', en: 'Cloud Sync Active' },
  'syncing.title': { de: 'Wird synchronisiert', en: 'Syncing' },
  'error.title': { de: 'Sync gestört', en: 'Sync failed' },
  'offline.line': {
    de: 'Deine Daten liegen nur in diesem Browser. Wer die Browserdaten löscht, löscht auch sie: Sichere sie regelmäßig.',
    en: 'Your data is only in this browser. Clearing the browser data deletes it too: back it up regularly.',
  },
  'cloud.line': {
    de: 'Deine Daten liegen in diesem Browser und in deinem Konto.',
    en: 'Your data is in this browser and in your account.',
  },
  'syncing.line': {
    de: 'Du kannst weiterarbeiten, auch ohne Verbindung.',
    en: 'You can keep working, even without a connection.',
  },
  'error.line': {
    de: 'In diesem Browser ist alles da. Der Abgleich mit deinem Konto steht still.',
    en: 'Everything is there in this browser. Syncing with your account has stopped.',
  },
  'failure.offline': { de: 'Keine Verbindung zum Server.', en: 'No connection to the server.' },
  'failure.needs-login': { de: 'Du bist nicht mehr angemeldet.', en: 'You are not logged in. Please log in first.' },
  'failure.limit': {
    de: 'Der Tarif Free speichert bis zu 100 Transaktionen auf dem Server.',
    en: 'The Free plan stores up to 100 transactions on the server.',
  },
  'failure.storage': {
    de: 'Der Speicher deines Kontos auf dem Server ist voll. Lösche dort gespeicherte Berichte oder wähle einen größeren Tarif.',
    en: 'The storage of your account on the server is full. Delete reports stored there or choose a larger plan.',
  },
  'failure.too-large': {
    de: 'Eine Übertragung war für den Server zu groß.',
    en: 'One request was too large for the server.',
  },
  'failure.too-often': {
    de: 'Zu viele Anfragen in kurzer Zeit. Nach einer Pause geht es von selbst weiter.',
    en: 'Too many requests in a short time. Syncing continues automatically after a pause.',
  },
  'failure.clock-ahead': { de: 'Die Uhr dieses Geräts geht vor.', en: 'This device’s clock runs ahead.' },
  'failure.passphrase': {
    de: 'Die Daten auf dem Server sind verschlüsselt. Entsperre dieses Gerät mit deiner Passphrase.',
    en: 'The data on the server is encrypted. Unlock this device with your passphrase.',
  },
  'failure.refused': { de: 'Der Server hat die Daten nicht angenommen.', en: 'The server did not accept the data.' },
  'failure.store': {
    de: 'Die Daten auf diesem Gerät ließen sich nicht lesen oder schreiben.',
    en: 'The data on this device could not be read or written.',
  },
  'failure.many-deletes': {
    de: 'Auf diesem Gerät fehlen viele Buchungen. In deinem Konto wurde nichts gelöscht.',
    en: 'Many entries are missing on this device. Nothing was deleted in your account.',
  },
  'failure.other-account': {
    de: 'Die Buchungen in diesem Browser gehören zu einem anderen Konto.',
    en: 'The entries in this browser belong to another account.',
  },
  'failure.book-removed': {
    de: 'Dieses Buch wurde aus dem Konto entfernt. Es liegt nur noch auf diesem Gerät.',
    en: 'This book was removed from the account. It is only on this device now.',
  },
  'failure.differs': {
    de: 'Dieses Gerät und dein Konto stimmen nicht überein.',
    en: 'This device and your account do not match.',
  },
  'failure.busy': { de: 'Deine anderen Geräte senden gerade.', en: 'Your other devices are sending right now.' },
  'failure.ended': { de: 'Auf diesem Gerät beendet.', en: 'Ended on this device.' },
  'failure.cancelled': { de: 'Abgebrochen.', en: 'Cancelled.' },
  'last-sync': { de: 'Zuletzt synchronisiert: {{when}}', en: 'Last sync: {{when}}' },
  'last-whole-sync': { de: 'Letzter vollständiger Abgleich: {{when}}', en: 'Last complete sync: {{when}}' },
  never: { de: 'noch nie', en: 'never' },
  enable: { de: 'Cloud-Sync einschalten', en: 'Enable cloud sync' },
  login: { de: 'Anmelden', en: 'Log in' },
  now: { de: 'Jetzt synchronisieren', en: 'Sync now' },
  unlock: { de: 'Entsperren', en: 'Unlock' },
  settings: { de: 'Einstellungen', en: 'Settings' },
});

/** Words of the menu of books, and of the dialog that names one. */
export const bookStrings = defineStrings('shell.books', {
  menu: { de: 'Buch: {{name}}', en: 'Book: {{name}}' },
  heading: { de: 'Bücher in diesem Browser', en: 'Books in this browser' },
  current: { de: 'geöffnet', en: 'open' },
  demo: { de: 'Beispiel', en: 'Demo' },
  importing: {
    de: 'Ein Import läuft. Danach kannst du das Buch wechseln.',
    en: 'An import is running. You can switch books afterwards.',
  },
  'in-account': { de: 'Nur im Konto', en: 'Only in the account' },
  fetch: { de: '{{name}} holen', en: 'Fetch {{name}}' },
  new: { de: 'Neues Buch …', en: 'New book …' },
  change: { de: 'Dieses Buch umbenennen …', en: 'Rename this book …' },
  delete: { de: 'Dieses Buch löschen …', en: 'Delete this book …' },
  'new.title': { de: 'Für wen ist das neue Buch?', en: 'Who is the new book for?' },
  'new.line': {
    de: 'Jede Person führt ein eigenes Buch: eigene Wallets, eigenes Steuerprofil, eigene Freigrenzen, eigener Bericht. Deine anderen Bücher bleiben, wie sie sind.',
    en: 'Each person has a separate book, with their own wallets, tax profile, limits and report. Your other books stay as they are.',
  },
  'change.title': { de: 'Wie soll dieses Buch heißen?', en: 'What should this book be called?' },
  name: { de: 'Name', en: 'Name' },
  kind: { de: 'Für wen das Buch ist', en: 'Who the book is for' },
  own: { de: 'Mich', en: 'Me' },
  spouse: { de: 'Ehegatten oder Lebenspartner', en: 'Spouse or civil partner' },
  client: { de: 'Jemand anderen, zum Beispiel Mandanten', en: 'Somebody else, a client for example' },
  'no-name': { de: 'Gib dem Buch einen Namen.', en: 'Give the book a name.' },
  'name-taken': { de: 'So heißt schon ein anderes Buch.', en: 'Another book has this name already.' },
  'too-many': { de: 'In einem Browser haben höchstens 50 Bücher Platz.', en: 'One browser can hold up to 50 books.' },
  create: { de: 'Anlegen und öffnen', en: 'Create and open' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
});

export const shellStrings = defineStrings('shell', {
  home: { de: 'Cryptax, Startseite', en: 'Cryptax, home' },
  side: { de: 'Seitenleiste', en: 'Sidebar' },
  nav: { de: 'Hauptnavigation', en: 'Main navigation' },
  'section-nav': { de: 'Bereich', en: 'Section' },
  'group.data': { de: 'Daten', en: 'Data' },
  'group.tax': { de: 'Steuern', en: 'Tax' },
  'group.plan': { de: 'Planen', en: 'Plan' },
  'group.learn': { de: 'Verstehen', en: 'Understand' },
  'group.foot': { de: 'App', en: 'App' },
  'group.dev': { de: 'Entwicklung', en: 'Development' },
  search: { de: 'Suchen oder springen', en: 'Search or jump' },
  'search.key': { de: 'Strg K', en: 'Ctrl K' },
  'tax-year': { de: 'Steuerjahr', en: 'Tax year' },
  'year.running': { de: 'läuft', en: 'running' },
  dev: { de: 'DEV', en: 'DEV' },
  'dev.to-user': { de: 'In den Nutzermodus wechseln', en: 'Switch to user mode' },
  'dev.to-dev': { de: 'In den Entwicklermodus wechseln', en: 'Switch to dev mode' },
  'bar.import': { de: 'Import', en: 'Import' },
  'bar.review': { de: 'Prüfen', en: 'Review' },
  'review.open': { de: '{{count}} offen', en: '{{count}} open' },
  'bar.tax': { de: 'Steuern', en: 'Tax' },
  'bar.more': { de: 'Mehr', en: 'More' },
  'more.title': { de: 'Alle Bereiche', en: 'All sections' },

  'user.menu': { de: 'Konto und Einstellungen', en: 'Account and settings' },
  'user.none': {
    de: 'Kein Konto. Deine Daten liegen nur in diesem Browser.',
    en: 'No account. Your data stays in this browser.',
  },
  'user.settings': { de: 'Einstellungen', en: 'Settings' },
  'user.login': { de: 'Anmelden oder Konto anlegen', en: 'Log in or create an account' },
  'user.logout': { de: 'Abmelden', en: 'Log out' },
  'user.logout.done': {
    de: 'Du bist abgemeldet. Deine Daten in diesem Browser bleiben.',
    en: 'You are logged out. Your data in this browser stays.',
  },
  'user.logout.failed': {
    de: 'Die Abmeldung hat nicht geklappt. Versuche es noch einmal.',
    en: 'Logging out did not work. Try again.',
  },
});
