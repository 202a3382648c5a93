/** Income, derivatives and moves in published form. */
import { defined, formatInstant, type Instant } from '@cryptax/kernel';
import { INCOME_KINDS, type IncomeKind } from '../events/ledger-event.ts';
import type { CarriedView, DerivativeView, IncomeView, MovementView } from '../views.ts';
import { formatUnits } from './amounts.ts';
import { ESTIMATE_ERROR, publishEuro } from './cents.ts';
import { costText } from './disposal-views.ts';
import { DERIVATIVE_KINDS } from './event-meaning.ts';
import { EURO, FLAG } from './event-table.ts';
import { ENTRY } from './journal.ts';
import { chainOf, lotIdOf } from './lot-names.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Moves of lot parts that are no disposals. */
const MOVES: Readonly<Record<number, MovementView['kind']>> = {
  [ENTRY.transfer]: 'transfer',
  [ENTRY.giftOut]: 'gift-out',
  [ENTRY.lost]: 'lost',
  [ENTRY.redeem]: 'redeem',
  [ENTRY.openOut]: 'open',
};

export function incomeView(source: ViewSource, slot: number): IncomeView {
  const { events } = source;
  return {
    eventId: events.ids[slot] as string,
    at: formatInstant(events.at[slot] as Instant),
    kind: INCOME_KINDS[events.variant[slot] as number] as IncomeKind,
    ...received(source, slot),
    valueEur: valueText(source, slot, EURO.cost),
    expenses: valueText(source, slot, EURO.fee),
    wallet: source.wallets[events.wallet[slot] as number] as string,
  };
}

export function derivativeView(source: ViewSource, entry: number): DerivativeView {
  const { events, book } = source;
  const slot = book.journal.slot[entry] as number;
  return {
    eventId: events.ids[slot] as string,
    at: formatInstant(events.at[slot] as Instant),
    kind: DERIVATIVE_KINDS[events.variant[slot] as number] as DerivativeView['kind'],
    law: book.journal.kind[entry] === ENTRY.marginSale ? 'section-23' : 'section-20',
    valueEur: valueText(source, slot, EURO.price),
    wallet: source.wallets[events.wallet[slot] as number] as string,
  };
}

/** One view per lot part; a gift received is one lot. */
export function movementViews(source: ViewSource, entry: number): MovementView[] {
  const { journal } = source.book;
  const slot = journal.slot[entry] as number;
  if (journal.kind[entry] === ENTRY.giftIn) return [giftInView(source, slot)];
  const kind = MOVES[journal.kind[entry] as number];
  if (kind === undefined) return [];
  const views: MovementView[] = [];
  const end = journal.end(entry);
  for (let i = journal.first[entry] as number; i < end; i++) views.push(partView(source, slot, kind, i));
  return views;
}

function partView(source: ViewSource, slot: number, kind: MovementView['kind'], fragment: number): MovementView {
  const { events, book, assets } = source;
  const row = book.journal.rowOf[fragment] as number;
  const { asset } = book.pools[book.lots.poolOf[row] as number] as Pool;
  const target = kind === 'transfer' ? (book.pools[events.inPool[slot] as number] as Pool).wallet : undefined;
  return {
    eventId: events.ids[slot] as string,
    kind,
    at: formatInstant(events.at[slot] as Instant),
    asset: assets.names[asset] as string,
    amount: formatUnits(book.journal.part.units(fragment), assets.scale[asset] as number),
    wallet: source.wallets[events.wallet[slot] as number] as string,
    ...defined({ toWallet: target }),
    cost: (book.journal.unknown.get(fragment) ?? 0) === 0 ? costText(source, [fragment]) : null,
    lotId: lotIdOf(events, book.lots, row),
    acquiredAt: formatInstant(book.lots.acquiredAt[book.lots.rootOf[row] as number] as Instant),
    chain: chainOf(events, book.lots, row),
  };
}

/** Parts of lots that a wrap, bridge, migration or fork turned into another coin; a fork also keeps the old one. */
export function carriedViews(source: ViewSource, entry: number): CarriedView[] {
  const { events, book, assets } = source;
  const { journal, lots } = book;
  const slot = journal.slot[entry] as number;
  const end = journal.end(entry);
  const views: CarriedView[] = [];
  for (let fragment = journal.first[entry] as number; fragment < end; fragment++) {
    const row = journal.rowOf[fragment] as number;
    const { asset } = book.pools[lots.poolOf[row] as number] as Pool;
    views.push({
      eventId: events.ids[slot] as string,
      at: formatInstant(events.at[slot] as Instant),
      wallet: source.wallets[events.wallet[slot] as number] as string,
      asset: assets.names[asset] as string,
      amount: formatUnits(journal.part.units(fragment), assets.scale[asset] as number),
      cost: (journal.unknown.get(fragment) ?? 0) === 0 ? costText(source, [fragment]) : null,
      lotId: lotIdOf(events, lots, row),
      acquiredAt: formatInstant(lots.acquiredAt[lots.rootOf[row] as number] as Instant),
    });
  }
  return views;
}

function giftInView(source: ViewSource, slot: number): MovementView {
  const { events } = source;
  const id = events.ids[slot] as string;
  const stated = ((events.flags[slot] as number) & FLAG.details) === 0 ? undefined : events.details.get(slot);
  return {
    eventId: id,
    kind: 'gift-in',
    at: formatInstant(events.at[slot] as Instant),
    ...received(source, slot),
    wallet: source.wallets[events.wallet[slot] as number] as string,
    cost: ((events.flags[slot] as number) & FLAG.noCost) === 0 ? valueText(source, slot, EURO.cost) : null,
    lotId: id,
    acquiredAt: formatInstant((stated?.acquiredAt ?? events.at[slot]) as Instant),
    chain: [id],
  };
}

/** What came in, without a fee that was kept back from it. */
function received(source: ViewSource, slot: number): { asset: string; amount: string } {
  const { events } = source;
  const { asset } = source.book.pools[events.inPool[slot] as number] as Pool;
  const amount = formatUnits(events.in.units(slot), source.assets.scale[asset] as number);
  return { asset: source.assets.names[asset] as string, amount };
}

function valueText(source: ViewSource, slot: number, field: number): string {
  const { events } = source;
  const column = field === EURO.price ? events.price : field === EURO.cost ? events.cost : events.feeValue;
  const value = column[slot] as number;
  return publishEuro(value, Math.abs(value) * ESTIMATE_ERROR, () => ({
    parts: [events.euro(slot, field)],
    hasAverageCost: false,
  }));
}
