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
  'live-prices': { de: 'Kurse aus dem Netz holen', en: 'Fetch prices from the network' },
  'live-prices.note': {
    de: 'Fehlende Tageskurse und aktuelle Preise kommen dann von CoinGecko, DefiLlama, Binance und Kraken. Sie erfahren, nach welchen Coins du fragst, nicht wie viel du hast.',
    en: 'Missing daily prices and current prices then come from CoinGecko, DefiLlama, Binance and Kraken. They learn which coins you ask about, not how much you hold.',
  },
  reminders: { de: 'Nach einem Import an die Sicherung erinnern', en: 'Remind me to back up after an import' },
  'reminders.note': {
    de: 'nur solange deine Daten allein in diesem Browser liegen',
    en: 'only while your data lies in this browser alone',
  },
});
