import { defineStrings } from '../../lib/i18n/strings.ts';

export const klaus002TestsStrings = defineStrings('klaus-002-tests', {
  intro: { de: 'die Prüfung der Tarifgrenzen.', en: 'the checks of the plan limits.' },
});
