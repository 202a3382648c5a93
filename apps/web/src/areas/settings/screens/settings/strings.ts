/** Texts of the settings screen: the list of sections, and the sections. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const settingsStrings = defineStrings('settings', {
  'context.browser': {
    de: 'Jede Änderung gilt sofort in diesem Browser.',
    en: 'Every change takes effect at once in this browser.',
  },
  'context.account': {
    de: 'Gehört zu deinem Konto und gilt auf allen deinen Geräten.',
    en: 'Belongs to your account and applies on all your devices.',
  },
  general: { de: 'Allgemein', en: 'General' },
  language: { de: 'Sprache', en: 'Language' },
  'language.de': { de: 'Deutsch', en: 'Deutsch' },
  'language.en': { de: 'English', en: 'English' },
  mode: { de: 'Modus', en: 'Mode' },
  'mode.note': {
    de: 'Geführt zeigt das Nötige und erklärt es. Experte zeigt alles, in kompakten Zeilen.',
    en: 'Guided shows what is needed and explains it. Expert shows everything, in compact rows.',
  },
  'mode.klaus': { de: 'Geführt', en: 'Guided' },
  'mode.expert': { de: 'Experte', en: 'Expert' },
  tour: { de: 'Einführungstour', en: 'Welcome tour' },
  'tour.note': {
    de: 'Setzt den Fortschritt der Tour zurück und zeigt sie von vorn.',
    en: 'Resets the progress of the tour and shows it from the start.',
  },
  'tour.restart': { de: 'Neu starten', en: 'Restart' },
  appearance: { de: 'Darstellung', en: 'Appearance' },
  theme: { de: 'Farben', en: 'Theme' },
  'theme.system': { de: 'System', en: 'System' },
  'theme.light': { de: 'Hell', en: 'Light' },
  'theme.dark': { de: 'Dunkel', en: 'Dark' },
  'hide-amounts': { de: 'Beträge verbergen', en: 'Hide amounts' },
  'hide-amounts.note': {
    de: 'zum Beispiel im Zug oder beim Teilen des Bildschirms',
    en: 'on the train or while sharing your screen',
  },
  klaus: { de: 'Klaus zeigen', en: 'Show Klaus' },
  'klaus.note': { de: 'Hilfe gibt es auch ohne ihn', en: 'help is available without him too' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  live: { de: 'Fremde Dienste regelmäßig prüfen', en: 'Check outside services regularly' },
  'live.note': {
    de: 'Kursquelle und Block-Explorer sehen dann deine IP-Adresse. Aus heißt: keine Anfrage ohne dein Zutun.',
    en: 'Price source and block explorer then see your IP address. Off means: no request unless you start it.',
  },
  journey: { de: 'Reise auswerten', en: 'Analyse the journey' },
  'journey.note': {
    de: 'Merkt sich in diesem Browser, welche Seiten du öffnest und was du abschließt. Keine Beträge, keine Namen, nichts geht ins Netz.',
    en: 'Remembers in this browser which screens you open and what you complete. No amounts, no names, nothing goes over the network.',
  },
  'journey.open': { de: 'Auswertung ansehen', en: 'See the analysis' },
  'live-prices': { de: 'Kurse aus dem Netz holen', en: 'Fetch prices from the network' },
  'live-prices.note': {
    de: 'Fehlende Tageskurse und aktuelle Preise kommen dann von CoinGecko, DefiLlama, Binance und Kraken, im Kursvergleich auch von Coinbase und Bitstamp. Sie erfahren, nach welchen Coins du fragst, nicht wie viel du hast.',
    en: 'Missing daily prices and current prices then come from CoinGecko, DefiLlama, Binance and Kraken, and in the price comparison from Coinbase and Bitstamp too. They learn which coins you ask about, not how much you hold.',
  },
  exchanges: { de: 'Börsen und Wallets', en: 'Exchanges and wallets' },
  'exchanges.connect': { de: 'Börsen im Überblick', en: 'Exchanges at a glance' },
  'exchanges.connect.note': {
    de: 'Ob die Börsen antworten, wann zuletzt etwas kam, und welche Kurse und Wechselkurse gelten.',
    en: 'Whether the exchanges answer, when data last came in, and which prices and rates apply.',
  },
  'exchanges.open': { de: 'Börsen', en: 'Exchanges' },
  'exchanges.wallets': { de: 'Wallet-Adressen', en: 'Wallet addresses' },
  'exchanges.wallets.note': {
    de: 'Öffentliche Adressen genügen. Private Schlüssel werden nie gebraucht und nie gespeichert.',
    en: 'Public addresses are enough. Private keys are never needed and never stored.',
  },
  'exchanges.wallets.open': { de: 'Wallets', en: 'Wallets' },
  notifications: { de: 'Mitteilungen', en: 'Notifications' },
  connection: { de: 'Melden, wenn die Verbindung weg ist', en: 'Tell me when the connection drops' },
  'connection.note': {
    de: 'und wenn sie wieder da ist; die App läuft auch ohne',
    en: 'and when it is back; the app works without one',
  },
  mails: { de: 'E-Mails', en: 'Emails' },
  'mails.note': {
    de: 'Nur zu deinem Konto und deinem Vertrag: Bestätigungen, neues Passwort, Änderung der Adresse. Keine Werbung.',
    en: 'Only about your account and your contract: confirmations, new password, change of address. No advertising.',
  },
  reminders: { de: 'Nach einem Import an die Sicherung erinnern', en: 'Remind me to back up after an import' },
  'reminders.note': {
    de: 'nur solange deine Daten allein in diesem Browser liegen',
    en: 'only while your data is in this browser alone',
  },
});

/** Texts about damaged records. */
export const damageStrings = defineStrings('settings.damage', {
  title: { de: 'Gespeicherte Daten prüfen', en: 'Check the stored data' },
  note: {
    de: 'Sieht jeden Eintrag dieses Browsers an und zeigt, was beschädigt ist.',
    en: 'Looks at every record in this browser and shows what is damaged.',
  },
  known: {
    de: {
      one: 'Ein Eintrag ist beschädigt und zählt nicht mit.',
      other: '{{count}} Einträge sind beschädigt und zählen nicht mit.',
    },
    en: { one: 'One entry is damaged and not counted.', other: '{{count}} entries are damaged and not counted.' },
  },
  look: { de: 'Prüfen', en: 'Check' },
  none: { de: 'Alles in Ordnung: kein Eintrag ist beschädigt.', en: 'All is well: no record is damaged.' },
  found: {
    de: {
      one: 'Ein Eintrag ist beschädigt. Er bleibt unverändert liegen; speichere ihn als Datei und importiere die Quelle neu.',
      other:
        '{{count}} Einträge sind beschädigt. Sie bleiben unverändert liegen; speichere sie als Datei und importiere die Quelle neu.',
    },
    en: {
      one: 'One record is damaged. It stays as it is; save it as a file and import its source again.',
      other: '{{count}} records are damaged. They stay as they are; save them as a file and import their source again.',
    },
  },
  save: { de: 'Als Datei speichern', en: 'Save as a file' },
  list: { de: 'Beschädigte Einträge', en: 'Damaged records' },
  more: { de: 'und {{count}} weitere in der Datei', en: 'and {{count}} more in the file' },
  'table.chunks': { de: 'Buchung', en: 'Entry' },
  'table.imports': { de: 'Import', en: 'Import' },
  'table.importRows': { de: 'Zeilen eines Imports', en: 'Rows of an import' },
  'table.rawRows': { de: 'Zeilen einer Datei', en: 'Rows of a file' },
  'table.wallets': { de: 'Wallet', en: 'Wallet' },
  'table.journal': { de: 'Verlauf', en: 'History' },
  'table.deltas': { de: 'Verlauf', en: 'History' },
  'table.prices': { de: 'Kurse', en: 'Prices' },
  'table.reports': { de: 'Versiegelter Bericht', en: 'Sealed report' },
  'table.other': { de: 'Einstellung', en: 'Setting' },
  'why.malformed': { de: 'nicht verständlich', en: 'not understood' },
  'why.malformed-event': { de: 'nicht verständlich', en: 'not understood' },
  'why.unreadable': { de: 'vom Browser nicht lesbar', en: 'not readable by the browser' },
  'why.missing': { de: 'fehlt', en: 'missing' },
});

