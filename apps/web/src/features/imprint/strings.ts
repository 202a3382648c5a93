import { defineStrings } from '../../lib/i18n/strings.ts';

export const imprintStrings = defineStrings('imprint', {
  intro: { de: 'Anbieter, Anschrift und Kontakt.', en: 'provider, address and contact.' },
});
