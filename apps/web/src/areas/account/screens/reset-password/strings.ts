/** Texts of setting a new password. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const resetPasswordStrings = defineStrings('reset-password', {
  title: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  working: { de: 'Der Link wird geprüft …', en: 'Checking the link …' },
  save: { de: 'Passwort speichern', en: 'Save password' },
  done: { de: 'Dein neues Passwort gilt ab sofort.', en: 'Your new password works from now on.' },
  'go-on': { de: 'Weiter', en: 'Continue' },
  open: { de: 'Zur Übersicht', en: 'Go to the overview' },
  again: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
});
