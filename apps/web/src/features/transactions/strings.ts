import { defineStrings } from '../../lib/i18n/strings.ts';

export const transactionsStrings = defineStrings('transactions', {
  context: { de: 'Prüfen, bearbeiten und zuordnen.', en: 'Review, edit and assign.' },
  intro: {
    de: 'Nach dem ersten Import stehen hier alle Vorgänge, und was noch unklar ist.',
    en: 'After the first import all transactions stand here, and what is still unclear.',
  },
});
