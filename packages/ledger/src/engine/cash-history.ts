/**
 * Money and coins that crossed the border of the ledger, event by event in order of time. An event that the engine
 * blocked or stopped moved nothing, so it brought and took nothing either.
 */
import type { Day } from '@cryptax/kernel';
import { INCOME_KINDS, type IncomeKind } from '../events/ledger-event.ts';
import type { CashHistory, UnpaidMove } from '../history.ts';
import type { AmountColumn } from './amounts.ts';
import { type EventTable, FLAG, KIND } from './event-table.ts';
import { ENTRY } from './journal.ts';
import type { Pool } from './pool.ts';
import type { Timeline } from './timeline.ts';
import type { ViewSource } from './view-source.ts';

/** Entries that say that the outgoing leg of an event really left. */
const LEFT: ReadonlySet<number> = new Set([
  ENTRY.disposal,
  ENTRY.pendingDisposal,
  ENTRY.giftOut,
  ENTRY.lost,
  ENTRY.redeem,
  ENTRY.openOut,
]);

const MAY_BE_UNPAID: ReadonlySet<number> = new Set([
  KIND.income,
  KIND['gift-in'],
  KIND['assumed-acquisition'],
  KIND.swap,
  KIND['gift-out'],
  KIND.redeem,
  KIND.lost,
  KIND['open-in'],
  KIND['open-out'],
]);

/** Paid in euro, but nobody knows how much: such coins come and go like unpaid ones. */
const PAID: ReadonlySet<number> = new Set([KIND.buy, KIND.sell, KIND.spend]);

export function cashHistory(source: ViewSource, timeline: Timeline): CashHistory {
  const { events } = source;
  const hasLeft = slotsThatLeft(source);
  const cash = new CashWriter();
  const unpaid: UnpaidMove[] = [];
  for (let place = 0; place < timeline.count; place++) {
    const slot = timeline.order[place] as number;
    if (((events.flags[slot] as number) & FLAG.blocked) !== 0) continue;
    const left = hasLeft[slot] === 1;
    cash.add(events.day[slot] as number, paidIn(events, slot, left), paidOut(events, slot, left));
    if (!MAY_BE_UNPAID.has(events.kind[slot] as number) && !isUnvalued(events, slot)) continue;
    const move = unpaidMove(source, slot, left);
    if (move !== undefined) unpaid.push(move);
  }
  return { cash: cash.result(), unpaid };
}

function slotsThatLeft({ events, book: { journal } }: ViewSource): Uint8Array {
  const hasLeft = new Uint8Array(events.count);
  for (let entry = 0; entry < journal.entries; entry++) {
    if (LEFT.has(journal.kind[entry] as number)) hasLeft[journal.slot[entry] as number] = 1;
  }
  return hasLeft;
}

function isUnvalued(events: EventTable, slot: number): boolean {
  const flags = (events.flags[slot] as number) & (FLAG.noPrice | FLAG.noCost);
  return flags !== 0 && PAID.has(events.kind[slot] as number);
}

/** A coin fee is in the cost of a purchase, but it was not paid from outside. */
function paidIn(events: EventTable, slot: number, hasLeft: boolean): number {
  const kind = events.kind[slot];
  if (isUnvalued(events, slot)) return 0;
  const isEuroFee = (events.feePool[slot] as number) < 0;
  const fee = events.feeValue[slot] as number;
  if (kind === KIND.buy) return (events.cost[slot] as number) - (isEuroFee ? 0 : fee);
  if (kind === KIND.sell || (kind === KIND.spend && !hasLeft)) return 0;
  return isEuroFee ? fee : 0;
}

/** A sale pays out what its euro fee leaves. */
function paidOut(events: EventTable, slot: number, hasLeft: boolean): number {
  const kind = events.kind[slot];
  if (!hasLeft || (kind !== KIND.sell && kind !== KIND.spend) || isUnvalued(events, slot)) return 0;
  const isNet = kind === KIND.sell && (events.feePool[slot] as number) < 0;
  return (events.price[slot] as number) - (isNet ? (events.feeValue[slot] as number) : 0);
}

function unpaidMove(source: ViewSource, slot: number, hasLeft: boolean): UnpaidMove | undefined {
  const { events } = source;
  switch (events.kind[slot]) {
    case KIND.income: {
      const incomeKind = INCOME_KINDS[events.variant[slot] as number] as IncomeKind;
      return { ...move(source, slot, 'income', events.in, events.inPool, 1n), incomeKind };
    }
    case KIND['gift-in']:
      return move(source, slot, 'gift-in', events.in, events.inPool, 1n);
    case KIND['assumed-acquisition']:
      return move(source, slot, 'assumed-acquisition', events.in, events.inPool, 1n);
    case KIND.swap:
      return hasLeft ? undefined : move(source, slot, 'unmatched-swap', events.in, events.inPool, 1n);
    case KIND['gift-out']:
      return hasLeft ? move(source, slot, 'gift-out', events.out, events.outPool, -1n) : undefined;
    case KIND.redeem:
      return hasLeft ? move(source, slot, 'redeem', events.out, events.outPool, -1n) : undefined;
    case KIND.lost:
      return hasLeft ? move(source, slot, 'lost', events.out, events.outPool, -1n) : undefined;
    case KIND.buy:
      return move(source, slot, 'unvalued', events.in, events.inPool, 1n);
    case KIND.sell:
    case KIND.spend:
      return hasLeft ? move(source, slot, 'unvalued', events.out, events.outPool, -1n) : undefined;
    case KIND['open-in']:
      return move(source, slot, 'open', events.in, events.inPool, 1n);
    case KIND['open-out']:
      return hasLeft ? move(source, slot, 'open', events.out, events.outPool, -1n) : undefined;
    default:
      return undefined;
  }
}

function move(
  { events, book, assets }: ViewSource,
  slot: number,
  kind: UnpaidMove['kind'],
  amounts: AmountColumn,
  pools: Int32Array,
  sign: 1n | -1n,
): UnpaidMove {
  const { asset } = book.pools[pools[slot] as number] as Pool;
  return {
    day: events.day[slot] as Day,
    kind,
    asset: assets.names[asset] as string,
    units: sign * amounts.units(slot),
    scale: assets.scale[asset] as number,
  };
}

/** Sums by day; days come in order. */
class CashWriter {
  readonly #days: number[] = [];
  readonly #in: number[] = [];
  readonly #out: number[] = [];

  add(day: number, paidIn: number, paidOut: number): void {
    if (paidIn === 0 && paidOut === 0) return;
    const last = this.#days.length - 1;
    if (this.#days[last] === day) {
      this.#in[last] = (this.#in[last] as number) + paidIn;
      this.#out[last] = (this.#out[last] as number) + paidOut;
      return;
    }
    this.#days.push(day);
    this.#in.push(paidIn);
    this.#out.push(paidOut);
  }

  result() {
    return {
      day: Int32Array.from(this.#days),
      paidIn: Float64Array.from(this.#in),
      paidOut: Float64Array.from(this.#out),
    };
  }
}
