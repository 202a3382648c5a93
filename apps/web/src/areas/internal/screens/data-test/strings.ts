/** Texts of the database diagnosis. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const dataTestStrings = defineStrings('data-test', {
  context: {
    de: 'Eine leere Datenbank neben deiner eigenen, zum Ausprobieren. Sie verschwindet mit dieser Seite.',
    en: 'An empty database beside your own, to try things out. It goes when you leave this screen.',
  },
  scratch: { de: 'Testdatenbank', en: 'Scratch database' },
  none: { de: 'noch keine', en: 'none yet' },
  open: { de: 'offen', en: 'open' },
  events: { de: 'Buchungen darin', en: 'Entries in it' },
  test: { de: 'Datenbank testen', en: 'Test database' },
  fill: { de: 'Beispieldaten laden', en: 'Load demo data' },
  check: { de: 'Daten prüfen', en: 'Check data' },
  clear: { de: 'Alles löschen', en: 'Clear all' },
  results: { de: 'Ergebnis', en: 'Result' },
  failed: { de: 'Prüfung fehlgeschlagen', en: 'Verification failed' },
});
