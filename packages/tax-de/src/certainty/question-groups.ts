/**
 * Open points that one answer settles together: movements with the same counterparty, else the same coin in the same
 * wallet; prices of one coin in one year; missing purchases of one coin in one wallet; rows of one file. The id of a group
 * depends only on what makes its points alike, so it stays while some of them are answered.
 */
import { add, berlinYearOf, dec, formatShortest, groupBy, multiply } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { type Bound, type BoundText, NOTHING, plus, printed } from './bound.ts';
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
  const known = points.map((point) => ({ point, event: events.get(point.eventIds[0] ?? '') }));
  const met = new Map<string, number>();
  for (const { point, event } of known) {
    const key = addressKey(point, event);
    if (key !== undefined) met.set(key, (met.get(key) ?? 0) + 1);
  }
  const groups = groupBy(known, ({ point, event }) => {
    const address = met.size === 0 ? undefined : addressKey(point, event);
    const isMetAgain = address !== undefined && (met.get(address) ?? 0) > 1;
    // What came from an address and what went there are two questions.
    return `${point.kind}:${likenessOf(point, event, isMetAgain, events.get(point.eventIds[1] ?? ''))}`;
  });
  return [...groups].map(([id, members]) => {
    const [kind, by] = id.split(':', 2) as [PointKind, Likeness];
    return {
      id,
      kind,
      by,
      pointIds: members.map(({ point }) => point.id),
      eventIds: members.flatMap(({ point }) => point.eventIds),
      ...factsOf(
        kind,
        members.flatMap(({ event }) => event ?? []),
        prices,
      ),
    };
  });
}

function addressKey({ kind }: OpenPoint, event: LedgerEvent | undefined): string | undefined {
  return event?.address === undefined ? undefined : `${kind} ${event.address}`;
}

/** An address that is met once says no more about a movement than its coin. */
function likenessOf(
  { kind, id }: OpenPoint,
  event: LedgerEvent | undefined,
  isMetAgain: boolean,
  /** What a possible duplicate may tell again. */
  other: LedgerEvent | undefined,
): `${Likeness}:${string}` {
  if (event === undefined) return `file:${id}`;
  if (kind === 'duplicate') return `file:${event.source?.file ?? ''}:${other?.source?.file ?? ''}`;
  const asset = legOf(kind, event)?.asset ?? '';
  if (kind === 'price') return `span:${asset}:${berlinYearOf(event.at) ?? ''}`;
  if (kind !== 'acquisition' && event.address !== undefined && isMetAgain) return `address:${event.address}`;
  return `coin:${event.wallet}:${asset}`;
}

/** What the question is about: what came, what left, else the fee. */
function legOf(kind: PointKind, event: LedgerEvent): Leg | undefined {
  const came = 'in' in event ? event.in : undefined;
  const left = 'out' in event ? event.out : undefined;
  return (kind === 'inflow' ? came : (left ?? came)) ?? event.fee;
}

function factsOf(
  kind: PointKind,
  events: readonly LedgerEvent[],
  prices: PriceKnowledge,
): Omit<AlikePoints, 'id' | 'kind' | 'by' | 'pointIds' | 'eventIds'> {
  const legs = events.flatMap((event) => legOf(kind, event) ?? []);
  const asset = shared(legs.map((leg) => leg.asset));
  const amount = asset === undefined ? undefined : legs.reduce((sum, leg) => add(sum, dec(leg.amount)), dec('0'));
  const value = worthOf(kind, events, prices);
  const rest = {
    asset,
    amount: amount === undefined ? undefined : formatShortest(amount),
    value: value === undefined || events.length === 0 ? undefined : printed(value),
    wallet: shared(events.map((event) => event.wallet)),
    address: shared(events.map((event) => event.address)),
    txHash: shared(events.map((event) => event.txHash)),
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
function worthOf(kind: PointKind, events: readonly LedgerEvent[], prices: PriceKnowledge): Bound | undefined {
  let sum = NOTHING;
  for (const event of events) {
    const leg = legOf(kind, event);
    const price = leg === undefined ? undefined : prices.near(leg.asset, event.at);
    if (leg === undefined || price === undefined) return undefined;
    const amount = dec(leg.amount);
    sum = plus(sum, { low: multiply(amount, price.low), high: multiply(amount, price.high) });
  }
  return sum;
}

/** The value that all have in common. */
function shared(values: readonly (string | undefined)[]): string | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

function present<T extends object>(fields: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
