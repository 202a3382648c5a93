import { defineStrings } from '../../lib/i18n/strings.ts';

export const autoTestStrings = defineStrings('auto-test', {
  intro: { de: 'die automatischen Prüfungen mit Protokoll.', en: 'the automatic checks with their log.' },
});
