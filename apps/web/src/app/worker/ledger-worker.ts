/** The ledger worker: the service with the database of its book, the browser's clock and network. */
import { expose } from 'comlink';
import { reportBlockedHosts } from '../../platform/csp/blocked-hosts.ts';
import { fetchPack } from '../../platform/ledger/worker/price-packs.ts';
import { bookOfWorker, holdWorkerLock } from '../../platform/ledger/worker-lock.ts';
import { createLedgerService } from './ledger-service.ts';

const held = holdWorkerLock(self.name);

reportBlockedHosts(globalThis);
const service = createLedgerService({ book: bookOfWorker(self.name), loadPack: fetchPack, now: () => new Date() });
expose({ ...service, alive: () => held });
