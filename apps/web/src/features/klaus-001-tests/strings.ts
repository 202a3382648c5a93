import { defineStrings } from '../../lib/i18n/strings.ts';

export const klaus001TestsStrings = defineStrings('klaus-001-tests', {
  intro: { de: 'die Prüfung des ersten Wegs von Klaus.', en: 'the checks of Klaus’ first path.' },
});
