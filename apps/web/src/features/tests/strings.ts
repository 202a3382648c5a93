import { defineStrings } from '../../lib/i18n/strings.ts';

export const testsStrings = defineStrings('tests', {
  intro: { de: 'die Integrationsprüfungen.', en: 'the integration checks.' },
});
