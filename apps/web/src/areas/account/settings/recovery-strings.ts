/** Words of the recovery codes. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const recoveryStrings = defineStrings('settings.recovery-codes', {
  title: { de: 'Wiederherstellungscodes', en: 'Recovery codes' },
  none: {
    de: 'Keine. Mit ihnen kommst du ins Konto, wenn App oder Passkey verloren sind.',
    en: 'None. They let you in when your app or passkey is lost.',
  },
  left: {
    de: { one: 'Noch ein Code. Mach dir neue.', other: 'Noch {{count}} Codes. Jeder gilt einmal.' },
    en: { one: 'One code left. Create new ones.', other: '{{count}} codes left. Each works once.' },
  },
  make: { de: 'Codes erzeugen', en: 'Create codes' },
  replace: { de: 'Neue Codes', en: 'New codes' },
  once: {
    de: 'Jeder Code ersetzt den zweiten Faktor einmal. Du siehst sie nur jetzt; frühere Codes gelten nicht mehr.',
    en: 'Each code replaces the second factor once. You see them only now; earlier codes are no longer valid.',
  },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert.', en: 'Copied.' },
  save: { de: 'Als Datei speichern', en: 'Save as a file' },
  done: { de: 'Fertig', en: 'Done' },
});
