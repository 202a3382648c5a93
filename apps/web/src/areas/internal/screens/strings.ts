/** Texts of the test screens; words of failure and names of suites are those of the specification. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

/** Texts of suite 003. */
export const klaus003TestsStrings = defineStrings('klaus-003-tests', {
  context: {
    de: '{{count}} Tests der Rechenwege in sechs Gruppen, neben einem Verkauf zum Ausprobieren.',
    en: '{{count}} tests of the calculators in six groups, beside a sale to play with.',
  },
  export: { de: 'Ergebnisse exportieren', en: 'Export Results' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  partial: {
    de: 'Es gibt importierte Dateien, aber noch keine Buchung. Die Tests haben wenig zu vergleichen.',
    en: 'There are imported files but no entry yet. The tests have little to compare.',
  },
  full: {
    de: { one: '{{count}} Buchung geladen.', other: '{{count}} Buchungen geladen.' },
    en: { one: '{{count}} transaction loaded.', other: '{{count}} transactions loaded.' },
  },
  demo: { de: 'Es sind die Beispieldaten.', en: 'These are the demo data.' },
  details: { de: 'Einzelheiten', en: 'Details' },
  range: { de: 'Zeitraum', en: 'Time range' },
  assets: { de: 'Coins', en: 'Assets' },
  'assets.more': { de: '{{names}} und {{more}} weitere', en: '{{names}} and {{more}} more' },
  last: { de: 'Letzter Import', en: 'Last update' },
  phases: { de: 'Abschnitte', en: 'Phases' },
  'phase.setup': { de: 'Vorbereitung', en: 'Setup' },
  'phase.setup.note': { de: 'Daten und Kopie wählen', en: 'Choose data and copy' },
  'phase.testing': { de: 'Tests', en: 'Testing' },
  'phase.testing.note': { de: 'Sechs Gruppen, je vier Tests', en: 'Six groups of four tests' },
  'phase.analysis': { de: 'Auswertung', en: 'Analysis' },
  'phase.analysis.note': { de: 'Ergebnisse ansehen', en: 'Look at the results' },
  'phase.report': { de: 'Bericht', en: 'Report' },
  'phase.report.note': { de: 'Lesen, kopieren, sichern', en: 'Read, copy, keep' },
  calculator: { de: 'Verkauf ausprobieren', en: 'Try a sale' },
  strategy: { de: 'Strategie', en: 'Strategy' },
  average: { de: 'Durchschnitt', en: 'Average' },
  sale: { de: 'Verkauf', en: 'Sale' },
  gain: { de: 'Gewinn', en: 'Gain' },
  tax: { de: 'Geschätzte Steuer', en: 'Estimated tax' },
  net: { de: 'Netto nach Steuer', en: 'Net after tax' },
  saving: { de: 'Ersparnis gegen FIFO', en: 'Savings against FIFO' },
  best: { de: 'beste Strategie: {{best}}', en: 'best strategy: {{best}}' },
  mix: { de: 'Was dafür verkauft wird', en: 'What is sold for it' },
  'report.title': { de: 'Bericht', en: 'Report' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  save: { de: 'Speichern', en: 'Save' },
});

export const appTestStrings = defineStrings('app-test', {
  context: {
    de: 'Sechs Bausteine der App, einer nach dem anderen geprüft.',
    en: 'Six parts of the app, checked one after the other.',
  },
  run: { de: 'Tests ausführen', en: 'Run Tests' },
  clear: { de: 'Leeren', en: 'Clear' },
  'failed.database': { de: 'Prüfung fehlgeschlagen', en: 'Verification failed' },
  'failed.csv': { de: 'CSV-Verarbeitung fehlgeschlagen', en: 'CSV processing failed' },
  'failed.portfolio': { de: 'Kurse konnten nicht geholt werden', en: 'Price fetch failed' },
  'failed.apis': { de: 'Dienst antwortet nicht', en: 'API failed' },
  'failed.local-storage': { de: 'Speicher fehlgeschlagen', en: 'Storage failed' },
  'failed.router': { de: 'Router nicht verfügbar', en: 'Router not available' },
  'about.database': {
    de: 'Eine Buchung wird gespeichert, gelesen und gelöscht.',
    en: 'An entry is saved, read and deleted.',
  },
  'about.csv': {
    de: 'Drei Beispieldateien werden ganz eingelesen.',
    en: 'Three sample files are imported as a whole.',
  },
  'about.portfolio': {
    de: 'Positionen, Kurse und Gesamtwert passen zusammen.',
    en: 'Positions, prices and total value agree.',
  },
  'about.apis': {
    de: 'Der eigene Server wird gefragt, fremde Dienste nur mit deiner Erlaubnis.',
    en: 'Our own server is asked, outside services only if you allow it.',
  },
  'about.local-storage': {
    de: 'Ein Wert wird geschrieben, gelesen und entfernt.',
    en: 'A value is written, read and removed.',
  },
  'about.router': { de: 'Jede Adresse findet ihre Seite.', en: 'Every address finds its screen.' },
});

/** Texts of the Auto Test Runner. */
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

/** Texts of the database diagnosis. */
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

/** Texts of the checks by hand. */
export const interactiveTestStrings = defineStrings('interactive-test', {
  context: {
    de: 'Eine von {{count}} Prüfungen wählen, die Kopie beschädigen oder nicht, und zusehen.',
    en: 'Pick one of {{count}} checks, damage the copy or not, and watch.',
  },
  choose: { de: 'Prüfung wählen', en: 'Choose a check' },
  run: { de: 'Ausführen', en: 'Run' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  results: { de: 'Ergebnisse', en: 'Results' },
});

/** Texts of suite 001. */
export const klaus001TestsStrings = defineStrings('klaus-001-tests', {
  context: {
    de: 'Der Weg eines Einsteigers: hochladen, verstehen, berechnen, herunterladen.',
    en: 'The way of a beginner: upload, understand, calculate, download.',
  },
});

/** Texts of suite 002. */
export const klaus002TestsStrings = defineStrings('klaus-002-tests', {
  context: {
    de: 'Grenzen der Tarife: was sie öffnen, was sie schließen, und dass nichts verloren geht.',
    en: 'Limits of the plans: what they open, what they close, and that nothing is lost.',
  },
  gates: { de: 'Schranken ausprobieren', en: 'Try the gates' },
  simulation: { de: 'nur Simulation', en: 'simulation only' },
  tier: { de: 'Tarif', en: 'Plan' },
  'tier.free': { de: 'Free', en: 'Free' },
  'tier.premium': { de: 'Premium', en: 'Premium' },
  used: { de: 'Buchungen', en: 'Transactions' },
  'used.of': { de: '{{used}} von {{limit}} frei', en: '{{used}} of {{limit}} free' },
  prompt: { de: 'Hinweis auf Premium gesehen', en: 'Upgrade prompt seen' },
  price: { de: 'Preis in der Simulation', en: 'Price in the simulation' },
  'price.value': { de: '{{eur}} € im Monat', en: '€{{eur}} a month' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  'gate.premium': { de: 'Premium-Funktionen', en: 'Premium features' },
  'gate.harvesting': { de: 'Verluste nutzen', en: 'Tax-loss harvesting' },
  'gate.transactions': { de: 'Weitere Buchungen', en: 'Further transactions' },
  open: { de: 'offen', en: 'open' },
  closed: { de: 'geschlossen', en: 'closed' },
  add: { de: 'Buchung hinzufügen', en: 'Add transaction' },
  upgrade: { de: 'Premium simulieren', en: 'Simulate upgrade' },
  upgraded: { de: 'Premium in der Simulation aktiv', en: 'Premium active in the simulation' },
  reset: { de: 'Simulation zurücksetzen', en: 'Reset simulation' },
});

/** Texts of the test checklist. */
export const testDashboardStrings = defineStrings('test-dashboard', {
  context: {
    de: 'Was vor einer Veröffentlichung angesehen wird. Manches hakt die App selbst ab.',
    en: 'What is looked at before a release. Some of it the app ticks by itself.',
  },
  auto: { de: 'Selbst prüfen lassen', en: 'Auto-check' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  export: { de: 'Exportieren', en: 'Export' },
  counter: { de: '{{done}} von {{total}} erledigt', en: '{{done}} of {{total}} done' },
  progress: { de: 'Erledigt', en: 'Done' },
  'by-check': { de: 'von der App geprüft', en: 'checked by the app' },
  'by-eye': { de: 'von Hand', en: 'by hand' },
  'not-passed': { de: 'nicht bestanden', en: 'not passed' },
  'section.import': { de: 'Import', en: 'Import' },
  'section.dashboard': { de: 'Übersicht', en: 'Dashboard' },
  'section.tax': { de: 'Steuer', en: 'Tax' },
  'section.handling': { de: 'Bedienung', en: 'Handling' },
  'item.import': {
    de: 'Dateien von Binance, Coinbase und Kraken kommen vollständig an',
    en: 'Files of Binance, Coinbase and Kraken arrive completely',
  },
  'item.again': { de: 'Dieselbe Datei noch einmal fügt nichts hinzu', en: 'The same file again adds nothing' },
  'item.bad-row': {
    de: 'Eine unlesbare Zeile wartet in der Prüfliste',
    en: 'An unreadable row waits on the review list',
  },
  'item.load': { de: 'Die Seite steht in unter 2 Sekunden', en: 'The page is there in under 2 seconds' },
  'item.updates': { de: 'Live-Kurse erneuern sich alle 10 Sekunden', en: 'Live prices renew every 10 seconds' },
  'item.reconnect': {
    de: 'Nach einem Ausfall ist die Verbindung in unter 30 Sekunden wieder da',
    en: 'After an outage the connection is back in under 30 seconds',
  },
  'item.examples': {
    de: 'Die Rechenbeispiele des Regelwerks stimmen Feld für Feld',
    en: 'The worked examples of the rule book agree field by field',
  },
  'item.limit': { de: 'Die Freigrenze greift auf den Cent genau', en: 'The limit applies to the cent' },
  'item.report': { de: 'Der Bericht stimmt bei der Gegenrechnung', en: 'The report agrees with its counter-check' },
  'item.keyboard': { de: 'Alles lässt sich mit der Tastatur bedienen', en: 'Everything can be done by keyboard' },
  'item.languages': {
    de: 'Jede Seite steht auf Deutsch und Englisch',
    en: 'Every screen is there in German and English',
  },
  'item.themes': { de: 'Hell und dunkel sind gut lesbar', en: 'Light and dark are easy to read' },
  'item.phone': { de: 'Auf 390 Pixeln Breite fehlt nichts', en: 'At a width of 390 pixels nothing is missing' },
});

/** Texts of the screen for the test widget. */
export const testWidgetStrings = defineStrings('test-widget', {
  context: {
    de: 'Das Test-Widget in zwei Größen, wie es auch im Entwicklerpanel steht.',
    en: 'The test widget in two sizes, as also found in the developer panel.',
  },
  run: { de: 'Tests ausführen', en: 'Run Tests' },
  small: { de: 'Klein', en: 'Small' },
  large: { de: 'Groß', en: 'Large' },
});

/** Texts of the Integration Test Suite. */
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
