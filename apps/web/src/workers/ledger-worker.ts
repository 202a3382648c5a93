/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { fetchPack } from './book/price-packs.ts';
import { createLedgerService } from './ledger-service.ts';

expose(createLedgerService({ loadPack: fetchPack, now: () => new Date() }));
