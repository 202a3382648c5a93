import { defineStrings } from '../../lib/i18n/strings.ts';

export const taxIntelligenceStrings = defineStrings('tax-intelligence', {
  intro: {
    de: 'der Kalender deiner Haltefristen und die nächsten sinnvollen Schritte.',
    en: 'the calendar of your holding periods and the next sensible steps.',
  },
});
