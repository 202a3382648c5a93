/**
 * What is known of prices at the moments of some events: the price of the day, or, where it is missing, the band of the days
 * beside it. For figures that stand between two ends because nobody has named the price.
 */
import { compare, type Decimal, dec, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg } from '@cryptax/ledger';

/** Euro for one unit: one value where it is known. */
interface PriceBand {
  readonly low: Decimal;
  readonly high: Decimal;
}

/** By `priceMoment` of coin and time. */
export type OpenPrices = ReadonlyMap<string, PriceBand>;

/** The valuation that all entries go through. */
type ValueEvents = (events: readonly LedgerEvent[]) => Promise<{ readonly events: readonly LedgerEvent[] }>;

/** Days before and after within which a price still says something. */
const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
const DAY = 86_400;

export function priceMoment(asset: string, at: string): string {
  return `${asset} ${at}`;
}

export async function pricesAround(events: readonly LedgerEvent[], value: ValueEvents): Promise<OpenPrices> {
  const moments = new Map<string, Moment>();
  for (const event of events) {
    for (const { asset } of coinsOf(event)) moments.set(priceMoment(asset, event.at), { asset, at: event.at });
  }
  const found = await closes([...moments.values()], value);
  const missing = [...moments].filter(([key]) => !found.has(key));
  const shifted = missing.flatMap(([, { asset, at }]) => NEIGHBOURS.map((days) => ({ asset, at: later(at, days) })));
  const beside = await closes(shifted, value);
  const bands = new Map([...found].map(([key, price]): [string, PriceBand] => [key, { low: price, high: price }]));
  for (const [key, { asset, at }] of missing) {
    const around = NEIGHBOURS.flatMap((days) => beside.get(priceMoment(asset, later(at, days))) ?? []).sort(compare);
    const [low, high] = [around.at(0), around.at(-1)];
    if (low !== undefined && high !== undefined) bands.set(key, { low, high });
  }
  return bands;
}

interface Moment {
  readonly asset: string;
  readonly at: string;
}

function coinsOf(event: LedgerEvent): readonly Leg[] {
  const legs: Leg[] = [];
  if ('in' in event) legs.push(event.in);
  if ('out' in event) legs.push(event.out);
  if (event.fee !== undefined) legs.push(event.fee);
  return legs.filter(({ asset }) => !isFiat(asset));
}

async function closes(moments: readonly Moment[], value: ValueEvents): Promise<ReadonlyMap<string, Decimal>> {
  if (moments.length === 0) return new Map();
  const asked = moments.map(({ asset, at }): LedgerEvent => {
    return { id: priceMoment(asset, at), at, wallet: '', kind: 'sell', out: { asset, amount: '1' } };
  });
  const { events } = await value(asked);
  return new Map(
    events.flatMap((event) =>
      'valueEur' in event && event.valueEur !== undefined ? [[event.id, dec(event.valueEur)]] : [],
    ),
  );
}

function later(at: string, days: number): string {
  const instant = parseInstant(at);
  return instant.ok ? formatInstant((instant.value + days * DAY) as Instant) : at;
}
