import { defineStrings } from '../../lib/i18n/strings.ts';

export const expertImportStrings = defineStrings('expert-import', {
  intro: { de: 'der Import mit eigener Zuordnung der Spalten.', en: 'the import with your own mapping of columns.' },
});
