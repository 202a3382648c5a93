/** Words the components themselves need: what a sign does, what state a figure is in. */
import { defineStrings } from '../lib/i18n/strings.ts';

export const uiStrings = defineStrings('ui', {
  optional: { de: 'freiwillig', en: 'optional' },
  close: { de: 'Schließen', en: 'Close' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  retry: { de: 'Erneut versuchen', en: 'Try again' },
  previous: { de: 'Voriger Eintrag', en: 'Previous entry' },
  next: { de: 'Nächster Eintrag', en: 'Next entry' },
  back: { de: 'Zurück', en: 'Back' },
  loading: { de: 'Wird geladen', en: 'Loading' },
  notices: { de: 'Hinweise', en: 'Notices' },
});
