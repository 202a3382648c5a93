/** An identity bound to the columns of one file. */
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import type { NumberStyle } from '../values/number-text.ts';
import type { FeeTally } from './fee-evidence.ts';
import type { RowFacts } from './row-facts.ts';
import type { OddSigns } from './trade-signs.ts';

export interface IdentityColumn {
  readonly column: number;
  /** Undefined for a column that only the identity looks at. */
  readonly role: ColumnRole | undefined;
  readonly name: string;
  readonly style: NumberStyle;
  /** Char code of its decimal mark. */
  readonly mark: number;
  readonly less: boolean;
}

export interface RowIdentity {
  /** Undefined: trades. */
  readonly kinds: ReadonlySet<FormatKind> | 'all' | undefined;
  readonly isProduct: boolean;
  readonly left: readonly IdentityColumn[];
  readonly costs: readonly IdentityColumn[];
  /** The cost is the fee of the row, whose sign says nothing, and counts only in the coin of the sum. */
  readonly feeIsSize: boolean;
  /** A fee in the traded coin is part of the amount. */
  readonly feeInCoin: boolean;
  readonly is: IdentityColumn;
  readonly unless: IdentityColumn | undefined;
  readonly isLikely: boolean;
  /** Places by which the point of the product moves to the left: a column is in another unit. */
  readonly shift: number;
}

/** Parameters of the message: the column, what it says and what the others give. */
export type Contradiction = Readonly<Record<'column' | 'stated' | 'computed', string>>;

/** A purchase or a payment costs its fee on top, a sale brings what is left of it. */
export function takesCosts({ kind, in: received }: RowFacts): boolean {
  return kind === 'trade-buy' || (kind !== 'trade-sell' && received === undefined);
}

/** Only a fee in the money of the trade, or in the coin that is sent, is part of the sum; one in the traded coin may be part of the amount. */
export function placeOfCosts({ feeIsSize, feeInCoin }: RowIdentity, facts: RowFacts): 'sum' | 'amount' | undefined {
  if (!feeIsSize) return 'sum';
  const { fee, in: received, out } = facts;
  if (fee === undefined) return undefined;
  const [money, coin] = takesCosts(facts) ? [out, received] : [received, out];
  if (fee.asset === (money ?? out ?? received)?.asset) return 'sum';
  return feeInCoin && fee.asset === coin?.asset ? 'amount' : undefined;
}

export interface SignCount {
  readonly missing: number;
  readonly present: number;
  readonly needed: number;
  /** Fees of trades, by their sign. */
  readonly plusFees: number;
  readonly minusFees: number;
}

export interface Proof {
  readonly checked: number;
  readonly failed: number;
  readonly failedLikely: number;
  /** The most of the first failed ones that are off by one and the same power of ten, and which one. */
  readonly ofOneScale: number;
  readonly scale: number | undefined;
  /** Outgoing rows of a format with signs, by whether they carry the minus; and rows whose direction only a sign can tell. */
  readonly signs: SignCount;
  readonly oddSigns: OddSigns | undefined;
  /** Of a file whose fees only a mapping names. */
  readonly fees: FeeTally | undefined;
}
