/** Words of charts alone; kept apart, so that pages without charts do not carry them. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const chartStrings = defineStrings('charts', {
  downloadChart: { de: '{{name}} herunterladen', en: 'Download {{name}}' },
  downloadPng: { de: 'Als Bild (PNG)', en: 'As an image (PNG)' },
  downloadCsv: { de: 'Als Tabelle (CSV)', en: 'As a table (CSV)' },
  pictureFailed: {
    de: 'Dieser Browser kann das Bild nicht zeichnen. Die Zahlen gibt es als CSV.',
    en: 'This browser cannot draw the image. The figures are available as CSV.',
  },
  value: { de: 'Wert', en: 'Value' },
});
