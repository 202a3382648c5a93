import { defineStrings } from '../../lib/i18n/strings.ts';

export const smartImportStrings = defineStrings('smart-import', {
  intro: {
    de: 'Dateien von Börsen hineinziehen, Format erkennen, prüfen und übernehmen.',
    en: 'dropping exchange files, recognising their format, reviewing and taking them over.',
  },
});
