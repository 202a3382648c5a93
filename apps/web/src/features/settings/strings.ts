/** Texts of the settings screen. */
import { defineStrings } from '../../lib/i18n/strings.ts';

export const settingsStrings = defineStrings('settings', {
  context: {
    de: 'Jede Änderung gilt sofort und bleibt in diesem Browser.',
    en: 'Every change takes effect at once and stays in this browser.',
  },
  general: { de: 'Allgemein', en: 'General' },
  language: { de: 'Sprache', en: 'Language' },
  'language.de': { de: 'Deutsch', en: 'Deutsch' },
  'language.en': { de: 'English', en: 'English' },
  mode: { de: 'Modus', en: 'Mode' },
  'mode.note': {
    de: 'Geführt zeigt das Nötige und erklärt es. Experte zeigt alles, in kompakten Zeilen.',
    en: 'Guided shows what is needed and explains it. Expert shows everything, in compact rows.',
  },
  'mode.klaus': { de: 'Geführt', en: 'Guided' },
  'mode.expert': { de: 'Experte', en: 'Expert' },
  appearance: { de: 'Darstellung', en: 'Appearance' },
  theme: { de: 'Farben', en: 'Theme' },
  'theme.system': { de: 'System', en: 'System' },
  'theme.light': { de: 'Hell', en: 'Light' },
  'theme.dark': { de: 'Dunkel', en: 'Dark' },
  'hide-amounts': { de: 'Beträge verbergen', en: 'Hide amounts' },
  'hide-amounts.note': {
    de: 'zum Beispiel im Zug oder beim Teilen des Bildschirms',
    en: 'on the train or while sharing your screen',
  },
  klaus: { de: 'Klaus zeigen', en: 'Show Klaus' },
  'klaus.note': { de: 'Hilfe gibt es auch ohne ihn', en: 'help is there without him too' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  live: { de: 'Fremde Dienste regelmäßig prüfen', en: 'Check outside services regularly' },
  'live.note': {
    de: 'Kursquelle und Block-Explorer sehen dann deine IP-Adresse. Aus heißt: keine Anfrage ohne dein Zutun.',
    en: 'Price source and block explorer then see your IP address. Off means: no request without your doing.',
  },
  rest: {
    de: 'Konto, Steuerprofil, Mitteilungen, Abo und API-Schlüssel kommen mit den jeweiligen Bereichen dazu.',
    en: 'Account, tax profile, notifications, billing and API keys are added with their sections.',
  },
});
