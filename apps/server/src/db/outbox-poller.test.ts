import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDb } from '../testing/engines.ts';
import { type Db, DbError, type Transaction } from './db.ts';
import { OutboxPoller } from './outbox-poller.ts';

let db: Db;
beforeAll(async () => {
  db = await freshDb('postgres');
});
afterAll(() => db.close());

const INSERT = `insert into cryptax.outbox (user_id, table_name, operation)
  select gen_random_uuid(), 'transactions', 'INSERT' from generate_series(1, $1::text::integer) returning id`;
const put = async (on: Db | Transaction, count: number): Promise<readonly number[]> =>
  (await on.query<{ id: number }>(INSERT, [count])).rows.map(({ id }) => id);

async function listening(on: Pick<Db, 'query'> = db) {
  const heard: string[] = [];
  const poller = new OutboxPoller(on);
  await poller.add('cryptax_changes', (payload) => heard.push(payload));
  await poller.close();
  return { heard, poller };
}

test('what was there is not reported, what comes is reported once, neighbours together', async () => {
  await put(db, 2);
  const { heard, poller } = await listening();
  await poller.poll();
  expect(heard).toEqual([]);
  const [first = 0] = await put(db, 3);
  await poller.poll();
  await poller.poll();
  expect(heard).toEqual([`${first}-${first + 2}`]);
});

test('a number that becomes visible after a greater one is reported, also if it was taken before we began', async () => {
  let finish = (): void => undefined;
  let ids: readonly number[] = [];
  const taken = new Promise<void>((resolve) => {
    const slow = db.transaction(async (tx) => {
      ids = await put(tx, 1);
      resolve();
      await new Promise<void>((done) => {
        finish = done;
      });
    });
    void slow;
  });
  await taken;
  const [before = 0] = await put(db, 1);
  const { heard, poller } = await listening();
  const [after = 0] = await put(db, 1);
  await poller.poll();
  expect(heard).toEqual([`${after}-${after}`]);
  finish();
  const [late = 0] = ids;
  while (!heard.includes(`${late}-${late}`)) await poller.poll();
  expect(late).toBeLessThan(before);
  expect(heard).toHaveLength(2);
});

test('after an outage everything of the time in between is asked for', async () => {
  let isDown = false;
  const { heard, poller } = await listening({
    query: (sql, params) => (isDown ? Promise.reject(new DbError('08006', 'gone')) : db.query(sql, params)),
  });
  isDown = true;
  await poller.poll();
  await put(db, 1);
  isDown = false;
  await poller.poll();
  expect(heard).toEqual(['']);
  const [next = 0] = await put(db, 1);
  await poller.poll();
  expect(heard).toEqual(['', `${next}-${next}`]);
});
