/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { reportBlockedHosts } from '../lib/csp/blocked-hosts.ts';
import { fetchPack } from './book/price-packs.ts';
import { createLedgerService } from './ledger-service.ts';

reportBlockedHosts(globalThis);
expose(createLedgerService({ loadPack: fetchPack, now: () => new Date() }));
