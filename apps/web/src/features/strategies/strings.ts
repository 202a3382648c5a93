import { defineStrings } from '../../lib/i18n/strings.ts';

export const strategiesStrings = defineStrings('strategies', {
  intro: {
    de: 'FIFO, LIFO, HIFO und LOFO nebeneinander für einen Verkauf.',
    en: 'FIFO, LIFO, HIFO and LOFO side by side for a sale.',
  },
});
