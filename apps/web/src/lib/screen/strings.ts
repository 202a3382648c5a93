/** Words shared by screens that have nothing to show yet. */
import { defineStrings } from '../i18n/strings.ts';

export const screenStrings = defineStrings('screen', {
  pending: { de: 'Komponente wird geladen...', en: 'Component Loading...' },
  'pending.line': {
    de: 'Diese Ansicht ist noch im Bau. Hier kommt hin:',
    en: 'This view is still being built. It will hold:',
  },
  'empty.title': { de: 'Noch keine Transaktionen', en: 'No Transactions Yet' },
  'empty.action': { de: 'Datei importieren', en: 'Import a file' },
});
