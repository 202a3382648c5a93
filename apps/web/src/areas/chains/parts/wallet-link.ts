/**
 * The port to a wallet on another device. What is behind it is large and needs the network, so it is loaded when it is
 * wanted; tests put a wallet of their own here.
 */
import type { WalletProvider } from './wallet-provider.ts';

export interface WalletLink {
  /** Answers questions that read, refuses all others. */
  readonly provider: WalletProvider;
  /** What the paired wallet calls itself; undefined as long as none is paired. */
  readonly pairedWith: () => string | undefined;
  /** Settles when the wallet said yes; `onCode` gets what the code to scan holds. */
  readonly pair: (onCode: (uri: string) => void) => Promise<void>;
  /** Forgets a pairing that nobody answered. */
  readonly cancel: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** The wallet ended it. */
  readonly onEnd: (listener: () => void) => void;
}

export type OpenWalletLink = (projectId: string) => Promise<WalletLink>;
