/**
 * How certain the years of a ledger are, with what the bundled prices and the user's own know of the coins in question. A
 * price is that of the day; where it is missing, the days beside it make a band.
 */
import { compare, type Decimal, dec, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg, type MatchSettings } from '@cryptax/ledger';
import {
  type Certainty,
  certaintyOf,
  loadEngine,
  NO_PRICES,
  openPoints,
  type PriceKnowledge,
  type TaxProfile,
} from '@cryptax/tax-de';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { valueEvents } from './value-events.ts';

export interface CertaintyQuestion {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly unread: number;
  readonly own?: OwnPrices;
  readonly profile?: TaxProfile;
}

/** Days before and after within which a price still says something. */
const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
const DAY = 86_400;

export async function certaintyFor({ own = NO_OWN_PRICES, ...question }: CertaintyQuestion): Promise<Certainty> {
  const { events, settings, unread } = question;
  const points = openPoints(events, loadEngine(events, settings), unread);
  const wanted = new Set(points.flatMap(({ eventIds }) => eventIds));
  const open = events.filter(({ id }) => wanted.has(id));
  return certaintyOf({ ...question, prices: open.length === 0 ? NO_PRICES : await pricesAround(open, own) });
}

async function pricesAround(events: readonly LedgerEvent[], own: OwnPrices): Promise<PriceKnowledge> {
  const moments = new Map<string, { readonly asset: string; readonly at: string }>();
  for (const event of events) {
    for (const { asset } of legsOf(event)) moments.set(`${asset} ${event.at}`, { asset, at: event.at });
  }
  const found = await closes([...moments.values()], own);
  const missing = [...moments].filter(([key]) => !found.has(key));
  const shifted = missing.flatMap(([, { asset, at }]) => NEIGHBOURS.map((days) => ({ asset, at: later(at, days) })));
  const beside = await closes(shifted, own);
  return {
    near: (asset, at) => {
      const exact = found.get(`${asset} ${at}`);
      if (exact !== undefined) return { low: exact, high: exact };
      const around = NEIGHBOURS.flatMap((days) => beside.get(`${asset} ${later(at, days)}`) ?? []).sort(compare);
      const [low, high] = [around.at(0), around.at(-1)];
      return low === undefined || high === undefined ? undefined : { low, high };
    },
    // The prices that come with the program begin years after most coins do: what one may have cost before, nobody here knows.
    highestUntil: () => undefined,
  };
}

function legsOf(event: LedgerEvent): readonly Leg[] {
  const legs: Leg[] = [];
  if ('in' in event) legs.push(event.in);
  if ('out' in event) legs.push(event.out);
  if (event.fee !== undefined) legs.push(event.fee);
  return legs.filter(({ asset }) => !isFiat(asset));
}

/** Euro for one unit, from the same valuation that all entries go through. */
async function closes(
  moments: readonly { readonly asset: string; readonly at: string }[],
  own: OwnPrices,
): Promise<ReadonlyMap<string, Decimal>> {
  if (moments.length === 0) return new Map();
  const asked = moments.map(({ asset, at }): LedgerEvent => {
    return { id: `${asset} ${at}`, at, wallet: '', kind: 'sell', out: { asset, amount: '1' } };
  });
  const { events } = await valueEvents(asked, own);
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
