/** For tests: the store on a database in memory. Two of them on the same `database` are two tabs. */
import { openStore, type Store } from '@cryptax/store';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { good } from './good.ts';

/** The database that `testLedger` opens as well. */
export async function memoryStore(database: IDBFactory = new IDBFactory()): Promise<Store> {
  const channel = { post: () => {}, listen: () => {}, close: () => {} };
  const api = { indexedDB: database, IDBKeyRange };
  return good(await openStore({ name: 'test', api, channel, lock: (work) => work() }));
}
