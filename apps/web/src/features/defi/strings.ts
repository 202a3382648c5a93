import { defineStrings } from '../../lib/i18n/strings.ts';

export const defiStrings = defineStrings('defi', {
  intro: {
    de: 'DeFi-Vorgänge verständlich gemacht: was geschah und wie es besteuert wird.',
    en: 'DeFi transactions made clear: what happened and how it is taxed.',
  },
});
