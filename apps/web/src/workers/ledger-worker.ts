/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { createLedgerService } from './ledger-service.ts';
import { fetchPack } from './price-packs.ts';

expose(createLedgerService({ loadPack: fetchPack, now: () => new Date() }));
