/** Texts of suite 001. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const klaus001TestsStrings = defineStrings('klaus-001-tests', {
  context: {
    de: 'Der Weg eines Einsteigers: hochladen, verstehen, berechnen, herunterladen.',
    en: 'The way of a beginner: upload, understand, calculate, download.',
  },
});
