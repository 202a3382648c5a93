/** Words that screens share: over a ledger that is still empty, and of the switch between words and tables. */
import { defineStrings } from '../i18n/strings.ts';

export const screenStrings = defineStrings('screen', {
  'empty.title': { de: 'Noch keine Transaktionen', en: 'No Transactions Yet' },
  'empty.action': { de: 'Datei importieren', en: 'Import a file' },

  look: { de: 'Ansicht', en: 'View' },
  'look.words': { de: 'In Worten', en: 'In words' },
  'look.tables': { de: 'In Tabellen', en: 'In tables' },
});
