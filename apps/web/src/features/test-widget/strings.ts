import { defineStrings } from '../../lib/i18n/strings.ts';

export const testWidgetStrings = defineStrings('test-widget', {
  intro: { de: 'das Widget für Prüfungen.', en: 'the widget for checks.' },
});
