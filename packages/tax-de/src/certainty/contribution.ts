/** What one disposal or receipt adds to the range of a year. */
import type { Decimal } from '@cryptax/kernel';
import { type Bound, type Law, NOTHING } from './bound.ts';
import type { Causes } from './doubtful-pools.ts';

/** What one disposal or receipt can be, and which points decide it. */
export interface Contribution {
  readonly eventId: string;
  readonly year: number;
  readonly law: Law;
  readonly bound: Bound;
  /** Points about the event itself or what its lots cost. */
  readonly points: readonly string[];
  /** Points that can change which lots it used. */
  readonly doubt: Causes | undefined;
  /** As a disposal stands in the sums of the ledger with assumed answers. */
  readonly summed: Decimal;
  /** How many published figures that is, where it is a sum of several. */
  readonly figures?: number;
  /** What it can be once its own point is answered. */
  readonly after: OnceAnswered | undefined;
  /** What its ends were moved outwards by, because the figures that it was made of are rounded. */
  readonly padding?: Decimal | undefined;
}

export interface OnceAnswered {
  readonly point: string;
  /** Worked out when it is asked for, which few points ever are. */
  readonly as: (meaning: string) => Bound;
}

/** An entry that may tell another one again counts, or not; `twin`: the question about it. */
export function onceCompared(twin: string | undefined, settled: Bound): OnceAnswered | undefined {
  return twin === undefined ? undefined : { point: twin, as: (meaning) => (meaning === 'same' ? NOTHING : settled) };
}
