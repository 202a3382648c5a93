/** Texts of the screen for the test widget. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const testWidgetStrings = defineStrings('test-widget', {
  context: {
    de: 'Das Test-Widget in zwei Größen, wie es auch im Entwicklerpanel steht.',
    en: 'The test widget in two sizes, as it also stands in the developer panel.',
  },
  run: { de: 'Tests ausführen', en: 'Run Tests' },
  small: { de: 'Klein', en: 'Small' },
  large: { de: 'Groß', en: 'Large' },
});
