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
