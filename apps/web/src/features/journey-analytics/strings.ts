import { defineStrings } from '../../lib/i18n/strings.ts';

export const journeyAnalyticsStrings = defineStrings('journey-analytics', {
  intro: { de: 'die Auswertung der geführten Reise.', en: 'the analytics of the guided journey.' },
});
