/** The desk of exchange connections, loaded with the first question: most visits never ask one. */

import type { Doors } from '../../../platform/ledger/worker/doors.ts';
import { loadOnce } from '../../../platform/ledger/worker/load-once.ts';
import type { ExchangeApi } from '../exchange-api.ts';

export function lazyExchangeDesk(doors: Doors): ExchangeApi {
  const desk = loadOnce(async () => {
    const { createExchangeDesk } = await import('./exchange-desk.ts');
    return createExchangeDesk(doors);
  });
  return {
    connections: async (...asked) => (await desk()).connections(...asked),
    unlockConnections: async (...asked) => (await desk()).unlockConnections(...asked),
    lockConnections: async (...asked) => (await desk()).lockConnections(...asked),
    addConnection: async (...asked) => (await desk()).addConnection(...asked),
    testConnection: async (...asked) => (await desk()).testConnection(...asked),
    readConnection: async (...asked) => (await desk()).readConnection(...asked),
    cancelReading: async (...asked) => (await desk()).cancelReading(...asked),
    takeOverConnection: async (...asked) => (await desk()).takeOverConnection(...asked),
    removeConnection: async (...asked) => (await desk()).removeConnection(...asked),
  };
}
