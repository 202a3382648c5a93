/**
 * What a curve of values is read with: the days on which most came in or left, each by the coin that counts most that
 * day. A day is chosen by rounded euro; the amounts reported of it are exact sums.
 */
import {
  add,
  berlinDay,
  type Day,
  type Decimal,
  formatDay,
  formatShortest,
  parseDecimal,
  parseInstant,
} from '@cryptax/kernel';
import type { EventKind, LedgerEvent } from '@cryptax/ledger';
import type { DailyFlows } from '../flows/daily-flows.ts';
import { type PricesOf, roundedPrice } from '../prices/price-line.ts';
import type { ValueColumns } from './value-columns.ts';

export interface LargeEvent {
  /** Berlin day. */
  readonly day: string;
  readonly kind: EventKind;
  readonly asset: string;
  /** Of this kind and asset on that day, together. */
  readonly amount: string;
}

/** More notes than this hide the curve. */
const MOST = 3;
/** Of the highest value in the window. */
const LARGE_SHARE = 0.05;
/** Of the window's length, so that notes do not stand on each other. */
const APART = 0.15;

const INTO: ReadonlySet<EventKind> = new Set(['buy', 'gift-in', 'income', 'assumed-acquisition']);
const OUT_OF: ReadonlySet<EventKind> = new Set(['sell', 'spend', 'gift-out', 'redeem']);

export interface LargeEventsInput {
  readonly events: readonly LedgerEvent[];
  readonly values: ValueColumns;
  readonly flows: DailyFlows;
  readonly pricesOf: PricesOf;
}

/** From a day up to the last one, in order of days. */
export function largeEvents(input: LargeEventsInput, from: Day): readonly LargeEvent[] {
  const { firstDay } = input.values;
  const groups = groupsOn(input, largePlaces(input, from - firstDay));
  return Array.from(groups)
    .sort(([a], [b]) => a - b)
    .flatMap(([place, ofDay]) => {
      const [largest] = [...ofDay.values()].sort((a, b) => b.euro - a.euro);
      if (largest === undefined) return [];
      const { kind, asset, amount } = largest;
      return [{ day: formatDay((firstDay + place) as Day), kind, asset, amount: formatShortest(amount) }];
    });
}

/** What happened on a day of the curve, the largest first. */
export interface DayEntries {
  /** Berlin day. */
  readonly day: string;
  readonly shown: readonly Omit<LargeEvent, 'day'>[];
  /** Entries of other kinds and coins on that day. */
  readonly more: number;
}

/** More lines than this hide the curve that they stand over. */
const MOST_LINES = 3;

/** From a day on, in order of days; entries of one kind and coin together. */
export function entriesByDay({ events, pricesOf }: Pick<LargeEventsInput, 'events' | 'pricesOf'>, from: Day) {
  const days = new Map<number, Map<string, Group & { readonly count: number }>>();
  // A Berlin day begins on the UTC day before; the text passes over all that is older.
  const first = formatDay((from - 1) as Day);
  for (const event of events) {
    if (event.at < first) continue;
    const [day, group] = [dayOf(event), groupOf(event, pricesOf)];
    if (group === undefined || !(day >= from)) continue;
    const ofDay = days.get(day) ?? new Map<string, Group & { readonly count: number }>();
    days.set(day, ofDay);
    const key = `${group.kind} ${group.asset}`;
    const known = ofDay.get(key);
    ofDay.set(key, known === undefined ? { ...group, count: 1 } : { ...joined(known, group), count: known.count + 1 });
  }
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, groups]): DayEntries => {
      const sorted = [...groups.values()].sort((a, b) => b.euro - a.euro);
      const shown = sorted.slice(0, MOST_LINES).map(({ kind, asset, amount }) => ({
        kind,
        asset,
        amount: formatShortest(amount),
      }));
      const more = sorted.slice(MOST_LINES).reduce((sum, { count }) => sum + count, 0);
      return { day: formatDay(day as Day), shown, more };
    });
}

/** Places of the largest days; a day too near to a larger one is left out. */
function largePlaces({ values, flows }: LargeEventsInput, first: number): readonly number[] {
  const size = (place: number) => Math.max(flows.paidIn[place] ?? 0, flows.paidOut[place] ?? 0);
  const floor = values.value.subarray(first).reduce((most, value) => Math.max(most, value), 0) * LARGE_SHARE;
  const large: number[] = [];
  for (let place = first; place < values.count; place++) {
    if (size(place) > 0 && size(place) >= floor) large.push(place);
  }
  const apart = (values.count - first) * APART;
  const chosen: number[] = [];
  for (const place of large.sort((a, b) => size(b) - size(a) || a - b)) {
    if (chosen.length < MOST && chosen.every((other) => Math.abs(place - other) >= apart)) chosen.push(place);
  }
  return chosen;
}

/** What moved together on one day: one kind of event in one asset. */
interface Group {
  readonly kind: EventKind;
  readonly asset: string;
  readonly amount: Decimal;
  readonly euro: number;
}

/** By place, the groups of the side that moved more that day. */
function groupsOn(input: LargeEventsInput, places: readonly number[]): ReadonlyMap<number, Map<string, Group>> {
  const { paidIn, paidOut } = input.flows;
  const groups = new Map(places.map((place) => [place, new Map<string, Group>()]));
  const days = places.map((place) => input.values.firstDay + place);
  // A Berlin day begins on the UTC day before; the text passes over almost all events.
  const texts = new Set(days.flatMap((day) => [day - 1, day]).map((day) => formatDay(day as Day)));
  for (const event of input.events) {
    if (!texts.has(event.at.slice(0, 10))) continue;
    const place = dayOf(event) - input.values.firstDay;
    const ofDay = groups.get(place);
    const kinds = (paidIn[place] ?? 0) >= (paidOut[place] ?? 0) ? INTO : OUT_OF;
    if (ofDay === undefined || !kinds.has(event.kind)) continue;
    const group = groupOf(event, input.pricesOf);
    if (group === undefined) continue;
    const key = `${group.kind} ${group.asset}`;
    const known = ofDay.get(key);
    ofDay.set(key, known === undefined ? group : joined(known, group));
  }
  return groups;
}

function dayOf({ at }: LedgerEvent): number {
  const instant = parseInstant(at);
  return instant.ok ? berlinDay(instant.value) : Number.NaN;
}

function groupOf(event: LedgerEvent, pricesOf: PricesOf): Group | undefined {
  const leg = 'in' in event ? event.in : 'out' in event ? event.out : undefined;
  const amount = leg === undefined ? undefined : parseDecimal(leg.amount);
  if (leg === undefined || amount?.ok !== true) return undefined;
  const paid = 'valueEur' in event ? event.valueEur : undefined;
  const euro = paid === undefined ? Number(leg.amount) * roundedPrice(pricesOf(leg.asset), dayOf(event)) : Number(paid);
  return { kind: event.kind, asset: leg.asset, amount: amount.value, euro };
}

function joined(a: Group, b: Group): Group {
  return { ...a, amount: add(a.amount, b.amount), euro: a.euro + b.euro };
}
