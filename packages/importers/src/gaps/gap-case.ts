/** What every hypothesis looks at. */
import { groupBy } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import type { BalanceBook } from './balance-book.ts';
import type { Gap } from './gap-types.ts';

export interface GapCase {
  readonly book: BalanceBook;
  readonly gap: Gap;
  readonly events: readonly LedgerEvent[];
  readonly candidates: readonly TransferCandidate[];
}

/** Events by the file they came from; what was entered by hand has none. */
export function byFile(events: readonly LedgerEvent[]): ReadonlyMap<string, readonly LedgerEvent[]> {
  const sourced = events.filter((event) => event.source !== undefined);
  return groupBy(sourced, ({ source }) => source?.file ?? '');
}
