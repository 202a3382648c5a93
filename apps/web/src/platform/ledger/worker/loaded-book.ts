/**
 * One book in memory: events as stored, as valued, and matched; what each event earned; which remarks concern it. It
 * follows every change of this tab in one step that nothing can interrupt, so whoever reads it sees one revision. Lists
 * are replaced, never changed: a list in hand stays the list of its revision.
 */
import { add, type Decimal, dec, formatDecimal, type Issue } from '@cryptax/kernel';
import type { DisposalView, LedgerEngine, LedgerEvent, SpareAssumption } from '@cryptax/ledger';
import type { Valuation } from '@cryptax/prices';
import type { Book, ImportRecord, WalletRecord } from '@cryptax/store';
import type { StandIns } from '../price-types.ts';
import type { EstimatedYear } from './tax-figures.ts';
import type { Waiting } from './waiting-types.ts';

export interface EventResult {
  readonly gain: string;
  readonly taxableGain: string;
  readonly tax: 'taxable' | 'free' | 'partly-free';
}

export interface LoadedBook {
  readonly book: Book;
  readonly revision: number;
  readonly stored: readonly LedgerEvent[];
  /** The stored ones with their values, then the movements that wait as entries: their coins have moved. */
  readonly valued: readonly LedgerEvent[];
  /** The import of each event, 0 = entered by hand. */
  readonly origins: readonly number[];
  /** The tax day of each event. */
  readonly days: readonly string[];
  /** Position of an event in these lists; one that only waits is not among the stored ones. */
  readonly place: ReadonlyMap<string, number>;
  readonly engine: LedgerEngine;
  readonly years: readonly EstimatedYear[];
  /** Result of an event's disposals; undefined where it has none. */
  readonly resultOf: (eventId: string) => EventResult | undefined;
  readonly valuations: ReadonlyMap<string, readonly Valuation[]>;
  readonly issues: readonly Issue[];
  readonly waiting: Waiting;
  readonly spareAssumptions: readonly SpareAssumption[];
  /** Newest first. */
  readonly imports: readonly ImportRecord[];
  readonly wallets: readonly WalletRecord[];
  /** Ids of cards that the user answered with "leave it as it is". */
  readonly settled: ReadonlySet<string>;
}

/** Entries whose price only stands in for another. */
export function standInPrices({ valued }: LoadedBook): StandIns | undefined {
  const better = valued.flatMap(({ valueOrigin }) => valueOrigin?.insteadOf ?? []);
  return better.length === 0 ? undefined : { count: better.length, better: [...new Set(better)] };
}

/** What an event earned, from its disposals: the sale itself and the coins paid as its fee. */
export function resultOfDisposals(views: readonly DisposalView[]): EventResult | undefined {
  if (views.length === 0) return undefined;
  const total = (pick: (view: DisposalView) => string): Decimal =>
    views.map((view) => dec(pick(view))).reduce((sum, value) => add(sum, value));
  const parts = views.flatMap(({ lots }) => lots);
  const free = parts.filter(({ taxFree }) => taxFree).length;
  return {
    gain: formatDecimal(total(({ gain }) => gain)),
    taxableGain: formatDecimal(total(({ taxableGain }) => taxableGain)),
    tax: free === 0 ? 'taxable' : free === parts.length ? 'free' : 'partly-free',
  };
}
