/**
 * What somebody else says a wallet held: the running balance of a file's row, an exchange, a chain, or the user. The
 * ledger's own balances are compared with it (`balance-proof.ts`).
 */
export interface BalanceStatement {
  readonly wallet: string;
  readonly asset: string;
  /** ISO instant in UTC with seconds; it speaks of the end of that second. */
  readonly at: string;
  /** Point decimal, perhaps negative (borrowed) or zero. */
  readonly amount: string;
  /**
   * A part of the wallet that has a balance of its own (spot, earn). Rows of files speak of all parts, and the wallet holds
   * their sum; a service that names a part speaks of that one alone, and the wallet holds at least so much. Who names
   * neither part nor file speaks of the whole wallet.
   */
  readonly part?: string;
  /** The row that says so. */
  readonly file?: string;
  readonly line?: number;
  /** The exchange or chain service that said so; neither file nor service: the user. */
  readonly service?: string;
}
