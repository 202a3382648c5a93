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
/** Making a report ahead keeps others waiting, so it is begun only when nobody is busy with the book. */
const REST_MS = 3_000;
let waiting: ReturnType<typeof setTimeout> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let atRest: (() => Promise<void>) | undefined;
const rest = () => {
  clearTimeout(resting);
  resting = setTimeout(() => {
    const work = atRest;
    atRest = undefined;
    void work?.();
  }, REST_MS);
};
// Every question comes as a message.
addEventListener('message', rest);
const service = createLedgerService({
  book: bookOfWorker(self.name),
  loadPack: fetchPack,
  now: () => new Date(),
  // The page that started it is still loading.
  opensAtOnce: true,
  keeping: {
    // The name of the file is made of its content, and of that of all it loads.
    program: self.location.pathname,
    leastEvents: LEAST_KEPT_EVENTS,
    later: (work) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void work(), KEEP_AFTER_MS);
    },
    atRest: (work) => {
      atRest = work;
      rest();
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
});
expose({ ...service, alive: () => held });
