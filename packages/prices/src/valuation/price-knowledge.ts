/**
 * What is known of prices around entries that are open: that of the day, else a band from the days beside it. Asked through
 * the valuation that all entries go through, so that an answer later gets the same price. The bands are plain data, which a
 * worker can be sent; `priceKnowledge` answers from them.
 */
import { compare, type Decimal, dec, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg } from '@cryptax/ledger';

/** Euro for one unit: one value where it is known. */
interface PriceBand {
  readonly low: Decimal;
  readonly high: Decimal;
}

/** By coin and moment. */
export type OpenPrices = ReadonlyMap<string, PriceBand>;

/** The form in which @cryptax/tax-de asks for it. */
export interface KnownPrices {
  near(asset: string, at: string): PriceBand | undefined;
  highestUntil(asset: string, at: string): Decimal | undefined;
}

type Value = (events: readonly LedgerEvent[]) => Promise<{ readonly events: readonly LedgerEvent[] }>;

/** Days before and after within which a price still says something. */
const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
const DAY = 86_400;

/** Of the coins of these entries at their moments. */
export async function pricesAround(open: readonly LedgerEvent[], value: Value): Promise<OpenPrices> {
  const moments = new Map<string, Moment>();
  for (const event of open) {
    for (const { asset } of coinsOf(event)) moments.set(momentKey(asset, event.at), { asset, at: event.at });
  }
  const found = await closes([...moments.values()], value);
  const missing = [...moments].filter(([key]) => !found.has(key));
  const shifted = missing.flatMap(([, { asset, at }]) => NEIGHBOURS.map((days) => ({ asset, at: later(at, days) })));
  const beside = await closes(shifted, value);
  const bands = new Map([...found].map(([key, price]): [string, PriceBand] => [key, { low: price, high: price }]));
  for (const [key, { asset, at }] of missing) {
    const around = NEIGHBOURS.flatMap((days) => beside.get(momentKey(asset, later(at, days))) ?? []).sort(compare);
    const [low, high] = [around.at(0), around.at(-1)];
    if (low !== undefined && high !== undefined) bands.set(key, { low, high });
  }
  return bands;
}

export function priceKnowledge(prices: OpenPrices): KnownPrices {
  return {
    near: (asset, at) => prices.get(momentKey(asset, at)),
    // The prices that come with the program begin years after most coins do: what one may have cost before, nobody here knows.
    highestUntil: () => undefined,
  };
}

interface Moment {
  readonly asset: string;
  readonly at: string;
}

function momentKey(asset: string, at: string): string {
  return `${asset} ${at}`;
}

function coinsOf(event: LedgerEvent): readonly Leg[] {
  const legs: Leg[] = [];
  if ('in' in event) legs.push(event.in);
  if ('out' in event) legs.push(event.out);
  if (event.fee !== undefined) legs.push(event.fee);
  return legs.filter(({ asset }) => !isFiat(asset));
}

/** Euro for one unit. */
async function closes(moments: readonly Moment[], value: Value): Promise<ReadonlyMap<string, Decimal>> {
  if (moments.length === 0) return new Map();
  const asked = moments.map(({ asset, at }): LedgerEvent => {
    return { id: momentKey(asset, at), at, wallet: '', kind: 'sell', out: { asset, amount: '1' } };
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