/** Texts of the self-test in the settings. */
export const selfTestSectionStrings = defineStrings('self-test-section', {
  title: { de: 'Selbsttest', en: 'Self-test' },
  what: { de: 'Rechnet die App richtig?', en: 'Does the app calculate correctly?' },
  'what.note': {
    de: 'Vergleicht die Rechenbeispiele des Regelwerks, weist jede Menge in deinen Daten nach und prüft den Speicher. Es wird nur gelesen, nichts verlässt den Browser.',
    en: 'Compares the worked examples of the rule book, accounts for every quantity in your data and checks the storage. It only reads, and nothing leaves the browser.',
  },
  start: { de: 'Selbsttest starten', en: 'Start self-test' },
  again: { de: 'Noch einmal prüfen', en: 'Check again' },
  good: { de: 'Alles in Ordnung.', en: 'All is well.' },
  bad: {
    de: {
      one: 'Eine Prüfung ist fehlgeschlagen. Gib keinen Bericht ab, bevor das geklärt ist.',
      other: '{{count}} Prüfungen sind fehlgeschlagen. Gib keinen Bericht ab, bevor das geklärt ist.',
    },
    en: {
      one: 'One check failed. Do not file a report until this is resolved.',
      other: '{{count}} checks failed. Do not file a report until this is resolved.',
    },
  },
  copy: { de: 'Ergebnis kopieren', en: 'Copy result' },
  copied: {
    de: 'Ergebnis kopiert. Es enthält keine persönlichen Daten.',
    en: 'Result copied. It contains no personal data.',
  },
  text: { de: 'Ergebnis als Text', en: 'Result as text' },
});

