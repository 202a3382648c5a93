/** Every lot as it was acquired, used up or not, with its unrounded cost. Parts that moved or were renamed are not among them. */
import { type Day, decimal, type Instant } from '@cryptax/kernel';
import type { AcquiredLotView } from '../views.ts';
import { fixed } from './exact-lots.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Only of these coins, and only of these events where some are named. */
export function acquiredLotViews(
  { events, book, assets }: ViewSource,
  wanted: ReadonlySet<string>,
  eventIds?: ReadonlySet<string>,
): AcquiredLotView[] {
  const { lots } = book;
  const isWanted = assets.names.map((name) => wanted.has(name));
  const found: AcquiredLotView[] = [];
  for (let row = 0; row < lots.rows; row++) {
    const { asset } = book.pools[lots.poolOf[row] as number] as Pool;
    const root = lots.rootOf[row] as number;
    if (lots.parentOf[row] !== -1 || isWanted[asset] !== true || lots.unknown.has(root)) continue;
    const maker = lots.rootSlot[root] as number;
    const eventId = events.ids[maker] as string;
    if (eventIds?.has(eventId) === false) continue;
    found.push({
      eventId,
      place: events.rank[maker] as number,
      asset: assets.names[asset] as string,
      arrivedAt: events.at[maker] as Instant,
      acquiredAt: lots.acquiredAt[root] as Instant,
      lastTaxableDay: lots.lastTaxableDay[root] as Day,
      amount: decimal(lots.amount.units(root), assets.scale[asset] as number),
      cost: fixed(lots.rootCost(root)),
    });
  }
  return found;
}
