/** What syncing has to ask before it goes on. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

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
  'other.take': { de: 'In mein Konto übernehmen', en: 'Take them over into my account' },
  'other.take.note': {
    de: 'Nur wenn die Buchungen dir gehören. Sie zählen dann zu deinem Konto und werden hochgeladen, sobald du die Synchronisation einschaltest.',
    en: 'Only if the entries are yours. They then count towards your account and are uploaded once you turn on sync.',
  },
  'other.do.keep': { de: 'Getrennt lassen', en: 'Keep apart' },
  'other.do.fetch': { de: 'Leeren und holen', en: 'Clear and fetch' },
  'other.do.take': { de: 'Übernehmen', en: 'Take over' },
  'other.taken': {
    de: 'Die Buchungen gehören jetzt zu deinem Konto. Die Synchronisation ist aus; einschalten kannst du sie in den Einstellungen.',
    en: 'The entries now belong to your account. Sync is off; you can turn it on in the settings.',
  },
});
