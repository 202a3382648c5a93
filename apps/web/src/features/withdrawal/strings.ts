import { defineStrings } from '../../lib/i18n/strings.ts';

export const withdrawalStrings = defineStrings('withdrawal', {
  intro: { de: 'deine Widerrufsrechte und wie du sie nutzt.', en: 'your right of withdrawal and how to use it.' },
});
