import { defineStrings } from '../../lib/i18n/strings.ts';

export const portfolioStrings = defineStrings('portfolio', {
  context: { de: 'Bestand, Tranchen und Haltefristen.', en: 'Holdings, lots and holding periods.' },
  intro: {
    de: 'Nach dem ersten Import siehst du hier jeden Bestand mit seinen Tranchen.',
    en: 'After the first import you see every holding with its lots here.',
  },
});
