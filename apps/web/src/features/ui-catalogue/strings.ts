import { defineStrings } from '../../lib/i18n/strings.ts';

export const uiCatalogueStrings = defineStrings('ui-catalogue', {
  intro: { de: 'jeder Baustein in allen Zuständen.', en: 'every component in all states.' },
});
