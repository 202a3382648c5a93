/** The ledger worker: the service with the browser's database, clock and network. */
import { expose } from 'comlink';
import { fetchPack } from './book/price-packs.ts';
import { createLedgerService } from './ledger-service.ts';
import { workerRenderer } from './reports/renderer.ts';

expose(createLedgerService({ loadPack: fetchPack, now: () => new Date(), renderer: workerRenderer }));
