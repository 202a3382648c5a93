/** Disposals and receipts whose result waits, in published form: what they lack and which events they rest on. */
import { formatInstant, type Instant } from '@cryptax/kernel';
import type { Lacking, PendingView } from '../views.ts';
import { formatUnits } from './amounts.ts';
import { UNKNOWN } from './doubts.ts';
import { FLAG } from './event-table.ts';
import { ENTRY } from './journal.ts';
import { chainOf } from './lot-names.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

export function pendingView(source: ViewSource, entry: number): PendingView {
  const { events, book, assets } = source;
  const { journal } = book;
  const slot = journal.slot[entry] as number;
  const kind = journal.kind[entry];
  const [pools, amounts] =
    kind === ENTRY.pendingIncome
      ? [events.inPool, events.in]
      : kind === ENTRY.pendingFee
        ? [events.feePool, events.fee]
        : [events.outPool, events.out];
  const isCover = kind === ENTRY.pendingCover;
  const sold = source.figures.soldSlot(entry);
  const { asset } = book.pools[pools[sold] as number] as Pool;
  const fragments = unknownFragments(source, entry);
  const units = isCover ? journal.part.units(journal.first[entry] as number) : amounts.units(slot);
  return {
    eventId: events.ids[sold] as string,
    part: kind === ENTRY.pendingIncome ? 'income' : kind === ENTRY.pendingDisposal || isCover ? 'main' : 'fee',
    at: formatInstant(events.at[slot] as Instant),
    asset: assets.names[asset] as string,
    wallet: source.wallets[events.wallet[slot] as number] as string,
    amount: formatUnits(units, assets.scale[asset] as number),
    lacking: lacking(source, entry, sold, fragments),
    restsOn: [...new Set(fragments.map((i) => chainOf(events, book.lots, journal.rowOf[i] as number)[0] as string))],
  };
}

function unknownFragments({ book: { journal } }: ViewSource, entry: number): number[] {
  const found: number[] = [];
  for (let i = journal.first[entry] as number; i < journal.end(entry); i++) if (journal.unknown.has(i)) found.push(i);
  return found;
}

function lacking(
  { events, book: { journal } }: ViewSource,
  entry: number,
  sold: number,
  fragments: readonly number[],
): Lacking[] {
  const kind = journal.kind[entry];
  const flags = events.flags[sold] as number;
  const ofPrice = { [ENTRY.pendingIncome]: FLAG.noCost, [ENTRY.pendingFee]: FLAG.noFeeValue }[kind as number];
  const hasExpenses = kind !== ENTRY.pendingFee && kind !== ENTRY.pendingLoneFee;
  const unknown = fragments.reduce((all, fragment) => all | (journal.unknown.get(fragment) ?? 0), 0);
  const lacks: readonly (readonly [Lacking, boolean])[] = [
    ['price', (flags & (ofPrice ?? FLAG.noPrice)) !== 0],
    ['expenses', hasExpenses && (flags & FLAG.noFeeValue) !== 0],
    ['cost', (unknown & UNKNOWN.cost) !== 0],
    ['origin', (unknown & UNKNOWN.origin) !== 0],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([name]) => name);
}
