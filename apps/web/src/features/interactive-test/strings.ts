import { defineStrings } from '../../lib/i18n/strings.ts';

export const interactiveTestStrings = defineStrings('interactive-test', {
  intro: { de: 'die Prüfungen von Hand.', en: 'the checks by hand.' },
});
