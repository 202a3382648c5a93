import { defineStrings } from '../../lib/i18n/strings.ts';

export const whatIfStrings = defineStrings('what-if', {
  intro: { de: 'ein einzelner Verkauf, Schritt für Schritt gerechnet.', en: 'a single sale, calculated step by step.' },
});
