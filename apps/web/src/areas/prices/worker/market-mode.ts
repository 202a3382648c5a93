/** Whether prices come from the network now: the user's switch, and the connection. */
import type { MarketMode } from '../../../platform/ledger/price-types.ts';
import { livePricesOn } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';

export async function marketMode({ store, markets }: LiveLedger): Promise<MarketMode> {
  if (!(await livePricesOn(store))) return 'off';
  return markets.world.isOnline() ? 'live' : 'offline';
}
