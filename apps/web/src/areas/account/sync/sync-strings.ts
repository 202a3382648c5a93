/** Why a sync stopped, in words that help. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const syncStrings = defineStrings('sync', {
  enabled: { de: 'Synchronisation eingeschaltet.', en: 'Cloud sync enabled.' },
  'enabled.empty': {
    de: 'Synchronisation eingeschaltet (noch keine Daten).',
    en: 'Cloud sync enabled (no data yet).',
  },
  disabled: {
    de: 'Synchronisation aus. Deine Daten auf diesem Gerät bleiben.',
    en: 'Sync is off. Your data on this device stays.',
  },
  offline: {
    de: 'Keine Verbindung zum Server. Es geht von selbst weiter, sobald sie wieder da ist.',
    en: 'No connection to the server. Syncing continues automatically once it is back.',
  },
  'needs-login': { de: 'Bitte melde dich zuerst an.', en: 'You are not logged in. Please log in first.' },
  limit: {
    de: 'Der Tarif Free speichert bis zu 100 Transaktionen auf dem Server. Auf diesem Gerät ist alles da.',
    en: 'The Free plan stores up to 100 transactions on the server. Everything is on this device.',
  },
  storage: {
    de: 'Der Speicher deines Kontos auf dem Server ist voll; auf diesem Gerät ist alles da. Lösche Buchungen oder auf dem Server abgelegte Berichte, die du dort nicht brauchst, oder wechsle in einen größeren Tarif. Was belegt ist, steht in den Einstellungen unter Tarif.',
    en: 'The storage of your account on the server is full; everything is on this device. Delete entries or reports on the server that you do not need there, or move to a larger plan. The settings show what is used under Plan.',
  },
  'too-large': {
    de: 'Eine Übertragung war für den Server zu groß; auf diesem Gerät ist alles da. Kürze sehr lange Notizen und versuche es noch einmal. Hilft das nicht, lass den Betreiber die erlaubte Größe von Anfragen prüfen.',
    en: 'One request was too large for the server; everything is on this device. Shorten very long notes and try again. If that does not help, ask the operator to check the allowed size of requests.',
  },
  'too-often': {
    de: 'Es waren zu viele Anfragen in kurzer Zeit. Nach der Pause, um die der Server bittet, geht es von selbst weiter; du musst nichts tun.',
    en: 'There were too many requests in a short time. After the pause that the server asks for, syncing continues automatically; there is nothing you need to do.',
  },
  'too-often.in': {
    de: {
      one: 'Es waren zu viele Anfragen in kurzer Zeit. In etwa {{count}} Sekunde geht es von selbst weiter; du musst nichts tun.',
      other:
        'Es waren zu viele Anfragen in kurzer Zeit. In etwa {{count}} Sekunden geht es von selbst weiter; du musst nichts tun.',
    },
    en: {
      one: 'There were too many requests in a short time. Syncing continues automatically in about {{count}} second; there is nothing you need to do.',
      other:
        'There were too many requests in a short time. Syncing continues automatically in about {{count}} seconds; there is nothing you need to do.',
    },
  },
  'clock-ahead': {
    de: 'Die Uhr dieses Geräts geht vor. Stelle sie richtig, dann geht es weiter.',
    en: 'This device’s clock runs ahead. Set it right and syncing continues.',
  },
  passphrase: {
    de: 'Die Daten auf dem Server sind verschlüsselt. Gib deine Passphrase ein.',
    en: 'The data on the server is encrypted. Enter your passphrase.',
  },
  refused: { de: 'Der Server hat die Daten nicht angenommen.', en: 'The server did not accept the data.' },
  store: {
    de: 'Die Daten auf diesem Gerät ließen sich nicht lesen oder schreiben.',
    en: 'The data on this device could not be read or written.',
  },
  'many-deletes': {
    de: 'Auf diesem Gerät fehlen viele Buchungen. In deinem Konto wurde nichts gelöscht.',
    en: 'Many entries are missing on this device. Nothing was deleted in your account.',
  },
  'other-account': {
    de: 'Die Buchungen in diesem Browser gehören zu einem anderen Konto. Es wurde nichts gesendet und nichts geholt.',
    en: 'The entries in this browser belong to another account. Nothing was sent and nothing fetched.',
  },
  'book-removed': {
    de: 'Dieses Buch wurde aus dem Konto entfernt. Auf diesem Gerät ist es vollständig da, abgeglichen wird es nicht mehr.',
    en: 'This book was removed from the account. It is complete on this device, but no longer synced.',
  },
  differs: {
    de: 'Dieses Gerät und dein Konto stimmen nicht überein, auch nach einem vollständigen Vergleich. Sichere deine Daten in eine Datei und versuche es noch einmal.',
    en: 'This device and your account do not match, even after a complete comparison. Back up your data to a file and try again.',
  },
  busy: {
    de: 'Deine anderen Geräte senden gerade. Es geht gleich von selbst weiter.',
    en: 'Your other devices are sending right now. Syncing continues automatically in a moment.',
  },
  ended: { de: 'Die Synchronisation ist auf diesem Gerät beendet.', en: 'Syncing has ended on this device.' },
  cancelled: { de: 'Abgebrochen.', en: 'Cancelled.' },
});

/** What syncing has to ask before it goes on. */
export const questionStrings = defineStrings('sync.question', {
  'deletes.title': {
    de: '{{count}} von {{of}} Buchungen auch im Konto löschen?',
    en: 'Delete {{count}} of {{of}} entries in your account too?',
  },
  'deletes.line': {
    de: 'In diesem Browser sind sie nicht mehr da. Das ist mehr als ein Fünftel deines Kontos und beträfe auch deine anderen Geräte. Bis du entscheidest, wird nichts gesendet.',
    en: 'They are no longer in this browser. That is more than a fifth of your account and would affect your other devices too. Nothing is sent until you decide.',
  },
  'deletes.everywhere': { de: 'Überall löschen', en: 'Delete everywhere' },
  'deletes.back': { de: 'Aus dem Konto zurückholen', en: 'Bring back from the account' },
  later: { de: 'Später entscheiden', en: 'Decide later' },
  'other.title': {
    de: 'Diese Buchungen gehören zu einem anderen Konto',
    en: 'These entries belong to another account',
  },
  'other.line': {
    de: {
      one: 'In diesem Browser liegt {{count}} Buchung des Kontos {{owner}}. Angemeldet ist {{me}}. Ohne deine Entscheidung wird nichts gesendet und nichts geholt.',
      other:
        'In diesem Browser liegen {{count}} Buchungen des Kontos {{owner}}. Angemeldet ist {{me}}. Ohne deine Entscheidung wird nichts gesendet und nichts geholt.',
    },
    en: {
      one: 'This browser holds {{count}} entry of the account {{owner}}. You are logged in as {{me}}. Without your decision nothing is sent and nothing fetched.',
      other:
        'This browser holds {{count}} entries of the account {{owner}}. You are logged in as {{me}}. Without your decision nothing is sent and nothing fetched.',
    },
  },
  'other.label': { de: 'Was soll geschehen?', en: 'What should happen?' },
  'other.keep': { de: 'Getrennt lassen', en: 'Keep them apart' },
  'other.keep.note': {
    de: 'Die Buchungen bleiben in diesem Browser, dein Konto wird hier nicht abgeglichen.',
    en: 'The entries stay in this browser; your account is not synced here.',
  },
  'other.fetch': { de: 'Diesen Browser leeren und mein Konto holen', en: 'Clear this browser and fetch my account' },
  'other.fetch.note': {
    de: 'Was im Konto {{owner}} gespeichert ist, bleibt dort. Was nur in diesem Browser liegt, geht verloren.',
    en: 'What is stored in the account {{owner}} stays there. What is only in this browser is lost.',
  },
  'other.take': { de: 'In mein Konto übernehmen', en: 'Move them to my account' },
  'other.take.note': {
    de: 'Nur wenn die Buchungen dir gehören. Sie zählen dann zu deinem Konto und werden hochgeladen, sobald du die Synchronisation einschaltest.',
    en: 'Only if the entries are yours. They then count towards your account and are uploaded once you turn on sync.',
  },
  'other.do.keep': { de: 'Getrennt lassen', en: 'Keep apart' },
  'other.do.fetch': { de: 'Leeren und holen', en: 'Clear and fetch' },
  'other.do.take': { de: 'Buchungen übernehmen', en: 'Add entries' },
  'other.taken': {
    de: 'Die Buchungen gehören jetzt zu deinem Konto. Die Synchronisation ist aus; einschalten kannst du sie in den Einstellungen.',
    en: 'The entries now belong to your account. Sync is off; you can turn it on in the settings.',
  },
});
