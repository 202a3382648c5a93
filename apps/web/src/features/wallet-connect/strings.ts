import { defineStrings } from '../../lib/i18n/strings.ts';

export const walletConnectStrings = defineStrings('wallet-connect', {
  intro: {
    de: 'eine Wallet-Erweiterung verbinden oder eine Adresse eingeben.',
    en: 'connecting a wallet extension or entering an address.',
  },
});
