import { defineStrings } from '../../lib/i18n/strings.ts';

export const exchangeStrings = defineStrings('exchange', {
  intro: {
    de: 'Verbindung, Bestand und Vorgänge bei {{name}}.',
    en: 'connection, holdings and transactions at {{name}}.',
  },
});
