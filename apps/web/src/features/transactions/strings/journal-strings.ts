/** Entries of the journal by their kind. */
import { defineStrings } from '../../../lib/i18n/strings.ts';

export const journalStrings = defineStrings('transactions.journal', {
  import: { de: 'Import', en: 'Import' },
  'remove-import': { de: 'Import entfernt', en: 'Import removed' },
  'mend-rows': { de: 'Zeile geklärt', en: 'Row cleared up' },
  answer: { de: 'Offene Punkte beantwortet', en: 'Open points answered' },
  add: { de: 'Buchung hinzugefügt', en: 'Entry added' },
  edit: { de: 'Buchung geändert', en: 'Entry changed' },
  'bulk-edit': { de: 'Buchungen geändert', en: 'Entries changed' },
  split: { de: 'Buchung geteilt', en: 'Entry split' },
  merge: { de: 'Buchungen zusammengeführt', en: 'Entries merged' },
  label: { de: 'Zugeordnet', en: 'Labelled' },
  delete: { de: 'Gelöscht', en: 'Deleted' },
  wallets: { de: 'Wallets geändert', en: 'Wallets changed' },
  clear: { de: 'Geleert', en: 'Cleared' },
  other: { de: 'Änderung', en: 'Change' },
});
