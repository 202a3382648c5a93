/**
 * WalletConnect behind the port (decision 0032). The proposal names no method that signs; networks are those whose history
 * can be read.
 */
import { CHAINS } from '@cryptax/onchain';
import { UniversalProvider } from '@walletconnect/universal-provider';
import { readingProvider } from './reading-provider.ts';
import type { OpenWalletLink } from './wallet-provider.ts';

const NAMESPACE = {
  methods: ['eth_accounts', 'eth_chainId'],
  chains: CHAINS.flatMap((chain) => (chain.type === 'evm' ? [`eip155:${chain.chainId}`] : [])),
  events: ['accountsChanged', 'chainChanged'],
};

export const openWalletConnect: OpenWalletLink = async (projectId) => {
  const { origin } = globalThis.location;
  const link = await UniversalProvider.init({
    projectId,
    metadata: { name: 'Cryptax', description: 'Read only', url: origin, icons: [`${origin}/icon-192.png`] },
    logger: 'silent',
    telemetryEnabled: false,
    disableProviderPing: true,
  });
  return {
    provider: readingProvider(link),
    pairedWith: () => (link.session === undefined ? undefined : link.session.peer.metadata.name || 'WalletConnect'),
    pair: async (onCode) => {
      const onUri = (uri: string) => onCode(uri);
      link.on('display_uri', onUri);
      try {
        await link.connect({ optionalNamespaces: { eip155: NAMESPACE } });
      } finally {
        link.removeListener('display_uri', onUri);
      }
    },
    cancel: () => link.cleanupPendingPairings({ deletePairings: true }),
    end: () => link.disconnect(),
    onEnd: (listener) => link.on('disconnect', listener),
  };
};
