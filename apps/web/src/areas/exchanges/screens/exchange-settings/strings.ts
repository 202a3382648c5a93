/** Words of the exchanges: whether they answer, what they last brought, connecting them. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const exchangeSettingsStrings = defineStrings('exchange-settings', {
  context: {
    de: 'Woher deine Daten kommen, ob die Börsen antworten, und welche Kurse gelten.',
    en: 'Where your data comes from, whether the exchanges answer, and which prices are used.',
  },
  checklist: { de: 'Habe ich alles? Checkliste je Börse', en: 'Have I got everything? Checklist per exchange' },
  testAll: { de: 'Alle testen', en: 'Test all' },
  overview: { de: 'Übersicht', en: 'Overview' },
  compare: { de: 'Kursvergleich', en: 'Price comparison' },
  connect: { de: 'Verbinden', en: 'Connect' },
  'connect.of': { de: '{{name}} verbinden', en: 'Connect {{name}}' },
  sync: { de: 'Abgleichen', en: 'Sync' },
  'sync.of': { de: '{{name}} abgleichen', en: 'Sync {{name}}' },
  disconnect: { de: 'Trennen', en: 'Disconnect' },
  'disconnect.of': { de: '{{name}} trennen', en: 'Disconnect {{name}}' },
  reach: { de: 'Erreichbarkeit', en: 'Reachability' },
  test: { de: 'Testen', en: 'Test' },
  'test.of': { de: '{{name}} testen', en: 'Test {{name}}' },
  details: { de: 'Details', en: 'Details' },
  'details.of': { de: 'Details zu {{name}}', en: 'Details of {{name}}' },
  load: { de: 'Datei laden', en: 'Load a file' },
  response: { de: 'Antwortzeit', en: 'Response time' },
  'response.ms': { de: '{{ms}} ms', en: '{{ms}} ms' },
  lastSync: { de: 'Letzter Abgleich', en: 'Last sync' },
  'lastSync.api': { de: '{{time}} über die Verbindung', en: '{{time}} via the connection' },
  'lastSync.file': { de: '{{time}} aus Datei', en: '{{time}} from a file' },
  never: { de: 'nie', en: 'never' },
  way: { de: 'Datenweg', en: 'How data arrives' },
  'way.files': {
    de: { one: 'Exportdatei ({{count}} Format)', other: 'Exportdatei ({{count}} Formate)' },
    en: { one: 'export file ({{count}} format)', other: 'export file ({{count}} formats)' },
  },
  'way.api': { de: 'API-Schlüssel und Exportdatei', en: 'API key and export file' },
  'way.chain': { de: 'Wallet-Adresse oder Exportdatei', en: 'wallet address or export file' },
  'way.ping': {
    de: 'Der Test misst nur, ob die öffentliche Schnittstelle antwortet. Er meldet sich nicht an und sieht kein Konto.',
    en: 'The test only measures whether the public interface answers. It does not log in and sees no account.',
  },
  unchecked: { de: '–', en: '–' },
});
