import { defineStrings } from '../../lib/i18n/strings.ts';

export const taxReportStrings = defineStrings('tax-report', {
  context: {
    de: 'Ergebnis nach § 23 und § 22 Nr. 3 EStG. Keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
    en: 'Result under sections 23 and 22 no. 3 EStG. Not tax advice. All calculations without guarantee.',
  },
  intro: {
    de: 'Sobald Transaktionen da sind, steht hier dein Ergebnis mit Herleitung.',
    en: 'As soon as there are transactions, your result and its derivation stand here.',
  },
});
