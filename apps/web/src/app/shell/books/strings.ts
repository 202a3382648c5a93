/** Words of the menu of books, and of the dialog that names one. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

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
  kind: { de: 'Wem das Buch gehört', en: 'Whose book it is' },
  own: { de: 'Mir', en: 'Mine' },
  spouse: { de: 'Ehegatte oder Lebenspartner', en: 'Spouse or civil partner' },
  client: { de: 'Jemand anderem, zum Beispiel Mandanten', en: 'Somebody else, a client for example' },
  'no-name': { de: 'Gib dem Buch einen Namen.', en: 'Give the book a name.' },
  'name-taken': { de: 'So heißt schon ein anderes Buch.', en: 'Another book has this name already.' },
  'too-many': { de: 'In einem Browser haben höchstens 50 Bücher Platz.', en: 'One browser can hold up to 50 books.' },
  create: { de: 'Anlegen und öffnen', en: 'Create and open' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
});
