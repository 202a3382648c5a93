/**
 * Open points that one answer settles together: movements with the same counterparty, else the same coin in the same
 * wallet; prices of one coin in one year; missing purchases of one coin in one wallet; rows of one file. The id of a group
 * depends only on what makes its points alike, so it stays while some of them are answered.
 */
import { add, berlinYearOf, type Decimal, dec, formatShortest, multiply, sum, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { type Bound, type BoundText, printed } from './bound.ts';
import type { PointKind } from './meanings.data.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

/** What makes the points of a group alike. */
export type Likeness = 'address' | 'coin' | 'span' | 'file';

export interface AlikePoints {
  readonly id: string;
  readonly kind: PointKind;
  readonly by: Likeness;
  readonly pointIds: readonly string[];
  readonly eventIds: readonly string[];
  /** Only where all of them are of one coin, with their sum. */
  readonly asset?: string;
  readonly amount?: string;
  /** What all of them were worth at their moments, where prices are known. */
  readonly value?: BoundText;
  /** Only where all of them share it. */
  readonly wallet?: string;
  readonly address?: string;
  readonly txHash?: string;
  /** The first and the last moment; empty for rows of files. */
  readonly from: string;
  readonly to: string;
}

export function alikePoints(
  points: readonly OpenPoint[],
  events: ReadonlyMap<string, LedgerEvent>,
  prices: PriceKnowledge,
): readonly AlikePoints[] {
  const known = points.map(({ eventIds: [id = ''] }) => events.get(id));
  const met = new Met();
  for (let no = 0; no < points.length; no++) met.note(points[no] as OpenPoint, known[no]);
  const groups = new Groups(met, events);
  for (let no = 0; no < points.length; no++) groups.enter(points[no] as OpenPoint, known[no]);
  return groups.all(prices);
}

/** Which addresses are met more than once; what came from an address and what went there are two questions. */
class Met {
  readonly #byKind = new Map<PointKind, Map<string, number>>();

  note({ kind }: OpenPoint, event: LedgerEvent | undefined): void {
    if (event?.address === undefined) return;
    const counts = this.#byKind.get(kind) ?? new Map<string, number>();
    this.#byKind.set(kind, counts);
    counts.set(event.address, (counts.get(event.address) ?? 0) + 1);
  }

  isAgain({ kind }: OpenPoint, event: LedgerEvent | undefined): boolean {
    return event?.address !== undefined && (this.#byKind.get(kind)?.get(event.address) ?? 0) > 1;
  }
}

interface Group {
  readonly id: string;
  readonly kind: PointKind;
  readonly points: OpenPoint[];
  readonly events: LedgerEvent[];
  /** What is asked about in each of the events. */
  readonly legs: (Leg | undefined)[];
}

/** In the order of their first points. */
class Groups {
  readonly #met: Met;
  readonly #events: ReadonlyMap<string, LedgerEvent>;
  readonly #byId = new Map<string, Group>();
  /** The same by what most points are alike in, which is found without writing their id. */
  readonly #byCoin = new Map<PointKind, Map<string, Map<string, Group>>>();

  constructor(met: Met, events: ReadonlyMap<string, LedgerEvent>) {
    this.#met = met;
    this.#events = events;
  }

  enter(point: OpenPoint, event: LedgerEvent | undefined): void {
    const group = this.#of(point, event);
    group.points.push(point);
    if (event === undefined) return;
    group.events.push(event);
    group.legs.push(legOf(point, event));
  }

  all(prices: PriceKnowledge): readonly AlikePoints[] {
    return Array.from(this.#byId.values(), ({ id, kind, points, events, legs }) => ({
      id,
      kind,
      by: id.split(':', 2)[1] as Likeness,
      pointIds: points.map((point) => point.id),
      eventIds: points.flatMap(({ eventIds }) => eventIds),
      ...factsOf(events, legs, prices),
    }));
  }

  #of(point: OpenPoint, event: LedgerEvent | undefined): Group {
    const { kind } = point;
    const isMetAgain = this.#met.isAgain(point, event);
    if ((kind !== 'inflow' && kind !== 'outflow') || event === undefined || isMetAgain)
      return this.#named(kind, likenessOf(point, event, isMetAgain, this.#events.get(point.eventIds[1] ?? '')));
    const { asset = '' } = legOf(point, event) ?? {};
    const groups = inner(inner(this.#byCoin, kind), event.wallet);
    const group = groups.get(asset) ?? this.#named(kind, likenessOf(point, event, false, undefined));
    groups.set(asset, group);
    return group;
  }

  #named(kind: PointKind, likeness: string): Group {
    const id = `${kind}:${likeness}`;
    const group = this.#byId.get(id) ?? { id, kind, points: [], events: [], legs: [] };
    this.#byId.set(id, group);
    return group;
  }
}

