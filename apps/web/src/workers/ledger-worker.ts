/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { reportBlockedHosts } from '../lib/csp/blocked-hosts.ts';
import { fetchPack } from './book/price-packs.ts';
import { createLedgerService } from './ledger-service.ts';

// Held as long as this worker lives; whoever gets it next knows that the worker is gone (ledger-worker-life.ts).
void navigator.locks?.request(self.name, () => new Promise(() => undefined));

reportBlockedHosts(globalThis);
const service = createLedgerService({ loadPack: fetchPack, now: () => new Date() });
expose({ ...service, alive: async () => undefined });
