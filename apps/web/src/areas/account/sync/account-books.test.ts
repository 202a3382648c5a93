/** Books of one account on a real server: names in both forms, a new device that learns them, and a change of who may read. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withLaterNames } from '../../../platform/books/books.ts';
import { good } from '../../../testing/good.ts';
import { HistoryAccounts } from '../../../testing/history-accounts.ts';
import { HistoryDevice } from '../../../testing/history-device.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { sharedServer } from '../../../testing/server-process.ts';
import { accountClient } from '../../../testing/sync-device.ts';
import { accountHolding, exchangeBooks, removeBook } from './account-books.ts';

const FIRST = { id: 'first', name: '', kind: 'own' } as const;
const ANNA = { id: 'b7anna', name: 'Anna Geheim', kind: 'spouse', namedAt: '2026-11-01T00:00:00.000Z' } as const;
let server: { readonly port: number };
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(() => vi.stubGlobal('fetch', localFetch));

test('a further book lies in the account under its name, sealed with it, and a new device finds it', async () => {
  const accounts = new HistoryAccounts(server.port, 'books.example.org');
  const [user] = await accounts.pair(0);
  const account = { client: accountClient(server.port, user.token), userId: user.userId };
  const readable = { form: 'readable', key: undefined } as const;
  const [mine, hers] = [await HistoryDevice.open('mine', 'first'), await HistoryDevice.open('hers', ANNA.id)];
  for (const device of [mine, hers]) {
    device.session = user;
    await device.begin();
  }
  await mine.put(['shared', 'only-mine'], '1');
  await hers.put(['shared'], '7');
  good(await exchangeBooks(account, readable, ANNA));
  expect([await mine.sync(server.port, 'later'), await hers.sync(server.port, 'later')]).toEqual([true, true]);
  expect([(await accounts.rows(user, 'first')).entries, (await accounts.rows(user, ANNA.id)).entries]).toEqual([
    { 'only-mine': '1', shared: '1' },
    { shared: '7' },
  ]);

  // An edit that is not sent, and one of another device that has not come, are both counted; a round leaves nothing.
  const other = await HistoryDevice.open('other', ANNA.id);
  other.session = user;
  await other.begin();
  expect(await other.sync(server.port, 'later')).toBe(true);
  await other.put(['hers-elsewhere', 'one-more'], '3');
  await other.sync(server.port, 'later');
  await hers.put(['unsent'], '4');
  expect(await hers.onItsWay(server.port)).toEqual({ unsent: 1, waiting: 2 });
  await hers.sync(server.port, 'later');
  expect(await hers.onItsWay(server.port)).toEqual({ unsent: 0, waiting: 0 });
  expect(await other.onItsWay(server.port)).toEqual({ unsent: 0, waiting: 1 });
  await hers.remove(['hers-elsewhere', 'one-more', 'unsent']);
  await hers.sync(server.port, 'everywhere');

  // A new device learns what the account holds, first of all how much of it.
  expect(good(await accountHolding(account, 'first'))).toMatchObject({ entries: 2, otherBooks: 1, form: 'readable' });
  expect(good(await exchangeBooks(account, readable, FIRST))).toEqual([ANNA]);

  // "Only I" from one book: the other one is sealed too, although nobody opened it.
  await accounts.toggleEncryption(user);
  if (user.key !== undefined) mine.unlock(user.userId, user.key);
  expect(await mine.sync(server.port, 'later')).toBe(true);
  const stored = JSON.stringify([
    (await account.client.from('transactions').select('*')).data,
    (await account.client.from('books').select('*')).data,
    (await account.client.from('transaction_history').select('*')).data,
  ]);
  expect(stored).not.toMatch(/Geheim|"event":\{|"asset":"/);
  expect((await accounts.rows(user, ANNA.id)).entries).toEqual({ shared: '7' });
  const sealed = { form: 'sealed', key: user.key } as const;
  expect(good(await exchangeBooks(account, sealed, FIRST))).toEqual([ANNA]);
  if (user.key !== undefined) hers.unlock(user.userId, user.key);
  expect(await hers.sync(server.port, 'later')).toBe(true);
  expect(await hers.content()).toEqual({ shared: '7' });

  // A later name wins on every device; removed, the book is not brought back.
  const renamed = { ...ANNA, name: 'Anna M.', namedAt: '2026-11-02T00:00:00.000Z' };
  good(await exchangeBooks(account, sealed, renamed));
  expect(withLaterNames([FIRST, ANNA], good(await exchangeBooks(account, sealed, ANNA)))).toEqual([FIRST, renamed]);
  good(await removeBook(account, ANNA.id));
  expect((await accounts.rows(user, ANNA.id)).entries).toEqual({});
  expect(await hers.sync(server.port, 'later')).toBe(false);
  expect(hers.failure).toEqual({ code: 'book-removed' });
  expect(await hers.content()).toEqual({ shared: '7' });
  expect((await accounts.rows(user, 'first')).entries).toEqual({ 'only-mine': '1', shared: '1' });
});
