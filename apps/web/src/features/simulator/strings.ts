import { defineStrings } from '../../lib/i18n/strings.ts';

export const simulatorStrings = defineStrings('simulator', {
  intro: {
    de: 'Verkäufe durchspielen und die Steuer vorher sehen.',
    en: 'playing through sales and seeing the tax beforehand.',
  },
});
