/**
 * The ledger over time in columns, for whoever draws curves: evening balances by pool, euro paid in and out by day, and
 * coins that came or went without being paid for. Euro are counts of 1e-8 euro as float64, good far below the cent.
 */
import type { Day } from '@cryptax/kernel';
import type { IncomeKind } from './events/ledger-event.ts';

export interface PoolRef {
  /** `*` in global scope. */
  readonly wallet: string;
  readonly asset: string;
  /** Decimals of the units of this asset. */
  readonly scale: number;
}

/** One place in all columns per pool and Berlin day on which the pool changed, in order of days. */
export interface DailyBalances {
  readonly pools: readonly PoolRef[];
  readonly day: Int32Array;
  readonly pool: Int32Array;
  /** Held in the evening, in the asset's smallest unit. */
  readonly units: readonly bigint[];
  /** Cost of the open lots in the evening, of those whose cost is known. */
  readonly cost: Float64Array;
}

/** Evening balances by all movements, per wallet and coin: one place per day on which it changed, in order of days. */
export interface DailyQuantities {
  readonly places: readonly PoolRef[];
  readonly day: Int32Array;
  readonly place: Int32Array;
  /** Below zero where more left than had come. */
  readonly units: readonly bigint[];
}

/** Euro that went into coins and came out of them, one place per Berlin day; fees in euro are part of it. */
export interface DailyCash {
  readonly day: Int32Array;
  readonly paidIn: Float64Array;
  readonly paidOut: Float64Array;
}

/** Coins that came or went with no euro changing hands. */
export interface UnpaidMove {
  readonly day: Day;
  /**
   * `unmatched-swap`: the coin received in a swap whose outgoing side was stopped for want of lots; `open`: of unknown
   * meaning; `unvalued`: bought, sold or spent for an unknown price.
   */
  readonly kind:
    | 'income'
    | 'gift-in'
    | 'assumed-acquisition'
    | 'unmatched-swap'
    | 'gift-out'
    | 'redeem'
    | 'lost'
    | 'open'
    | 'unvalued';
  readonly incomeKind?: IncomeKind;
  readonly asset: string;
  /** Positive in, negative out. */
  readonly units: bigint;
  readonly scale: number;
}

export interface CashHistory {
  readonly cash: DailyCash;
  readonly unpaid: readonly UnpaidMove[];
}
