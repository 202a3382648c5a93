import { defineStrings } from '../../lib/i18n/strings.ts';

export const journeyStrings = defineStrings('journey', {
  intro: {
    de: 'Klaus’ Einstieg, der Erfolgspfad, die Bitcoin-Reise und das Glossar.',
    en: 'Klaus’ introduction, the success path, the Bitcoin journey and the glossary.',
  },
});
