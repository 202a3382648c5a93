/** The sentence under every computed figure, on screens and on paper; the same words everywhere. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const disclaimerStrings = defineStrings('disclaimer', {
  disclaimer: {
    de: 'Keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
    en: 'Not tax advice. All calculations without guarantee.',
  },
});
