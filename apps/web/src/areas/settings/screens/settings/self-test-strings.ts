/** Texts of the self-test in the settings. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const selfTestSectionStrings = defineStrings('self-test-section', {
  title: { de: 'Selbsttest', en: 'Self-test' },
  what: { de: 'Rechnet die App richtig?', en: 'Does the app compute correctly?' },
  'what.note': {
    de: 'Vergleicht die Rechenbeispiele des Regelwerks, weist jede Menge in deinen Daten nach und prüft den Speicher. Es wird nur gelesen, nichts verlässt den Browser.',
    en: 'Compares the worked examples of the rule book, accounts for every quantity in your data and checks the storage. It only reads, and nothing leaves the browser.',
  },
  start: { de: 'Selbsttest starten', en: 'Start self-test' },
  again: { de: 'Noch einmal prüfen', en: 'Check again' },
  good: { de: 'Alles in Ordnung.', en: 'All is well.' },
  bad: {
    de: {
      one: 'Eine Prüfung ist fehlgeschlagen. Gib keinen Bericht ab, bevor das geklärt ist.',
      other: '{{count}} Prüfungen sind fehlgeschlagen. Gib keinen Bericht ab, bevor das geklärt ist.',
    },
    en: {
      one: 'One check failed. File no report before this is settled.',
      other: '{{count}} checks failed. File no report before this is settled.',
    },
  },
  copy: { de: 'Ergebnis kopieren', en: 'Copy result' },
  copied: {
    de: 'Ergebnis kopiert. Es enthält keine persönlichen Daten.',
    en: 'Result copied. It holds no personal data.',
  },
  text: { de: 'Ergebnis als Text', en: 'Result as text' },
});
