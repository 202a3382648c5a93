/** Remarks that follow from the finished journal; they are read off it when asked for, not while matching. */
import { type Day, type Issue, issue, yearOfDay } from '@cryptax/kernel';
import { INCOME_KINDS } from '../events/ledger-event.ts';
import { formatUnits } from './amounts.ts';
import type { Clock } from './clock.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import { ENTRY, isDisposal } from './journal.ts';
import { lotIdOf } from './lot-names.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Where the UTC day would end the holding period differently (rule book 0.5). */
export function holdingPeriodRemarks(source: ViewSource, clock: Clock): Issue<LedgerIssueCode>[] {
  const { events, book } = source;
  const { journal, lots } = book;
  const remarks: Issue<LedgerIssueCode>[] = [];
  for (let entry = 0; entry < journal.entries; entry++) {
    if (!isDisposal(journal.kind[entry] as number)) continue;
    const slot = journal.slot[entry] as number;
    const end = journal.end(entry);
    for (let fragment = journal.first[entry] as number; fragment < end; fragment++) {
      const row = journal.rowOf[fragment] as number;
      const root = lots.rootOf[row] as number;
      /** Both days move by one at most, so only the last taxable and the first free day can differ. */
      const past = (events.day[slot] as number) - (lots.lastTaxableDay[root] as number);
      if (past !== 0 && past !== 1) continue;
      const soldOn = clock.utcDay(events.at[slot] as number);
      const acquiredOn = clock.utcDay(lots.acquiredAt[root] as number);
      if (soldOn > clock.lastTaxableDay(acquiredOn) === past > 0) continue;
      const params = { effect: 'holding-period', lotId: lotIdOf(events, lots, row) };
      remarks.push(issue('utc-berlin-day-differs', 'info', { eventId: events.ids[slot] as string }, params));
    }
  }
  return remarks;
}

/** Mining may be a business (section 15): said once for each year with such income (rule book section 3). */
export function miningRemarks(source: ViewSource): Issue<LedgerIssueCode>[] {
  const { events, book } = source;
  const mining = INCOME_KINDS.indexOf('mining');
  const years = new Set<number>();
  for (let entry = 0; entry < book.journal.entries; entry++) {
    const slot = book.journal.slot[entry] as number;
    const isMining = book.journal.kind[entry] === ENTRY.income && events.variant[slot] === mining;
    if (isMining) years.add(yearOfDay(events.day[slot] as Day));
  }
  return [...years].map((year) => issue('mining-may-be-business', 'warning', {}, { year: String(year) }));
}

/** Short sales without a cover so far: nothing is realised yet, and the reader should know. */
export function openShortRemarks(
  { events, assets, book }: ViewSource,
  open: readonly { readonly slot: number; readonly pool: number; readonly units: bigint }[],
): Issue<LedgerIssueCode>[] {
  return open.map(({ slot, pool, units }) => {
    const { asset, wallet } = book.pools[pool] as Pool;
    const params = {
      asset: assets.names[asset] as string,
      wallet,
      amount: formatUnits(units, assets.scale[asset] as number),
    };
    return issue('short-sale-open', 'info', { eventId: events.ids[slot] as string }, params);
  });
}
