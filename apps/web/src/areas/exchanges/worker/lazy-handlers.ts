/** Most visits never ask an exchange. */
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { lazyHandlers } from '../../../platform/ledger/worker/lazy-handlers.ts';

export function lazyConnectionHandlers(context: WorkerContext) {
  return lazyHandlers(async () => (await import('./connection-handlers.ts')).createConnectionHandlers(context), {
    connections: true,
    unlockConnections: true,
    lockConnections: true,
    addConnection: true,
    testConnection: true,
    readConnection: true,
    cancelReading: true,
    takeOverConnection: true,
    removeConnection: true,
  });
}
