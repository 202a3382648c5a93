/** What receipts and results of margin trading can be that some answer can change: their lots do not matter. */
import { subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { type AssumedLedger, MARK } from './assumed-ledger.ts';
import { ANYTHING, type Bound, hull, NOTHING } from './bound.ts';
import { type Contribution, type OnceAnswered, onceCompared } from './contribution.ts';
import { yearOf } from './disposal-facts.ts';
import { exactIncome } from './exact-income.ts';
import type { PointKind } from './meanings.data.ts';
import type { OpenPoint } from './open-points.ts';
import type { UpperEnd } from './upper-end.ts';

export interface Receipts {
  readonly low: AssumedLedger;
  readonly upper: UpperEnd;
  readonly points: ReadonlyMap<string, OpenPoint>;
  /** The same by event. */
  readonly about: ReadonlyMap<string, readonly OpenPoint[]>;
  /** Those that are open, by id. */
  readonly events: ReadonlyMap<string, LedgerEvent>;
  readonly marks: Uint8Array;
}

export function incomeContributions(receipts: Receipts): readonly Contribution[] {
  const { low, marks } = receipts;
  const found: Contribution[] = [];
  for (const place of low.engine.incomePlaces()) {
    if (((marks[place] as number) & MARK.asked) === 0) continue;
    const income = incomeOf(receipts, (low.events[place] as LedgerEvent).id);
    if (income !== undefined) found.push(income);
  }
  return found;
}

function incomeOf(
  { low: ledger, upper, points: all, about, events }: Receipts,
  eventId: string,
): Contribution | undefined {
  const least = events.get(eventId);
  if (least?.kind !== 'income') return undefined;
  const own = about.get(eventId) ?? [];
  const [inflow, twin] = [pointOf(own, 'inflow', all), pointOf(own, 'duplicate', all)];
  const points: string[] = [];
  for (const id of [inflow, pointOf(own, 'price', all), twin]) if (id !== undefined) points.push(id);
  const most = upper.event(eventId) ?? least;
  if (points.length === 0 || most.kind !== 'income') return undefined;
  const low = exactIncome(least);
  const high = most === least ? low : exactIncome(most);
  const received: Bound = {
    low: subtract(low.value, high.expenses),
    high: ledger.unbounded.has(eventId) ? null : subtract(high.value, low.expenses),
  };
  const after: OnceAnswered | undefined =
    inflow === undefined
      ? onceCompared(twin, received)
      : { point: inflow, as: (meaning) => (meaning === 'income' ? received : NOTHING) };
  return {
    eventId,
    law: 'income',
    year: yearOf(least.at),
    bound: inflow === undefined && twin === undefined ? received : hull(received, NOTHING),
    summed: ZERO,
    points,
    doubt: undefined,
    after,
  };
}

function pointOf(own: readonly OpenPoint[], kind: PointKind, all: Receipts['points']): string | undefined {
  for (const point of own) if (point.kind === kind && all.has(point.id)) return point.id;
  return undefined;
}

/** A result of margin trading without a value, where such results are private sales. */
export function marginContributions({ points, events }: Receipts, { spotMargin }: MatchSettings): Contribution[] {
  if (spotMargin !== 'section-23') return [];
  return [...points.values()].flatMap(({ id, kind, eventIds: [eventId = ''] }): readonly Contribution[] => {
    const event = events.get(eventId);
    const isOpen = kind === 'price' || kind === 'duplicate';
    if (!isOpen || event?.kind !== 'derivative' || event.derivativeKind !== 'margin') return [];
    const year = yearOf(event.at);
    const base = { eventId, law: 'privateSales', year, bound: ANYTHING, summed: ZERO } as const;
    return [{ ...base, points: [id], doubt: undefined, after: undefined }];
  });
}
