/** Words for an entry that was changed while its form was open. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const newerStrings = defineStrings('transactions.newer', {
  title: { de: 'Diese Buchung wurde inzwischen geändert', en: 'This entry has been changed meanwhile' },
  line: {
    de: 'In einem anderen Tab oder auf einem anderen Gerät. Gespeichert ist noch nichts von deiner Eingabe: Wähle, was gelten soll.',
    en: 'In another tab or on another device. Nothing you entered is saved yet: choose what should count.',
  },
  'line.hidden': {
    de: 'In einem anderen Tab oder auf einem anderen Gerät, an Angaben, die dieses Formular nicht zeigt. Sie bleiben in jedem Fall erhalten.',
    en: 'In another tab or on another device, in details that this form does not show. They are kept either way.',
  },
  field: { de: 'Angabe', en: 'Detail' },
  stored: { de: 'Jetzt gespeichert', en: 'Stored now' },
  mine: { de: 'Deine Eingabe', en: 'What you entered' },
  'take-stored': { de: 'Gespeicherten Stand laden', en: 'Load what is stored' },
  'keep-mine': { de: 'Meine Eingabe speichern', en: 'Save what I entered' },
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
