/**
 * What one row says, in the engine's own words: the step between cells and events. Amounts are positive decimal
 * texts; direction is the side they stand on.
 */

import type { Instant } from '@cryptax/kernel';
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import type { IgnoredCode, ReviewCode } from '../review-codes.ts';

export interface Amount {
  readonly asset: string;
  readonly amount: string;
}

/** Amounts of a row while they are put together. */
export interface Sides {
  in?: Amount | undefined;
  out?: Amount | undefined;
  fee?: Amount | undefined;
  value?: Amount | undefined;
  loss?: boolean | undefined;
  moreFees?: readonly Amount[];
}

export const NO_SIDES: Sides = { in: undefined, out: undefined, fee: undefined };

/** A failed transaction moved nothing but its fee. */
export function feeOnly(sides: Sides): Sides {
  return { in: undefined, out: sides.fee, fee: undefined };
}

export interface RowFacts {
  /** Place of the row in the file's account, which knows its line and identity. */
  readonly ticket: number;
  /** Provider id if the file has one; else undefined. */
  readonly id?: string | undefined;
  readonly at: Instant;
  readonly kind: FormatKind;
  readonly wallet: string;
  /** Receiving wallet, where a row names two. */
  readonly toWallet?: string | undefined;
  readonly in?: Amount | undefined;
  readonly out?: Amount | undefined;
  readonly fee?: Amount | undefined;
  /** Fees in further coins; each becomes an event of its own. */
  readonly moreFees?: readonly Amount[];
  /** Paid back for bringing liquidity, in a coin of its own; such a row is up for review. */
  readonly rebate?: Amount | undefined;
  /** Market value stated by the file (always positive). */
  readonly value?: Amount | undefined;
  readonly txHash?: string | undefined;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
  /** Of a payment of money. */
  readonly reference?: string | undefined;
  /** A result with a sign (margin, funding): true if the row took money away. */
  readonly loss?: boolean | undefined;
  /** Of rows of one group: the sum of others, or one of the parts that a sum tells again. */
  readonly states?: 'sum' | 'part';
  /** Commission that a result already contains. */
  readonly commission?: Amount | undefined;
}

/** To be written anew for every row: an object for each would be nearly half of what an import throws away. */
export function newFacts(): { -readonly [K in keyof RowFacts]: RowFacts[K] } {
  return {
    ticket: 0,
    id: undefined,
    at: 0 as Instant,
    kind: 'review',
    wallet: '',
    toWallet: undefined,
    in: undefined,
    out: undefined,
    fee: undefined,
    value: undefined,
    loss: undefined,
    txHash: undefined,
    address: undefined,
    note: undefined,
    reference: undefined,
  };
}

/** What `adjust` may look at: raw cells by role, and parsing in the file's own style. */
export interface RowView {
  readonly cell: (role: ColumnRole) => string;
  /** Size of a number cell as decimal text, without sign and unit; undefined if empty or unreadable. */
  readonly amount: (role: ColumnRole) => string | undefined;
  /** Reads a number inside other text in the file's own style. */
  readonly number: (text: string) => string | undefined;
  /** Whether most numbers of the column in this file have a fraction. */
  readonly hasFractions: (role: ColumnRole) => boolean;
  readonly fileName: string;
  /** The address that is in every row of the file, if there is exactly one (explorers). */
  readonly ownAddress: string | undefined;
  /** Resolves a ticker as the engine would; undefined if unreadable or ambiguous. */
  readonly asset: (text: string) => string | undefined;
}

/**
 * Facts as they shall be, or a verdict on the row. Codes are short and kebab-case: `kfee-credit`. A row up for review says
 * with `moved` which coins it moved all the same.
 */
export type Adjusted =
  | RowFacts
  | { readonly ignore: IgnoredCode }
  | { readonly review: ReviewCode; readonly params?: Readonly<Record<string, string>>; readonly moved?: RowFacts };
export type RowAdjust = (facts: RowFacts, row: RowView) => Adjusted;