/** Texts about shortening the history. */
export const trimStrings = defineStrings('settings.trim', {
  open: { de: 'Verlauf kürzen …', en: 'Shorten history …' },
  title: { de: 'Verlauf kürzen?', en: 'Shorten the history?' },
  looking: { de: 'Der Verlauf wird angesehen …', en: 'Looking at the history …' },
  nothing: {
    de: 'Es gibt nichts zu kürzen: Die letzten {{kept}} Schritte bleiben immer, und ältere belegen keinen Platz mehr.',
    en: 'There is nothing to shorten: the last {{kept}} steps always stay, and older ones no longer take up any space.',
  },
  older: {
    de: {
      one: 'Ein älterer Schritt bleibt mit Datum und Grund stehen, lässt sich aber nicht mehr rückgängig machen. Das schafft Platz im Browser.',
      other:
        '{{count}} ältere Schritte bleiben mit Datum und Grund stehen, lassen sich aber nicht mehr rückgängig machen. Das schafft Platz im Browser.',
    },
    en: {
      one: 'One older step stays listed with date and reason, but can no longer be undone. That frees up space in the browser.',
      other:
        '{{count}} older steps stay listed with date and reason, but can no longer be undone. That frees up space in the browser.',
    },
  },
  abandonedOnly: {
    de: {
      one: 'Ein Schritt, den du zurückgenommen und durch einen neuen ersetzt hast, belegt noch Platz. Er bleibt im Verlauf stehen; wiederholen lässt er sich schon jetzt nicht mehr.',
      other:
        '{{count}} Schritte, die du zurückgenommen und durch neue ersetzt hast, belegen noch Platz. Sie bleiben im Verlauf stehen; wiederholen lassen sie sich schon jetzt nicht mehr.',
    },
    en: {
      one: 'One step that you undid and replaced with a new one still takes up space. It stays in the history, but can no longer be redone.',
      other:
        '{{count}} steps that you undid and replaced with new ones still take up space. They stay in the history, but can no longer be redone.',
    },
  },
  kept: {
    de: 'Die letzten {{kept}} Schritte kannst du weiterhin rückgängig machen.',
    en: 'The last {{kept}} steps can still be undone.',
  },
  abandoned: {
    de: {
      one: 'Platz gibt auch ein Schritt frei, den du zurückgenommen und ersetzt hast.',
      other: 'Platz geben auch {{count}} Schritte frei, die du zurückgenommen und ersetzt hast.',
    },
    en: {
      one: 'A step that you undid and replaced frees up space, too.',
      other: '{{count}} steps that you undid and replaced free up space, too.',
    },
  },
  same: {
    de: 'Buchungen und Steuerwerte ändern sich nicht. Berichte nennen Änderungen von Hand weiter mit vorher und nachher.',
    en: 'Entries and tax figures do not change. Reports still show manual changes with before and after.',
  },
  safe: {
    de: 'Eine Sicherung, die du vorher speicherst, behält auch den Weg zurück.',
    en: 'A backup that you save first keeps the way back, too.',
  },
  confirm: { de: 'Verlauf kürzen', en: 'Shorten history' },
  done: { de: 'Verlauf gekürzt', en: 'History shortened' },
  freed: { de: '{{freed}} frei geworden', en: '{{freed}} freed' },
});

