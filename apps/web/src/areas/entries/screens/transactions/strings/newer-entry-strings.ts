/** Words for entries that were changed while a form about them was open. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const newerEntryStrings = defineStrings('transactions.newer', {
  title: { de: 'Diese Buchung wurde inzwischen geändert', en: 'This entry has been changed meanwhile' },
  'many.title': {
    de: {
      one: '{{count}} der Buchungen wurde inzwischen geändert',
      other: '{{count}} der Buchungen wurden inzwischen geändert',
    },
    en: {
      one: '{{count}} of the entries has been changed meanwhile',
      other: '{{count}} of the entries have been changed meanwhile',
    },
  },
  'many.line': {
    de: 'In einem anderen Tab oder auf einem anderen Gerät. Noch ist nichts angewendet: Entscheide, was mit ihnen geschehen soll.',
    en: 'In another tab or on another device. Nothing is applied yet: decide what should happen to them.',
  },
  entry: { de: 'Buchung', en: 'Entry' },
  planned: { de: 'Danach', en: 'Afterwards' },
  opened: { de: 'Beim Öffnen', en: 'When opened' },
  'split.line': {
    de: 'In einem anderen Tab oder auf einem anderen Gerät. Geteilt ist noch nichts.',
    en: 'In another tab or on another device. Nothing is split yet.',
  },
  'leave-out': { de: 'Diese auslassen', en: 'Leave these out' },
  'apply-too': { de: 'Auch auf diese anwenden', en: 'Apply to these too' },
  'go-on': { de: 'Mit dem gespeicherten Stand weitermachen', en: 'Go on with what is stored' },
  'after.delete': { de: 'gelöscht', en: 'deleted' },
  'after.merge': { de: 'zusammengeführt', en: 'merged' },
  'field.kind': { de: 'Typ', en: 'Type' },
  'field.moment': { de: 'Zeitpunkt', en: 'Time' },
  'field.wallet': { de: 'Wallet', en: 'Wallet' },
  'field.toWallet': { de: 'Ziel-Wallet', en: 'Target wallet' },
  'field.out': { de: 'Abgang', en: 'Given' },
  'field.in': { de: 'Zugang', en: 'Received' },
  'field.value': { de: 'Wert', en: 'Value' },
  'field.fee': { de: 'Gebühr', en: 'Fee' },
  'field.details': { de: 'Weitere Angaben', en: 'Further details' },
  'field.note': { de: 'Notiz', en: 'Note' },
});
