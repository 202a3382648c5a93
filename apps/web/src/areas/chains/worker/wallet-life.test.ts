/** What else happens while a wallet is read: the user decides, removes it, takes that back, and the chain answers in part. */
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { A, ETHER, events, ledgerWith, POOL, syncAndTake, USDC } from '../../../testing/chain-ledger.ts';
import { coin, testChains, tokenRow } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';

const ETHER_COMES = coin(1, 100, POOL, A, String(3n * ETHER));

it('a word on a token that is said while the chain is read is kept', async () => {
  const chains = testChains();
  chains.rows = [ETHER_COMES, tokenRow(2, 200, POOL, A, { ...USDC, value: '5000000' })];
  const api = await ledgerWith(chains);
  good(await api.syncWallet('Main'));
  let said: Promise<unknown> | undefined;
  chains.fault = () => {
    said ??= api.decideToken('Main', USDC.contractAddress, 'spam');
    return undefined;
  };
  good(await api.syncWallet('Main'));
  await said;
  const { tokens } = good(await api.walletDetails('Main', { offset: 0, limit: 10 }));
  expect(tokens.map(({ isSpam }) => isSpam)).toEqual([true]);
});

it('a wallet that is removed while it is read leaves nothing of the reading behind', async () => {
  const chains = testChains();
  chains.rows = [ETHER_COMES];
  const database = new IDBFactory();
  const api = await ledgerWith(chains, { Main: A }, database);
  let removing: Promise<unknown> | undefined;
  chains.fault = () => {
    removing ??= api.removeWallet('Main', true);
    return undefined;
  };
  await api.syncWallet('Main');
  await removing;
  expect((await settingKeys(database)).filter((key) => key.startsWith('chain:'))).toEqual([]);
});

it('what was booked stays when the wallet comes back and the chain answers only in part', async () => {
  const chains = testChains();
  chains.rows = [ETHER_COMES, coin(2, 200, A, POOL, String(ETHER))];
  const api = await ledgerWith(chains);
  await syncAndTake(api, 'Main');
  const booked = (await events(api)).total + good(await api.reviewList('own', { offset: 0, limit: 10 })).total;
  good(await api.removeWallet('Main', false));
  good(await api.undo('own'));
  chains.fault = () => 500;
  expect(good(await api.syncWallet('Main')).status).toBe('error');
  expect(good(await api.previewWallet('Main', 10)).gone).toBe(0);
  expect(good(await api.takeOverWallet('Main')).removed).toBe(0);
  const now = (await events(api)).total + good(await api.reviewList('own', { offset: 0, limit: 10 })).total;
  expect(now).toBe(booked);
});

function settingKeys(database: IDBFactory): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const open = database.open('test');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const keys = open.result.transaction('settings').objectStore('settings').getAllKeys();
      keys.onsuccess = () => {
        open.result.close();
        resolve(keys.result.map(String));
      };
    };
  });
}
