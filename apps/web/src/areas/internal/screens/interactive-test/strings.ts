/** Texts of the checks by hand. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const interactiveTestStrings = defineStrings('interactive-test', {
  context: {
    de: 'Eine von {{count}} Prüfungen wählen, die Kopie beschädigen oder nicht, und zusehen.',
    en: 'Pick one of {{count}} checks, damage the copy or not, and watch.',
  },
  choose: { de: 'Prüfung wählen', en: 'Choose a check' },
  run: { de: 'Ausführen', en: 'Run' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  results: { de: 'Ergebnisse', en: 'Results' },
});
