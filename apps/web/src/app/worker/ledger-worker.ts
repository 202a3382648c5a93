/** The ledger worker: the service with the database of its book, the browser's clock and network. */
import { expose } from 'comlink';
import { bookDatabase } from '../../platform/books/book-names.ts';
import { reportBlockedHosts } from '../../platform/csp/blocked-hosts.ts';
import { fetchPack } from '../../platform/ledger/worker/price-packs.ts';
import { bookOfWorker, holdWorkerLock } from '../../platform/ledger/worker-lock.ts';
import { createLedgerService } from './ledger-service.ts';

const held = holdWorkerLock(self.name);

reportBlockedHosts(globalThis);
const store = { name: bookDatabase(bookOfWorker(self.name)) };
const service = createLedgerService({ store, loadPack: fetchPack, now: () => new Date() });
expose({ ...service, alive: () => held });
