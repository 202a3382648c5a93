/** Statements about balances: the user's are steps of the history, a service's answers and another device's word are not. */
import { expect, test } from 'vitest';
import { putRaw } from '../testing/raw-database.ts';
import { buy, testBed, value } from '../testing/test-bed.ts';

const why = 'test';
const TYPED = { id: 'typed', wallet: 'Ledger', asset: 'BTC', at: '2024-12-31T22:59:59Z', amount: '0.5' };
const TOLD = { ...TYPED, id: 'told', service: 'mempool.space' };

async function listed(store: Awaited<ReturnType<ReturnType<typeof testBed>['open']>>) {
  return value(await store.statements.list('own')).map(({ id, amount }) => `${id} ${amount}`);
}

test('what the user states is created, edited and deleted, each a step that can be taken back', async () => {
  const store = await testBed().open();
  const put = (revision: number, amount: string) =>
    store.events.apply('own', revision, { kind: 'statements', why, put: [{ ...TYPED, amount }], remove: [] });
  expect(value(await put(0, '0.5')).status).toBe('applied');
  expect(value(await put(1, '0.5')).status, 'the same again is no step').toBe('unchanged');
  value(await put(1, '0.7'));
  value(await store.events.apply('own', 2, { kind: 'statements', why, put: [], remove: ['typed'] }));
  expect(await listed(store)).toEqual([]);
  value(await store.events.undo('own', 3));
  expect(await listed(store)).toEqual(['typed 0.7']);
  value(await store.events.undo('own', 4));
  expect(await listed(store)).toEqual(['typed 0.5']);
  value(await store.events.redo('own', 5));
  expect(await listed(store)).toEqual(['typed 0.7']);
  expect(value(await store.statements.list('demo'))).toEqual([]);
});

test('what a service says is no step: one of the same moment gives way, others stay, and other tabs hear of it', async () => {
  const bed = testBed();
  const [store, other] = [await bed.open(), await bed.open()];
  const heard: string[] = [];
  store.subscribe((notice) => heard.push(notice.kind === 'shared' ? notice.table : notice.kind));
  value(await store.statements.keep('own', [TOLD]));
  value(await store.statements.keep('own', [TOLD]));
  expect(heard, 'nothing new, nothing told').toEqual(['statements']);
  value(
    await store.statements.keep('own', [
      { ...TOLD, amount: '0.6' },
      { ...TOLD, id: 'later' },
    ]),
  );
  expect(await listed(other)).toEqual(['later 0.5', 'told 0.6']);
  expect(value(await store.events.state('own')).undo).toBeUndefined();
  value(await store.statements.keep('own', [], ['told']));
  expect(await listed(other)).toEqual(['later 0.5']);
});

test('undo leaves what another device changed since', async () => {
  const store = await testBed().open();
  value(await store.events.apply('own', 0, { kind: 'statements', why, put: [TYPED], remove: [] }));
  value(await store.statements.keep('own', [{ ...TYPED, amount: '9' }]));
  value(await store.events.undo('own', 1));
  expect(await listed(store)).toEqual(['typed 9']);
});

test('they go when the book is emptied and come back with it; erasing takes them for good', async () => {
  const store = await testBed().open();
  value(await store.events.apply('own', 0, { kind: 'add', why, events: [buy('a')] }));
  value(await store.statements.keep('own', [TYPED, TOLD]));
  value(await store.events.apply('own', 1, { kind: 'clear', why }));
  expect(await listed(store)).toEqual([]);
  value(await store.events.undo('own', 2));
  expect(await listed(store)).toEqual(['told 0.5', 'typed 0.5']);
  value(await store.erase('own'));
  expect(await listed(store)).toEqual([]);
});

test('merging a backup adds the missing ones, and undo takes them away', async () => {
  const source = await testBed().open();
  value(await source.statements.keep('own', [TYPED, TOLD]));
  const store = await testBed().open();
  value(await store.statements.keep('own', [{ ...TYPED, amount: '9' }]));
  value(await store.restore(value(await source.backup()), { mode: 'merge' }));
  expect(await listed(store)).toEqual(['told 0.5', 'typed 9']);
  value(await store.events.undo('own', 1));
  expect(await listed(store)).toEqual(['typed 9']);
});

test('a damaged one costs only itself', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.statements.keep('own', [TYPED]));
  await putRaw(bed, 'statements', { ...TYPED, book: 'own', id: 'x', savedAt: 't', amount: 'much' });
  expect(await listed(store)).toEqual(['typed 0.5']);
});
