/** Texts about clearing this browser, wherever it is asked for. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const clearStrings = defineStrings('storage.clear', {
  'backup.first': { de: 'Vorher eine Sicherung speichern', en: 'Save a backup first' },
  'backup.done': { de: 'Sicherung gespeichert', en: 'Backup saved' },
  title: { de: 'Alle Daten in diesem Browser löschen?', en: 'Clear all data in this browser?' },
  line: {
    de: 'Buchungen, Importe, Wallets, Verlauf, Regeln und versiegelte Berichte gehen in diesem Browser endgültig verloren. Nur eine Sicherung bringt sie zurück.',
    en: 'Entries, imports, wallets, history, rules and sealed reports in this browser are gone for good. Only a backup brings them back.',
  },
  'book.title': { de: 'Buch „{{name}}“ löschen?', en: 'Delete the book “{{name}}”?' },
  'book.line': {
    de: 'Das Buch mit Buchungen, Importen, Wallets, Verlauf, Regeln und versiegelten Berichten geht in diesem Browser endgültig verloren. Nur eine Sicherung bringt es zurück.',
    en: 'The book with its entries, imports, wallets, history, rules and sealed reports is gone from this browser for good. Only a backup brings it back.',
  },
  'first.line': {
    de: 'Buchungen, Importe, Wallets, Verlauf, Regeln und versiegelte Berichte dieses Buchs gehen in diesem Browser endgültig verloren. Nur eine Sicherung bringt sie zurück.',
    en: 'Entries, imports, wallets, history, rules and sealed reports of this book are gone from this browser for good. Only a backup brings them back.',
  },
  others: { de: 'Die anderen Bücher bleiben.', en: 'The other books stay.' },
  account: {
    de: 'Die Synchronisation endet hier zuerst. Was in deinem Konto und auf deinen anderen Geräten liegt, bleibt.',
    en: 'Syncing ends here first. What is in your account and on your other devices stays.',
  },
  confirm: { de: 'Endgültig löschen', en: 'Clear for good' },
  word: { de: 'LÖSCHEN', en: 'DELETE' },
  done: { de: 'Alle Daten sind gelöscht.', en: 'All data has been cleared.' },
});
