/** Words of every screen over a ledger that is still empty. */
import { defineStrings } from '../i18n/strings.ts';

export const screenStrings = defineStrings('screen', {
  'empty.title': { de: 'Noch keine Transaktionen', en: 'No Transactions Yet' },
  'empty.action': { de: 'Datei importieren', en: 'Import a file' },
});
