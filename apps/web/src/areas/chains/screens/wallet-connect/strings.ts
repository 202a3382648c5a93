/** Text of the screen that connects a wallet. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const walletConnectStrings = defineStrings('wallet-connect', {
  context: {
    de: 'Nur lesen: Adresse, Guthaben und Verlauf. Schlüssel und Seed-Phrase fragen wir nie ab.',
    en: 'Read only: address, balance and history. Keys and seed phrases are never asked for.',
  },
});
