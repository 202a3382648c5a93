/**
 * Coins of which nobody can say yet how much is past the holding period. Coins that left take the same lots whatever they
 * left for, and under FIFO an arrival of unknown origin can only make what is held older, so neither casts doubt there. A
 * disposal without enough lots does: it has taken none yet. Where a row of a file is unread anything may have been sold.
 */
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { doubtfulPools } from './doubtful-pools.ts';
import type { OpenPoint } from './open-points.ts';

export function coinsInDoubt(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
): ReadonlySet<string> | 'all' {
  if (points.some(({ kind }) => kind === 'row')) return 'all';
  const isOldestFirst = settings.method === 'FIFO' && settings.poolMethods.length === 0;
  return doubtfulPools(
    events,
    settings,
    points.filter(({ kind }) => kind !== 'inflow' || !isOldestFirst),
  ).held;
}
