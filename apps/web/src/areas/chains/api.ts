/** What the page can ask of the worker about wallets, their chains and DeFi calls; the types are those of the worker's functions. */
import type { createWalletHandlers } from './worker/wallet-handlers.ts';

export type ChainsApi = ReturnType<typeof createWalletHandlers>;
