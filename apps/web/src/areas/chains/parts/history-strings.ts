import { defineStrings } from '../../../platform/i18n/strings.ts';

export const historyStrings = defineStrings('wallet.history', {
  'kind.sent': { de: 'Gesendet', en: 'Sent' },
  'kind.received': { de: 'Empfangen', en: 'Received' },
  'kind.moved': { de: 'Umgebucht', en: 'Moved' },
  'kind.swap': { de: 'Getauscht', en: 'Swapped' },
  'kind.income': { de: 'Ertrag', en: 'Income' },
  'kind.fee': { de: 'Nur Gebühr', en: 'Fee only' },
  'kind.nothing': { de: 'Nichts bewegt', en: 'Nothing moved' },
  'kind.open': { de: 'Zu klären', en: 'To be settled' },
  failed: { de: 'fehlgeschlagen', en: 'failed' },
  spam: { de: 'Spam', en: 'spam' },
  'in-ledger': { de: 'gebucht', en: 'booked' },
});
