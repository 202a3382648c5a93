/** Whether prices come from the network now: the user's switch, and the connection. */
import type { MarketMode } from '../../lib/ledger/markets-api.ts';
import { livePricesOn } from '../book/kept-settings.ts';
import type { Session } from '../session.ts';

export async function marketMode({ store, markets }: Session): Promise<MarketMode> {
  if (!(await livePricesOn(store))) return 'off';
  return markets.world.isOnline() ? 'live' : 'offline';
}
