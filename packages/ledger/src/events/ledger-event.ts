/**
 * The event: what happened, once, in one wallet. It is plain JSON with decimal texts, the one form in
 * which importers write it, the store keeps it, the wire carries it and the engine reads it.
 * The nine kinds from `buy` to `gift-out` are those of the rule book's example format; the others are the
 * special cases of rule book section 3, the user's explicit assumptions, movements whose meaning is not known yet, and
 * money paid in and out, which is remembered and means nothing for the tax.
 */

/** A quantity of one asset; `amount` is a positive point-decimal text. Fiat is never a lot. */
export interface Leg {
  readonly asset: string;
  readonly amount: string;
}

/** A fee in EUR or in a coin. `valueEur` is the coin's market value; absent when paid in the coin received. */
export interface FeeLeg extends Leg {
  readonly valueEur?: string;
}

/** Which line of which file an event was made from; `lines` when several rows became one event. */
export interface EventSource {
  readonly file: string;
  readonly line: number;
  readonly lines?: readonly number[];
  readonly format?: string;
}

/** Where a value came from (rule book 1.6): shown beside every figure that rests on it. */
export interface ValueOrigin {
  readonly source: string;
  readonly method: 'trade' | 'minute' | 'day' | 'manual';
  readonly at?: string;
  readonly currency?: string;
  /** Original amount in `currency`; without a `rate` it still waits for its conversion to EUR. */
  readonly amount?: string;
  readonly rate?: string;
  /** A price of this entry stands in for what this source was not asked: its values may still change. */
  readonly insteadOf?: string;
}

export interface EventBase {
  readonly id: string;
  /** ISO instant in UTC with seconds, `2024-03-01T23:00:00Z`. */
  readonly at: string;
  readonly wallet: string;
  readonly fee?: FeeLeg;
  readonly source?: EventSource;
  readonly valueOrigin?: ValueOrigin;
  readonly txHash?: string;
  /** Outputs that the transaction spent, `hash:number`, where the chain has outputs: what was in them is what left (Rz. 61). */
  readonly spent?: readonly string[];
  /** The other side of a movement, where the file or the chain names it. */
  readonly address?: string;
  readonly note?: string;
}

/** Purchase for fiat; `valueEur` is the price paid without fee. */
export interface BuyEvent extends EventBase {
  readonly kind: 'buy';
  readonly in: Leg;
  readonly valueEur?: string;
}

/** Sale for fiat; `valueEur` is the price received before fee. `lotIds` = individual identification. */
export interface SellEvent extends EventBase {
  readonly kind: 'sell';
  readonly out: Leg;
  readonly valueEur?: string;
  readonly lotIds?: readonly string[];
  /** Borrowed coins sold before they were bought (§ 23 (1) s. 1 Nr. 3): the next ones that arrive cover the sale. */
  readonly short?: true;
}

/**
 * Coin for coin. `valueEur` is the market value for both legs; where both are known and differ,
 * `valueInEur` (coin received: the price) and `valueOutEur` (coin given: the new cost) win (Rz. 58, 59).
 */
export interface SwapEvent extends EventBase {
  readonly kind: 'swap';
  readonly out: Leg;
  readonly in: Leg;
  readonly valueEur?: string;
  readonly valueInEur?: string;
  readonly valueOutEur?: string;
  readonly lotIds?: readonly string[];
  /** As in a sale: the coins given were borrowed. */
  readonly short?: true;
  /** Open cases of the law; the settings decide whether such a swap is a disposal or carries the lots over. */
  readonly nature?: 'wrap' | 'bridge' | 'liquid-staking' | 'liquidity-pool';
}

/** Paying goods or services; `valueEur` is their euro price. */
export interface SpendEvent extends EventBase {
  readonly kind: 'spend';
  readonly out: Leg;
  readonly valueEur?: string;
  readonly lotIds?: readonly string[];
}

/** A fee that stands alone (failed transaction, approval): disposal at market value, no expense. */
export interface FeeEvent extends EventBase {
  readonly kind: 'fee';
  readonly out: Leg;
  readonly valueEur?: string;
}

/** Between own wallets; `out` is what arrives in `toWallet`, the fee leaves the source on top. */
export interface TransferEvent extends EventBase {
  readonly kind: 'transfer';
  readonly toWallet: string;
  readonly out: Leg;
}

export type IncomeKind = 'staking' | 'lending' | 'mining' | 'airdrop' | 'referral' | 'farming' | 'other';

/** Income from services; `valueEur` at receipt is income and the new lot's cost; an EUR fee is its cost. */
export interface IncomeEvent extends EventBase {
  readonly kind: 'income';
  readonly in: Leg;
  readonly incomeKind: IncomeKind;
  readonly valueEur?: string;
}

