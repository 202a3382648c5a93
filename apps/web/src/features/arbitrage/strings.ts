import { defineStrings } from '../../lib/i18n/strings.ts';

export const arbitrageStrings = defineStrings('arbitrage', {
  intro: { de: 'der Vergleich echter Kurse zwischen Börsen.', en: 'a comparison of real prices between exchanges.' },
});
