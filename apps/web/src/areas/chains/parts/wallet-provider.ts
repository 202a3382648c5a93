/**
 * The port to a wallet on another device. What is behind it is large and needs the network, so it is loaded when it is
 * wanted; tests put a wallet of their own here.
 */
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

/** A wallet that answers by EIP-1193, wherever it lives. */
export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
}

/** A wallet beyond this browser, paired already. */
export interface LinkedAccount {
  readonly name: string;
  readonly provider: WalletProvider;
  readonly end: () => void;
}

/** Who is told about a wallet beyond this browser. */
export interface LinkTarget {
  readonly takeLinked: (account: LinkedAccount) => Promise<void>;
  /** The wallet ended the connection by itself. */
  readonly linkEnded: () => void;
}
