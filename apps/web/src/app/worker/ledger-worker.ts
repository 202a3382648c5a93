/** The ledger worker: the service with the database of its book, the browser's clock and network. */
import { expose } from 'comlink';
import { reportBlockedHosts } from '../../platform/csp/blocked-hosts.ts';
import { fetchPack } from '../../platform/ledger/worker/price-packs.ts';
import { bookOfWorker, holdWorkerLock } from '../../platform/ledger/worker-lock.ts';
import { createLedgerService } from './ledger-service.ts';

const held = holdWorkerLock(self.name);

reportBlockedHosts(globalThis);
/** Half a second is about what opening so many takes. */
const LEAST_KEPT_EVENTS = 5_000;
const KEEP_AFTER_MS = 1_000;
let waiting: ReturnType<typeof setTimeout> | undefined;
const service = createLedgerService({
  book: bookOfWorker(self.name),
  loadPack: fetchPack,
  now: () => new Date(),
  keeping: {
    // The name of the file is made of its content, and of that of all it loads.
    program: self.location.pathname,
    leastEvents: LEAST_KEPT_EVENTS,
    later: (work) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void work(), KEEP_AFTER_MS);
    },
  },
});
expose({ ...service, alive: () => held });
