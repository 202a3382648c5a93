/** Disposals in published form (rule book 12): one figure at a time, each rounded from its own unrounded value. */
import { type Decimal, formatInstant, type Instant } from '@cryptax/kernel';
import type { DisposalTax, DisposalView, LotPartView } from '../views.ts';
import { formatUnits } from './amounts.ts';
import { ESTIMATE_ERROR, type ExactSum, publishEuro } from './cents.ts';
import { type Fraction, times } from './exact.ts';
import { ENTRY } from './journal.ts';
import { chainOf, lotIdOf } from './lot-names.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** A running estimate with the size of what it was computed from. */
interface Estimate {
  value: number;
  size: number;
}

export function disposalView(source: ViewSource, entry: number): DisposalView {
  const { events, book, figures } = source;
  const { journal, lots } = book;
  const slot = journal.slot[entry] as number;
  const fragments = range(journal.first[entry] as number, journal.end(entry));
  const free = fragments.filter((fragment) => figures.isTaxFree(slot, fragment));
  const taxable = fragments.filter((fragment) => !figures.isTaxFree(slot, fragment));
  const firstRow = journal.rowOf[fragments[0] as number] as number;
  const { asset } = book.pools[lots.poolOf[firstRow] as number] as Pool;
  const proceeds = figures.proceeds(entry);
  const expenses = figures.expenses(entry);
  const sold = figures.soldSlot(entry);
  const isCover = journal.kind[entry] === ENTRY.shortCover;
  return {
    eventId: events.ids[sold] as string,
    part: journal.kind[entry] === ENTRY.disposal || isCover ? 'main' : 'fee',
    at: formatInstant(events.at[slot] as Instant),
    ...(isCover ? { shortSoldAt: formatInstant(events.at[sold] as Instant) } : {}),
    asset: source.assets.names[asset] as string,
    wallet: source.wallets[events.wallet[sold] as number] as string,
    amount: formatUnits(figures.units(entry), source.assets.scale[asset] as number),
    lots: fragments.map((fragment) => lotPartView(source, entry, fragment)),
    proceeds: publishEuro(proceeds, proceeds * ESTIMATE_ERROR, () => plainly(figures.exactProceeds(entry))),
    cost: costText(source, fragments),
    expenses: publishEuro(expenses, expenses * ESTIMATE_ERROR, () => plainly(figures.exactExpenses(entry))),
    gain: gainText(source, entry, fragments),
    taxableGain: gainText(source, entry, taxable),
    taxFreeGain: gainText(source, entry, free),
    taxFree: taxable.length === 0,
    ...(journal.identified.has(entry) ? { identified: true } : {}),
    ...provisional(source, entry),
  };
}

function provisional({ events, book }: ViewSource, entry: number): { readonly provisionalBy?: string } {
  const cause = book.journal.doubtedBy.size === 0 ? undefined : book.journal.doubtedBy.get(entry);
  return cause === undefined ? {} : { provisionalBy: events.ids[cause] as string };
}

/** Whether the parts of some disposals are taxable, without making their figures: lists ask this of every event. */
export function taxStateOf(source: ViewSource, entries: readonly number[]): DisposalTax | undefined {
  const { journal } = source.book;
  let [hasFree, hasTaxable] = [false, false];
  for (const entry of entries) {
    const slot = journal.slot[entry] as number;
    for (let fragment = journal.first[entry] as number; fragment < journal.end(entry); fragment++) {
      if (source.figures.isTaxFree(slot, fragment)) hasFree = true;
      else hasTaxable = true;
    }
  }
  if (hasFree) return hasTaxable ? 'partly-free' : 'free';
  return hasTaxable ? 'taxable' : undefined;
}

function lotPartView(source: ViewSource, entry: number, fragment: number): LotPartView {
  const { events, book, figures, assets } = source;
  const { journal, lots } = book;
  const slot = journal.slot[entry] as number;
  const row = journal.rowOf[fragment] as number;
  const { asset } = book.pools[lots.poolOf[row] as number] as Pool;
  const share = journal.part.float(fragment) / figures.total(entry);
  const shareOf = (whole: number, exact: () => Fraction) =>
    publishEuro(whole * share, whole * share * ESTIMATE_ERROR, () =>
      plainly(times(exact(), figures.exactShare(entry, fragment))),
    );
  return {
    lotId: lotIdOf(events, lots, row),
    acquiredAt: formatInstant(lots.acquiredAt[lots.rootOf[row] as number] as Instant),
    amount: formatUnits(journal.part.units(fragment), assets.scale[asset] as number),
    cost: costText(source, [fragment]),
    proceeds: shareOf(figures.proceeds(entry), () => figures.exactProceeds(entry)),
    expenses: shareOf(figures.expenses(entry), () => figures.exactExpenses(entry)),
    gain: gainText(source, entry, [fragment]),
    taxFree: figures.isTaxFree(slot, fragment),
    chain: chainOf(events, lots, row),
  };
}

/** Published cost of some fragments together. */
export function costText(source: ViewSource, fragments: readonly number[]): string {
  let value = 0;
  for (const fragment of fragments) value += source.figures.cost(fragment);
  /** Costs are never negative, so the sum bounds every partial sum; each addition adds one rounding. */
  const error = value * ESTIMATE_ERROR * (1 + fragments.length / 8);
  return publishEuro(value, error, () =>
    exactly(
      source,
      fragments.map((fragment) => source.figures.exactCost(fragment)),
    ),
  );
}

function gainText(source: ViewSource, entry: number, fragments: readonly number[]): string {
  return gainOf(source, entry, fragments, publishEuro);
}

/** What the estimate of a gain of some parts can be off; `size`: of the numbers that it was computed from. */
export function gainError(size: number, parts: number): number {
  return size * ESTIMATE_ERROR * (1 + parts / 8);
}

export function gainOf<T extends string | number | Decimal>(
  source: ViewSource,
  entry: number,
  fragments: readonly number[],
  publish: (estimate: number, error: number, exact: () => ExactSum) => T,
): T {
  const { figures, book } = source;
  const total = figures.total(entry);
  const proceeds = figures.proceeds(entry);
  const expenses = figures.expenses(entry);
  const sum: Estimate = { value: 0, size: 0 };
  for (const fragment of fragments) {
    const share = book.journal.part.float(fragment) / total;
    const cost = figures.cost(fragment);
    sum.value += (proceeds - expenses) * share - cost;
    sum.size += (proceeds + expenses) * share + cost;
  }
  return publish(sum.value, gainError(sum.size, fragments.length), () =>
    exactly(
      source,
      fragments.map((fragment) => figures.exactGain(entry, fragment)),
    ),
  );
}

/** A figure without cost holds no average cost. */
export function plainly(part: Fraction): ExactSum {
  return { parts: [part], hasAverageCost: false };
}

function exactly(source: ViewSource, parts: readonly Fraction[]): ExactSum {
  return { parts, hasAverageCost: source.figures.hasAverageCost() };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
