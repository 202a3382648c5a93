import { defineStrings } from '../../lib/i18n/strings.ts';

export const klaus003TestsStrings = defineStrings('klaus-003-tests', {
  intro: { de: 'die Prüfung der Rechenwege für erfahrene Nutzer.', en: 'the power-user checks of the calculators.' },
});