/** Gift or inheritance received: the giver's cost and date (`acquiredAt`, default `at`). */
export interface GiftInEvent extends EventBase {
  readonly kind: 'gift-in';
  readonly in: Leg;
  readonly valueEur?: string;
  readonly acquiredAt?: string;
}

export interface GiftOutEvent extends EventBase {
  readonly kind: 'gift-out';
  readonly out: Leg;
  readonly lotIds?: readonly string[];
}

/**
 * Hard fork: every lot of `asset` held in the wallet keeps its date and shares its cost with the new coin by
 * market value at the fork. Without prices all cost stays with the old coin.
 */
export interface ForkEvent extends EventBase {
  readonly kind: 'fork';
  readonly asset: string;
  readonly in: Leg;
  readonly priceOldEur?: string;
  readonly priceNewEur?: string;
}

/** Token migration or redenomination by the issuer: lots renamed and rescaled, no disposal. */
export interface MigrationEvent extends EventBase {
  readonly kind: 'migration';
  readonly out: Leg;
  readonly in: Leg;
}

/** Theft, lost key, scam: units leave the books with a remark, no loss. */
export interface LostEvent extends EventBase {
  readonly kind: 'lost';
  readonly out: Leg;
}

/** Redeeming a utility token for its product: no disposal. */
export interface RedeemEvent extends EventBase {
  readonly kind: 'redeem';
  readonly out: Leg;
}

/** Cash-settled margin, futures, funding: section 20, kept apart. `valueEur` is the signed result. */
export interface DerivativeEvent extends EventBase {
  readonly kind: 'derivative';
  readonly derivativeKind: 'margin' | 'futures' | 'funding' | 'other';
  readonly valueEur?: string;
  /** The contract, as the platform calls it: `BTCUSDT`, `pf_xbtusd`. */
  readonly instrument?: string;
  /** When the position was opened, where the platform says so. */
  readonly openedAt?: string;
  /** Commission that the result already contains (§ 20 (4) s. 5). */
  readonly commission?: Leg;
  /** The whole result is a commission booked apart from its position: it lowers the gains, it is not a loss. */
  readonly part?: 'commission';
}

/**
 * The user's explicit choice for units without a recorded acquisition: cost 0 at the disposal's moment, or a
 * stated cost and date. Always shown as an assumption; `basis` says which choice it was.
 */
export interface AssumedAcquisitionEvent extends EventBase {
  readonly kind: 'assumed-acquisition';
  readonly in: Leg;
  readonly basis: 'zero-cost' | 'stated';
  readonly valueEur: string;
  readonly acquiredAt?: string;
  readonly forEventId?: string;
}

interface OpenBase extends EventBase {
  readonly kind: 'open';
  /** Why it is open, as a code: `transfer.unmatched-out`. */
  readonly reason: string;
}

/** Coins that arrived, nobody has said yet as what: they are there, their date and cost are unknown. */
export interface OpenInEvent extends OpenBase {
  readonly in: Leg;
}

/** Coins that left, nobody has said yet as what: they are gone, the result is unknown. */
export interface OpenOutEvent extends OpenBase {
  readonly out: Leg;
}

export type OpenEvent = OpenInEvent | OpenOutEvent;

/**
 * Money between the user's bank and an account: memory for the origin of funds, without any tax meaning (decision 0087). Its
 * fields are its own, so that nothing which reads legs or fees can take money for coins.
 */
export interface MoneyEvent extends EventBase {
  readonly kind: 'money-in' | 'money-out';
  /** What left the bank (in) or reached it (out). */
  readonly money: Leg;
  /** Kept by the platform: out of what was paid in, on top of what was paid out. */
  readonly charge?: Leg;
  /** What the platform or the bank calls the payment, where the file says so. */
  readonly bankReference?: string;
}

export type LedgerEvent =
  | BuyEvent
  | SellEvent
  | SwapEvent
  | SpendEvent
  | FeeEvent
  | TransferEvent
  | IncomeEvent
  | GiftInEvent
  | GiftOutEvent
  | ForkEvent
  | MigrationEvent
  | LostEvent
  | RedeemEvent
  | DerivativeEvent
  | AssumedAcquisitionEvent
  | OpenEvent
  | MoneyEvent;

export type EventKind = LedgerEvent['kind'];

export const EVENT_KINDS: readonly EventKind[] = [
  'buy',
  'sell',
  'swap',
  'spend',
  'fee',
  'transfer',
  'income',
  'gift-in',
  'gift-out',
  'fork',
  'migration',
  'lost',
  'redeem',
  'derivative',
  'assumed-acquisition',
  'open',
  'money-in',
  'money-out',
];

export const INCOME_KINDS: readonly IncomeKind[] = [
  'staking',
  'lending',
  'mining',
  'airdrop',
  'referral',
  'farming',
  'other',
];
