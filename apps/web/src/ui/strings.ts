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
  noPrice: { de: 'kein Kurs', en: 'no price' },
  amountHidden: { de: 'Betrag ausgeblendet', en: 'amount hidden' },
  showDerivation: { de: 'Herleitung anzeigen', en: 'show derivation' },
  copyValue: { de: 'Wert kopieren', en: 'copy value' },
  copied: { de: 'Kopiert', en: 'Copied' },
  typeWord: { de: 'Tippe', en: 'Type' },
  nothingFound: { de: 'Nichts gefunden', en: 'Nothing found' },
  retryIn: { de: 'Erneut in {{seconds}} Sek.', en: 'Again in {{seconds}} s' },
  stepOf: { de: 'Schritt {{step}} von {{steps}}', en: 'Step {{step}} of {{steps}}' },
  stepDone: { de: 'erledigt', en: 'done' },
  removeFilter: { de: 'Filter {{name}} entfernen', en: 'Remove filter {{name}}' },
  notices: { de: 'Hinweise', en: 'Notices' },
});
