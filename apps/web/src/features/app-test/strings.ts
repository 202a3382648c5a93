import { defineStrings } from '../../lib/i18n/strings.ts';

export const appTestStrings = defineStrings('app-test', {
  intro: { de: 'die Prüfung der Bausteine der App.', en: 'the checks of the parts of the app.' },
});
