import { defineStrings } from '../../lib/i18n/strings.ts';

export const resetPasswordStrings = defineStrings('reset-password', {
  intro: { de: 'das Formular für ein neues Passwort.', en: 'the form for a new password.' },
});
