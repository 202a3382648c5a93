/** From target weights to trades, and what they would cost. */
export interface TargetWeight {
  readonly asset: string;
  /** Ratio; all targets together are at most 1. Assets without a target are left alone. */
  readonly weight: string;
}

export interface RebalanceTrade {
  readonly asset: string;
  readonly side: 'sell' | 'buy';
  /** Euro to sell or buy, to the cent. */
  readonly value: string;
  /** Units at the present price. */
  readonly amount: string;
  /** For a sale: from which wallets, how much. */
  readonly wallets: readonly { readonly wallet: string; readonly amount: string }[];
  /** For a sale: what the lots give, by the ledger's own method; absent where that is not known of all of it. */
  readonly gain?: { readonly total: string; readonly free: string; readonly taxable: string };
}

export interface RebalancePlan {
  readonly year: number;
  readonly trades: readonly RebalanceTrade[];
  /** Assets left out for want of a price. */
  readonly unpriced: readonly string[];
  /** Assets sold here whose result nobody knows: their acquisition is not recorded, or its cost is not. The tax is without them. */
  readonly unknown: readonly string[];
  /** Extra tax of the year with the sales, against the year as it stands; a flat estimate without a tax profile. */
  readonly tax: {
    readonly before: string;
    readonly after: string;
    readonly extra: string;
    readonly kind: 'difference' | 'flat-estimate';
    readonly taxableBefore: string;
    readonly taxableAfter: string;
  };
}
