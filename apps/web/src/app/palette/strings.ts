/** Words of the command palette. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const paletteStrings = defineStrings('palette', {
  title: { de: 'Suchen oder springen', en: 'Search or jump' },
  placeholder: { de: 'Seite oder Befehl', en: 'Page or command' },
  home: { de: 'Startseite', en: 'Home' },
  empty: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  'group.go': { de: 'Gehe zu', en: 'Go to' },
  'group.do': { de: 'Befehle', en: 'Commands' },
  'language.de': { de: 'Sprache: Deutsch', en: 'Language: Deutsch' },
  'language.en': { de: 'Sprache: English', en: 'Language: English' },
  'theme.system': { de: 'Darstellung: wie das System', en: 'Theme: follow the system' },
  'theme.light': { de: 'Darstellung: hell', en: 'Theme: light' },
  'theme.dark': { de: 'Darstellung: dunkel', en: 'Theme: dark' },
  'mode.klaus': { de: 'Modus: geführt (Klaus)', en: 'Mode: guided (Klaus)' },
  'mode.expert': { de: 'Modus: Experte', en: 'Mode: expert' },
  'amounts.hide': { de: 'Beträge verbergen', en: 'Hide amounts' },
  'amounts.show': { de: 'Beträge zeigen', en: 'Show amounts' },
  'dev.on': { de: 'Entwicklermodus einschalten', en: 'Switch to dev mode' },
  'dev.off': { de: 'Nutzermodus einschalten', en: 'Switch to user mode' },
});
