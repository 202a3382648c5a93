/** The chain desk, loaded with the first question: most visits never ask about chains, and its code is large. */

import type { Doors } from '../../../platform/ledger/worker/doors.ts';
import { loadOnce } from '../../../platform/ledger/worker/load-once.ts';
import type { OnchainApi } from '../onchain-api.ts';

export function lazyOnchainDesk(doors: Doors): OnchainApi {
  const desk = loadOnce(async () => {
    const { createOnchainDesk } = await import('./onchain-desk.ts');
    return createOnchainDesk(doors);
  });
  return {
    walletList: async (...asked) => (await desk()).walletList(...asked),
    addWallets: async (...asked) => (await desk()).addWallets(...asked),
    removeWallet: async (...asked) => (await desk()).removeWallet(...asked),
    syncWallet: async (...asked) => (await desk()).syncWallet(...asked),
    cancelSync: async (...asked) => (await desk()).cancelSync(...asked),
    previewWallet: async (...asked) => (await desk()).previewWallet(...asked),
    takeOverWallet: async (...asked) => (await desk()).takeOverWallet(...asked),
    walletDetails: async (...asked) => (await desk()).walletDetails(...asked),
    decideToken: async (...asked) => (await desk()).decideToken(...asked),
    exportWallets: async (...asked) => (await desk()).exportWallets(...asked),
    importWallets: async (...asked) => (await desk()).importWallets(...asked),
    chainSettings: async (...asked) => (await desk()).chainSettings(...asked),
    setChainSettings: async (...asked) => (await desk()).setChainSettings(...asked),
    networkFees: async (...asked) => (await desk()).networkFees(...asked),
    walletCalls: async (...asked) => (await desk()).walletCalls(...asked),
    findCall: async (...asked) => (await desk()).findCall(...asked),
    applyCall: async (...asked) => (await desk()).applyCall(...asked),
    applyWalletCalls: async (...asked) => (await desk()).applyWalletCalls(...asked),
    readingEffects: async (...asked) => (await desk()).readingEffects(...asked),
  };
}
