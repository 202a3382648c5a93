import { defineStrings } from '../../lib/i18n/strings.ts';

export const reportExportStrings = defineStrings('report-export', {
  intro: { de: 'der Export als PDF, Excel, CSV und XML.', en: 'the export as PDF, Excel, CSV and XML.' },
});
