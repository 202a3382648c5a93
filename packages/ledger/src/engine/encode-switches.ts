/** Changes of method with a moment stand in the timeline, before the events of their second (rule book 4.4). */
import { invariant } from '@cryptax/kernel';
import type { MatchSettings } from '../settings.ts';
import type { AssetTable } from './asset-table.ts';
import type { Clock } from './clock.ts';
import { type EventTable, KIND } from './event-table.ts';
import { EARLY } from './ledger-order.ts';
import type { PoolDirectory } from './pool-directory.ts';

/** Their slots. */
export function encodeSwitches(
  { poolMethods }: MatchSettings,
  events: EventTable,
  assets: AssetTable,
  pools: PoolDirectory,
  clock: Clock,
): Int32Array {
  const slots: number[] = [];
  for (const { wallet, asset, method, from } of poolMethods) {
    if (from === undefined || !pools.hasOwner(wallet)) continue;
    const at = clock.instant(from);
    invariant(!Number.isNaN(at), `a moment for the method of ${asset}: ${from}`);
    const slot = events.open('');
    events.kind[slot] = KIND.switch;
    events.at[slot] = at;
    events.day[slot] = clock.berlinDay(at);
    events.rank[slot] = slot - 2 * EARLY;
    events.outPool[slot] = pools.poolIndex(pools.walletIndex(wallet), assets.indexOf(asset));
    events.detail(slot).method = method;
    slots.push(slot);
  }
  return Int32Array.from(slots);
}
