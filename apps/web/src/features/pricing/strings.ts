import { defineStrings } from '../../lib/i18n/strings.ts';

export const pricingStrings = defineStrings('pricing', {
  intro: {
    de: 'die drei Tarife Free, Premium und Pro mit allen Leistungen und Preisen.',
    en: 'the three plans Free, Premium and Pro with all features and prices.',
  },
});
