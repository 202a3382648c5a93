/** Words of the 404 page; its English sentence is the specification's. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const notFoundStrings = defineStrings('not-found', {
  title: { de: 'Diese Seite gibt es nicht.', en: "The page you're looking for doesn't exist." },
  line: {
    de: 'Vielleicht ist die Adresse alt oder vertippt. Suche nach der Seite oder gehe zur Startseite.',
    en: 'Perhaps the address is old or mistyped. Search for the page or go home.',
  },
  home: { de: 'Zur Startseite', en: 'Go home' },
  search: { de: 'Seite suchen', en: 'Search for a page' },
});
