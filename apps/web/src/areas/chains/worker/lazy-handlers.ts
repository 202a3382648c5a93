/** The code of the chains is large, and most visits never ask about them. */
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { lazyHandlers } from '../../../platform/ledger/worker/lazy-handlers.ts';

export function lazyWalletHandlers(context: WorkerContext) {
  return lazyHandlers(async () => (await import('./wallet-handlers.ts')).createWalletHandlers(context), {
    walletList: true,
    addWallets: true,
    removeWallet: true,
    syncWallet: true,
    takeOutputs: true,
    cancelSync: true,
    previewWallet: true,
    takeOverWallet: true,
    walletDetails: true,
    decideToken: true,
    exportWallets: true,
    importWallets: true,
    chainSettings: true,
    setChainSettings: true,
    networkFees: true,
    walletCalls: true,
    findCall: true,
    applyCall: true,
    applyWalletCalls: true,
    readingEffects: true,
    walletProofs: true,
    toldBalances: true,
    saveStatement: true,
    removeStatement: true,
    explainDifference: true,
    ownershipText: true,
    proveOwnership: true,
    proveYearEnd: true,
  });
}
