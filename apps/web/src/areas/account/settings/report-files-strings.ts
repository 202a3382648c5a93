/** Texts about report files that lie in the account for the API. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const reportFilesStrings = defineStrings('report-files', {
  files: { de: 'Berichtsdateien für die API', en: 'Report files for the API' },
  note: {
    de: 'PDF, Excel, CSV, XML und JSON deiner versiegelten Berichte, mit Name und Steuernummer, wie sie darauf stehen.',
    en: 'PDF, Excel, CSV, XML and JSON of your sealed reports, with the name and tax number printed on them.',
  },
  count: {
    de: { one: '{{count}} Datei liegt im Konto.', other: '{{count}} Dateien liegen im Konto.' },
    en: { one: '{{count}} file is in the account.', other: '{{count}} files are in the account.' },
  },
  share: { de: 'Ins Konto legen', en: 'Put into the account' },
  again: { de: 'Erneuern', en: 'Renew' },
  remove: { de: 'Entfernen', en: 'Remove' },
  shared: {
    de: { one: '{{count}} Datei liegt jetzt im Konto.', other: '{{count}} Dateien liegen jetzt im Konto.' },
    en: { one: '{{count}} file is now in the account.', other: '{{count}} files are now in the account.' },
  },
  nothing: {
    de: 'Es gibt noch keinen versiegelten Bericht. Versiegle einen im Steuerbericht.',
    en: 'There is no sealed report yet. Seal one in the tax report.',
  },
  'too-large': { de: 'Zu groß für das Konto: {{names}}', en: 'Too large for the account: {{names}}' },
  removed: { de: 'Die Dateien sind aus dem Konto entfernt.', en: 'The files are out of the account.' },
});
