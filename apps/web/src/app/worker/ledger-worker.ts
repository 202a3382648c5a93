/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { reportBlockedHosts } from '../../platform/csp/blocked-hosts.ts';
import { fetchPack } from '../../platform/ledger/worker/price-packs.ts';
import { holdWorkerLock } from '../../platform/ledger/worker-lock.ts';
import { createLedgerService } from './ledger-service.ts';

const held = holdWorkerLock(self.name);

reportBlockedHosts(globalThis);
const service = createLedgerService({ loadPack: fetchPack, now: () => new Date() });
expose({ ...service, alive: () => held });
