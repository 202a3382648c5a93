/** Words that screens share: over a ledger that is still empty, and of the switch between words and tables. */
import { defineStrings } from '../i18n/strings.ts';

export const screenStrings = defineStrings('screen', {
  'empty.title': { de: 'Noch keine Transaktionen', en: 'No Transactions Yet' },
  'empty.action': { de: 'Datei importieren', en: 'Import a file' },

  notices: { de: 'Hinweise', en: 'Notices' },
  'notices.all': {
    de: { one: 'Hinweis ganz lesen', other: 'Alle {{count}} Hinweise' },
    en: { one: 'Read the whole notice', other: 'All {{count}} notices' },
  },

  look: { de: 'Ansicht', en: 'View' },
  'look.words': { de: 'In Worten', en: 'In words' },
  'look.tables': { de: 'In Tabellen', en: 'In tables' },
});
