import { defineStrings } from '../../lib/i18n/strings.ts';

export const testDashboardStrings = defineStrings('test-dashboard', {
  intro: { de: 'die Prüfliste zum Abhaken.', en: 'the checklist to tick off.' },
});
