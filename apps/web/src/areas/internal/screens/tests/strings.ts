/** Texts of the Integration Test Suite. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const testsStrings = defineStrings('tests', {
  context: {
    de: 'Dienste, Import, Navigation und Bausteine im Zusammenspiel.',
    en: 'Services, import, navigation and components working together.',
  },
  critical: { de: 'Nur kritischer Pfad', en: 'Critical path only' },
  send: { de: 'An KI-Assistenten senden', en: 'Send to AI assistant' },
  sent: {
    de: 'Ergebnis an den Assistenten auf diesem Rechner übergeben.',
    en: 'Result handed to the assistant on this machine.',
  },
  refused: { de: 'Server-Fehler: {{status}}', en: 'Server error: {{status}}' },
  nobody: {
    de: 'Auf diesem Rechner hört niemand an Port 8899 zu. Es wurde nichts gesendet.',
    en: 'Nobody on this machine listens at port 8899. Nothing was sent.',
  },
});