/** Words of the list of sections: what they are grouped by, and what is in each. */
export const indexStrings = defineStrings('settings.index', {
  sections: { de: 'Abschnitte der Einstellungen', en: 'Sections of the settings' },
  all: { de: 'Alle Einstellungen', en: 'All settings' },
  'group.browser': { de: 'In diesem Browser', en: 'In this browser' },
  'group.account': { de: 'Dein Konto', en: 'Your account' },
  general: { de: 'Sprache, Modus, Farben, Tour', en: 'Language, mode, theme, tour' },
  tax: { de: 'Veranlagung, Methode, Deckblatt', en: 'Assessment, method, cover page' },
  exchanges: { de: 'Verbindungen und Adressen', en: 'Connections and addresses' },
  prices: { de: 'Kursquellen, Schlüssel für Dienste', en: 'Price sources, keys for services' },
  notifications: { de: 'Woran dich die App erinnert', en: 'What the app reminds you of' },
  privacy: { de: 'App-Sperre, und was ins Netz geht', en: 'App lock, and what goes over the network' },
  data: { de: 'Sicherung, Verlauf, Löschen', en: 'Backup, history, deletion' },
  about: { de: 'Version und Selbsttest', en: 'Version and self-test' },
  account: { de: 'Name, Passwort, zweiter Faktor', en: 'Name, password, second factor' },
  sync: { de: 'Nur hier oder auf allen Geräten', en: 'Only here or on all devices' },
  billing: { de: 'Tarif, Kündigung, Widerruf', en: 'Plan, cancellation, withdrawal' },
  'api-keys': { de: 'Zugriff für eigene Programme', en: 'Access for your own programs' },
});

/** Texts of the keys for services. */
export const serviceKeyStrings = defineStrings('service-keys', {
  title: { de: 'Schlüssel für Dienste', en: 'Keys for services' },
  text: {
    de: 'Wer Wallets liest oder Kurse holt, fragt öffentliche Dienste. Ein eigener Schlüssel hebt ihre Grenzen an; manche antworten nur damit. Er liegt verschlüsselt in diesem Browser und geht nur an seinen Dienst.',
    en: 'Reading wallets and fetching prices means asking public services. Your own key raises their limits; some only answer with one. It is stored encrypted in this browser and only sent to its own service.',
  },
  prices: { de: 'Kurse von Coins.', en: 'Prices of coins.' },
  chains: { de: 'Liest {{chains}}.', en: 'Reads {{chains}}.' },
  required: { de: 'Antwortet nur mit Schlüssel.', en: 'Answers only with a key.' },
  optional: { de: 'Geht ohne, mit Schlüssel schneller.', en: 'Works without a key, faster with one.' },
  get: { de: 'Schlüssel holen', en: 'Get a key' },
  'get.of': { de: 'Schlüssel bei {{service}} holen', en: 'Get a key at {{service}}' },
  kept: { de: 'hinterlegt', en: 'saved' },
  enter: { de: 'Hinterlegen', en: 'Enter' },
  'enter.of': { de: 'Schlüssel für {{service}} hinterlegen', en: 'Enter the key for {{service}}' },
  change: { de: 'Ändern', en: 'Change' },
  'change.of': { de: 'Schlüssel für {{service}} ändern', en: 'Change the key for {{service}}' },
  remove: { de: 'Entfernen', en: 'Remove' },
  'remove.of': { de: 'Schlüssel für {{service}} entfernen', en: 'Remove the key for {{service}}' },
  removed: { de: 'Schlüssel für {{service}} entfernt', en: 'Key for {{service}} removed' },
  saved: { de: 'Schlüssel für {{service}} hinterlegt', en: 'Key for {{service}} saved' },
  key: { de: 'Schlüssel für {{service}}', en: 'Key for {{service}}' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  passphrase: { de: 'Neue Passphrase', en: 'New passphrase' },
  'passphrase.hint': {
    de: 'Mindestens 8 Zeichen. Sie verschlüsselt die Schlüssel für Dienste und Börsen in diesem Browser. Geht sie verloren, musst du die Schlüssel neu hinterlegen.',
    en: 'At least 8 characters. It encrypts the keys for services and exchanges in this browser. If you lose it, you will have to enter them again.',
  },
  'passphrase.again': { de: 'Passphrase wiederholen', en: 'Repeat the passphrase' },
  'passphrase.differs': { de: 'Die Eingaben sind verschieden.', en: 'The two do not match.' },
});
