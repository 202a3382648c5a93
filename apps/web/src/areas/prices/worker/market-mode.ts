/** Whether prices come from the network now: the user's switch, and the connection. */

import { livePricesOn } from '../../../platform/ledger/worker/kept-settings.ts';
import type { Session } from '../../../platform/ledger/worker/session.ts';
import type { MarketMode } from '../markets-api.ts';

export async function marketMode({ store, markets }: Session): Promise<MarketMode> {
  if (!(await livePricesOn(store))) return 'off';
  return markets.world.isOnline() ? 'live' : 'offline';
}
