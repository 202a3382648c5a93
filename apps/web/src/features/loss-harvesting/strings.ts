import { defineStrings } from '../../lib/i18n/strings.ts';

export const lossHarvestingStrings = defineStrings('loss-harvesting', {
  intro: {
    de: 'Tranchen mit Verlust und was ihr Verkauf an Steuer spart.',
    en: 'lots at a loss and what selling them saves in tax.',
  },
});