function inner<A, B, C>(outer: Map<A, Map<B, C>>, key: A): Map<B, C> {
  const found = outer.get(key) ?? new Map<B, C>();
  outer.set(key, found);
  return found;
}

/** An address that is met once says no more about a movement than its coin. */
function likenessOf(
  point: OpenPoint,
  event: LedgerEvent | undefined,
  isMetAgain: boolean,
  /** What a possible duplicate may tell again. */
  other: LedgerEvent | undefined,
): `${Likeness}:${string}` {
  const { kind, id } = point;
  if (event === undefined) return `file:${id}`;
  if (kind === 'duplicate') return `file:${event.source?.file ?? ''}:${other?.source?.file ?? ''}`;
  const asset = legOf(point, event)?.asset ?? '';
  if (kind === 'price') return `span:${asset}:${berlinYearOf(event.at) ?? ''}`;
  if (kind !== 'acquisition' && event.address !== undefined && isMetAgain) return `address:${event.address}`;
  return `coin:${event.wallet}:${asset}`;
}

/** What the question is about: what came, what left, else the fee. Of a price it is the fee where only that has none. */
function legOf({ kind, isFee }: OpenPoint, event: LedgerEvent): Leg | undefined {
  if (isFee) return event.fee;
  const came = 'in' in event ? event.in : undefined;
  const left = 'out' in event ? event.out : undefined;
  return (kind === 'inflow' ? came : (left ?? came)) ?? event.fee;
}

function factsOf(
  events: readonly LedgerEvent[],
  legs: readonly (Leg | undefined)[],
  prices: PriceKnowledge,
): Omit<AlikePoints, 'id' | 'kind' | 'by' | 'pointIds' | 'eventIds'> {
  const own = legs.filter((leg) => leg !== undefined);
  const asset = shared(own, (leg) => leg.asset);
  const amounts = legs.map((leg) => (leg === undefined ? undefined : dec(leg.amount)));
  const worth = worthOf(events, legs, amounts, prices);
  const rest = {
    asset,
    amount: asset === undefined ? undefined : formatShortest(sum(amounts.filter((amount) => amount !== undefined))),
    value: worth === undefined || events.length === 0 ? undefined : printed(worth),
    wallet: shared(events, (event) => event.wallet),
    address: shared(events, (event) => event.address),
    txHash: shared(events, (event) => event.txHash),
  };
  return { ...present(rest), ...spanOf(events) };
}

function spanOf(events: readonly LedgerEvent[]): { readonly from: string; readonly to: string } {
  let [from, to] = [events[0]?.at ?? '', ''];
  for (const { at } of events) {
    if (at < from) from = at;
    if (at > to) to = at;
  }
  return { from, to };
}

/** Undefined where a price of one of them is not known. */
function worthOf(
  events: readonly LedgerEvent[],
  legs: readonly (Leg | undefined)[],
  amounts: readonly (Decimal | undefined)[],
  prices: PriceKnowledge,
): Bound | undefined {
  let [low, high] = [ZERO, ZERO];
  for (let no = 0; no < events.length; no++) {
    const [leg, amount] = [legs[no], amounts[no]];
    const price = leg === undefined ? undefined : prices.near(leg.asset, (events[no] as LedgerEvent).at);
    if (price === undefined || amount === undefined) return undefined;
    const least = multiply(amount, price.low);
    low = add(low, least);
    high = add(high, price.high === price.low ? least : multiply(amount, price.high));
  }
  return { low, high };
}

/** The value that all have in common. */
function shared<T>(items: readonly T[], read: (item: T) => string | undefined): string | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  const value = read(first);
  return items.every((item) => read(item) === value) ? value : undefined;
}

function present<T extends object>(fields: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
