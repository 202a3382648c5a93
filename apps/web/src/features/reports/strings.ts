import { defineStrings } from '../../lib/i18n/strings.ts';

export const reportsStrings = defineStrings('reports', {
  context: {
    de: 'Jahresbericht, Veräußerungen, Anlage SO und Transaktionsliste.',
    en: 'Annual report, disposals, Anlage SO and transaction list.',
  },
  intro: {
    de: 'Berichte entstehen aus deinen Transaktionen. Fang mit einer Datei an.',
    en: 'Reports are made from your transactions. Start with one file.',
  },
});
