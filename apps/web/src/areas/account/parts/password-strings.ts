/** Words of every password field. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const passwordStrings = defineStrings('password', {
  password: { de: 'Passwort', en: 'Password' },
  new: { de: 'Neues Passwort', en: 'New password' },
  hint: {
    de: 'Mindestens 8 Zeichen. Ein Satz hält länger als ein Wort.',
    en: 'At least 8 characters. A sentence lasts longer than a word.',
  },
  show: { de: 'Passwort zeigen', en: 'Show password' },
  hide: { de: 'Passwort verbergen', en: 'Hide password' },
  'strength.too-short': { de: 'zu kurz', en: 'too short' },
  'strength.weak': { de: 'leicht zu erraten', en: 'easy to guess' },
  'strength.fair': { de: 'ordentlich', en: 'fair' },
  'strength.strong': { de: 'stark', en: 'strong' },
  strength: { de: 'Stärke: {{word}}', en: 'Strength: {{word}}' },
});
