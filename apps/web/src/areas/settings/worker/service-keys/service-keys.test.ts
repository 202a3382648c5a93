// @vitest-environment node
/** Keys of services: sealed like those of exchanges, used by readers and prices, never given back to the page. */
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { A, ledgerWith } from '../../../../testing/chain-ledger.ts';
import { testChains } from '../../../../testing/chain-world.ts';
import { fakeRelay } from '../../../../testing/fake-relay.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';

const PASSPHRASE = 'four words are enough';
const LOCKED = { ok: false, error: { code: 'connection.locked' } };

/** Everything that lies in the database, as text. */
async function contents(database: IDBFactory): Promise<string> {
  const found: unknown[] = [];
  for (const { name = '' } of await database.databases()) {
    const open = await answer(database.open(name));
    const names = [...open.objectStoreNames];
    if (names.length > 0) {
      const transaction = open.transaction(names);
      for (const table of names) found.push(await answer(transaction.objectStore(table).getAll()));
    }
    open.close();
  }
  return JSON.stringify(found);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

it('a key lies sealed, is used while it is open, and asks for the passphrase in the next tab', async () => {
  const chains = testChains();
  const asked: string[] = [];
  chains.fault = (url) => void asked.push(String(url));
  const database = new IDBFactory();
  const api = await ledgerWith(chains, { Main: A }, database);
  expect(await api.setServiceKey('Etherscan', 'my-own-key')).toEqual(LOCKED);
  good(await api.unlockConnections(PASSPHRASE));
  good(await api.setServiceKey('Etherscan', ' my-own-key '));
  expect(good(await api.serviceKeys())).toEqual({
    kept: ['Etherscan'],
    hasPassphrase: true,
    isUnlocked: true,
  });
  expect(good(await api.chainSettings()).keyed).toEqual(['Etherscan']);
  good(await api.syncWallet('Main'));
  expect(asked.some((url) => url.includes('apikey=my-own-key'))).toBe(true);
  expect(await contents(database)).not.toContain('my-own-key');

  const later = testLedger({ world: chains.world, database });
  const before = asked.length;
  expect(await later.syncWallet('Main')).toEqual(LOCKED);
  expect(asked.length).toBe(before);
  expect(good(await later.serviceKeys())).toMatchObject({ kept: ['Etherscan'], isUnlocked: false });
  expect(await later.unlockConnections('wrong')).toMatchObject({ error: { code: 'connection.wrong-passphrase' } });
  good(await later.unlockConnections(PASSPHRASE));
  expect(good(await later.syncWallet('Main'))).toMatchObject({ status: 'synced' });
  good(await later.setServiceKey('Etherscan', ''));
  expect(good(await later.serviceKeys()).kept).toEqual([]);
});

it('exchanges and services share the passphrase, whichever came first', async () => {
  const database = new IDBFactory();
  const { world } = fakeRelay();
  const api = testLedger({ world, database });
  good(await api.unlockConnections(PASSPHRASE));
  good(await api.setServiceKey('Koios', 'k'));
  const later = testLedger({ world, database });
  expect(good(await later.connections())).toMatchObject({ hasPassphrase: true, isUnlocked: false });
  expect(await later.unlockConnections('another')).toMatchObject({ error: { code: 'connection.wrong-passphrase' } });
  good(await later.unlockConnections(PASSPHRASE));
  const credentials = { apiKey: 'my-api-key', secret: 'my-secret' };
  good(await later.addConnection({ exchange: 'binance', label: 'Main', credentials }));
  const last = testLedger({ world, database });
  good(await last.unlockConnections(PASSPHRASE));
  good(await last.setServiceKey('Koios', 'new'));
  expect(good(await last.serviceKeys()).kept).toEqual(['Koios']);
});
