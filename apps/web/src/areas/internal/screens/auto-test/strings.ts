/** Texts of the Auto Test Runner. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const autoTestStrings = defineStrings('auto-test', {
  context: {
    de: 'Fünfzehn Prüfungen in einem Durchgang, mit Empfehlungen.',
    en: 'Fifteen checks in one go, with recommendations.',
  },
  overall: { de: 'Gesamt', en: 'Overall' },
  'overall.idle': { de: 'bereit', en: 'idle' },
  'overall.running': { de: 'läuft', en: 'running' },
  'overall.success': { de: 'bestanden', en: 'success' },
  'overall.error': { de: 'Fehler', en: 'error' },
  planned: { de: '{{count}} geplant', en: '{{count}} planned' },
  passed: { de: 'Bestanden', en: 'Passed' },
  warnings: { de: 'Hinweise', en: 'Warnings' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
  advice: { de: 'Empfehlungen', en: 'Recommendations' },
  'advice.none': { de: 'Nichts zu tun: alle Prüfungen sind bestanden.', en: 'Nothing to do: all checks passed.' },
  'advice.reload': {
    de: 'Seite neu laden. Bleibt es dabei, ist dieser Rechner gerade ausgelastet oder die App unvollständig geladen.',
    en: 'Reload the page. If it stays, this machine is busy or the app was not loaded completely.',
  },
  'advice.server': {
    de: 'Der Server antwortet nicht. Offline arbeitet die App weiter; Konto und Live-Kurse brauchen ihn.',
    en: 'The server does not answer. The app goes on offline; account and live prices need it.',
  },
  'advice.storage': {
    de: 'Die Datenbank des Browsers nimmt Änderungen nicht an. Freien Speicher prüfen, private Fenster meiden.',
    en: 'The browser’s database does not take changes. Check free space, avoid private windows.',
  },
  'advice.backup': {
    de: 'Ein Datensatz ist beschädigt. Eine Sicherung wiederherstellen.',
    en: 'A record is damaged. Restore a backup.',
  },
  'advice.import': {
    de: 'Dateien werden nicht gelesen wie erwartet. Bitte den Fehlertext melden.',
    en: 'Files are not read as expected. Please report the text of the error.',
  },
  'advice.report': {
    de: 'Rechnung und Gegenrechnung weichen ab. Keinen Bericht abgeben, bevor das geklärt ist.',
    en: 'Computation and counter-check differ. File no report before this is settled.',
  },
  'advice.settings': {
    de: 'Der Browser speichert keine Einstellungen. Cookies und Websitedaten erlauben.',
    en: 'The browser keeps no preferences. Allow cookies and site data.',
  },
  'self-test': { de: 'Selbsttest für Nutzer in den Einstellungen', en: 'Self-test for users in the settings' },
});
