/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { reportBlockedHosts } from '../lib/csp/blocked-hosts.ts';
import { holdWorkerLock } from '../lib/ledger/worker-lock.ts';
import { fetchPack } from './book/price-packs.ts';
import { createLedgerService } from './ledger-service.ts';

const held = holdWorkerLock(self.name);

reportBlockedHosts(globalThis);
const service = createLedgerService({ loadPack: fetchPack, now: () => new Date() });
expose({ ...service, alive: () => held });
