import { defineStrings } from '../../lib/i18n/strings.ts';

export const walletsStrings = defineStrings('wallets', {
  intro: {
    de: 'deine Wallets und Börsen mit Bestand, Stand und Abgleich.',
    en: 'your wallets and exchanges with balance, age and check.',
  },
});
