import { defineStrings } from '../../lib/i18n/strings.ts';

export const privacyStrings = defineStrings('privacy', {
  intro: {
    de: 'welche Daten Cryptax verarbeitet, wo sie liegen und wie du sie löschst.',
    en: 'which data Cryptax processes, where it is kept and how you delete it.',
  },
});
