/**
 * Daily closes for everything the ledger ever held, asked of the live services in the order of the tax valuation and kept
 * by them: one question per service for all coins and days together, and only for days that nobody before it knew.
 */
import { addToGroup, type Day, ok, type Result } from '@cryptax/kernel';
import type { DailyBalances } from '@cryptax/ledger';
import type { CloseRequest } from '@cryptax/prices';
import { livePricesOn } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { CurveCompletion } from '../portfolio-types.ts';
import { knownCloses } from './known-closes.ts';

export async function completeCurve(
  balances: DailyBalances,
  today: Day,
  { store, markets }: LiveLedger,
): Promise<Result<CurveCompletion, never>> {
  if (!(await livePricesOn(store))) return ok({ mode: 'off', found: 0 });
  if (!markets.world.isOnline()) return ok({ mode: 'offline', found: 0 });
  const wanted = heldDays(balances, today);
  const before = await openDays(wanted, markets);
  const services = (await markets.sources.withNetwork()).filter(({ rank }) => rank === 'live');
  let open = before;
  for (const service of services) {
    if (open.length === 0) break;
    await service.closes(open);
    open = await openDays(wanted, markets);
  }
  return ok({ mode: 'live', found: count(before) - count(open) });
}

/** Days without a close in euro. */
async function openDays(
  wanted: ReadonlyMap<string, readonly Day[]>,
  markets: LiveLedger['markets'],
): Promise<CloseRequest[]> {
  const known = await knownCloses([...wanted.keys()], markets);
  return Array.from(wanted).flatMap(([asset, days]) => {
    const closed = new Set(known.get(asset)?.map(({ day }) => day));
    const missing = days.filter((day) => !closed.has(day));
    return missing.length === 0 ? [] : [{ asset, days: missing }];
  });
}

/** By asset: the days on whose evening some of it was held, up to yesterday, whose close is there. */
function heldDays({ pools, day, pool, units }: DailyBalances, today: Day): ReadonlyMap<string, readonly Day[]> {
  const held = new Map<string, Set<number>>();
  const places = new Map<number, { readonly day: number; readonly units: bigint }[]>();
  day.forEach((at, index) => {
    addToGroup(places, pool[index] ?? 0, { day: at, units: units[index] ?? 0n });
  });
  for (const [of, changes] of places) {
    const days = held.get(pools[of]?.asset ?? '') ?? new Set<number>();
    held.set(pools[of]?.asset ?? '', days);
    changes.forEach((change, index) => {
      const until = changes[index + 1]?.day ?? today;
      if (change.units > 0n) for (let at = change.day; at < until; at++) days.add(at);
    });
  }
  return new Map(Array.from(held, ([asset, days]) => [asset, [...days].sort((a, b) => a - b) as Day[]]));
}

function count(requests: readonly CloseRequest[]): number {
  return requests.reduce((sum, { days }) => sum + days.length, 0);
}
