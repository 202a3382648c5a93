import { defineStrings } from '../../lib/i18n/strings.ts';

export const termsStrings = defineStrings('terms', {
  intro: { de: 'die Allgemeinen Geschäftsbedingungen.', en: 'the terms of service.' },
});
