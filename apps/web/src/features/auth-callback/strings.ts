import { defineStrings } from '../../lib/i18n/strings.ts';

export const authCallbackStrings = defineStrings('auth-callback', {
  intro: { de: 'die Bestätigung deiner E-Mail-Adresse.', en: 'the confirmation of your e-mail address.' },
});
