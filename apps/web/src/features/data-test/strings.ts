import { defineStrings } from '../../lib/i18n/strings.ts';

export const dataTestStrings = defineStrings('data-test', {
  intro: { de: 'die Diagnose der Browser-Datenbank.', en: 'the diagnosis of the browser database.' },
});
