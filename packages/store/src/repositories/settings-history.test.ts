import { expect, test } from 'vitest';
import type { SettingChange } from '../changes/change.ts';
import type { StoreNotice } from '../platform/notices.ts';
import type { JsonValue } from '../records.ts';
import type { Store } from '../store.ts';
import { buy, code, eventIds, file, revision, testBed, value } from '../testing/test-bed.ts';

const change = (store: Store, ...set: readonly SettingChange[]) =>
  store.events.apply('own', 0, { kind: 'settings', why: 'tax.method', subjects: ['method'], set });
const method = (before: string | undefined, after: string): SettingChange => ({
  key: 'tax',
  before: before === undefined ? undefined : { method: before },
  after: { method: after },
});
const setting = async (store: Store, key = 'tax'): Promise<JsonValue | undefined> =>
  value(await store.settings.get(key));

test('a changed setting is an entry with undo and redo that go on after a reload', async () => {
  const bed = testBed();
  const first = await bed.open();
  value(await first.events.apply('own', 0, { kind: 'add', why: '', events: [buy('a')] }));
  value(await change(first, method(undefined, 'FIFO')));
  value(await change(first, method('FIFO', 'AVERAGE')));
  first.close();

  const second = await bed.open();
  expect(value(await second.journal.list('own'))[2]).toMatchObject({
    kind: 'settings',
    why: 'tax.method',
    subjects: ['method'],
    state: 'done',
  });
  value(await second.events.undo('own', await revision(second)));
  expect(await setting(second)).toEqual({ method: 'FIFO' });
  value(await second.events.undo('own', await revision(second)));
  expect(await setting(second), 'it was not there before').toBeUndefined();
  expect(await eventIds(second), 'older steps are untouched').toEqual(['a']);
  second.close();

  const third = await bed.open();
  value(await third.events.redo('own', await revision(third)));
  value(await third.events.redo('own', await revision(third)));
  expect(await setting(third)).toEqual({ method: 'AVERAGE' });
});

test('a setting that stays as it is writes no entry', async () => {
  const store = await testBed().open();
  value(await change(store, method(undefined, 'FIFO')));
  expect(value(await change(store, method('FIFO', 'FIFO'))).status).toBe('unchanged');
  expect(value(await store.journal.list('own'))).toHaveLength(1);
});

test('two tabs that change different fields keep both', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  const before = { method: 'FIFO', prices: ['a'] };
  value(await change(one, { key: 'tax', before: undefined, after: before }));
  value(await change(one, { key: 'tax', before, after: { ...before, method: 'AVERAGE' } }));
  value(await change(two, { key: 'tax', before, after: { ...before, prices: ['a', 'b'] } }));
  expect(await setting(one)).toEqual({ method: 'AVERAGE', prices: ['a', 'b'] });
  value(await two.events.undo('own', await revision(two)));
  expect(await setting(one)).toEqual({ method: 'AVERAGE', prices: ['a'] });
});

test('other tabs are told which setting changed, also by undo', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  const heard: StoreNotice[] = [];
  two.subscribe((notice) => heard.push(notice));
  value(await change(one, method(undefined, 'FIFO')));
  value(await one.events.undo('own', 1));
  const reported = { kind: 'shared', table: 'settings', key: 'tax' };
  expect(heard.filter(({ kind }) => kind === 'shared')).toEqual([reported, reported]);
});

test('what is saved under a name comes and goes with undo and redo', async () => {
  const store = await testBed().open();
  const names = async () => value(await store.presets.list('rule')).map(({ name }) => name);
  value(await store.presets.save({ kind: 'rule', id: 'r', name: 'Staking', data: {} }));
  value(await store.presets.save({ kind: 'rule', id: 'r', name: 'Airdrop', data: {} }));
  value(await store.presets.remove('rule', 'r'));
  expect(await names()).toEqual([]);
  value(await store.events.undo('own', 3));
  expect(await names()).toEqual(['Airdrop']);
  value(await store.events.undo('own', 4));
  expect(await names()).toEqual(['Staking']);
  value(await store.events.redo('own', 5));
  expect(await names()).toEqual(['Airdrop']);
  const entries = value(await store.journal.list('own'));
  expect(entries.map(({ kind, why, subjects }) => [kind, why, ...subjects])).toEqual([
    ['presets', 'rule.save', 'Staking'],
    ['presets', 'rule.save', 'Airdrop'],
    ['presets', 'rule.remove', 'Airdrop'],
  ]);
});

test('a mapping is remembered with its file and goes with it, as one step', async () => {
  const store = await testBed().open();
  const presets = [{ kind: 'mapping', id: 'm', name: 'My bank', data: { date: 0 } }] as const;
  const files = [file('f', [buy('a')])];
  value(await store.events.apply('own', 0, { kind: 'import', why: '', files, wallets: [], presets }));
  expect(value(await store.presets.list('mapping'))).toHaveLength(1);
  value(await store.events.undo('own', 1));
  expect([await eventIds(store), value(await store.presets.list('mapping'))]).toEqual([[], []]);
  expect(code(await store.events.undo('own', 2))).toBe('journal.nothing-to-undo');
});

test('a step that has to stay is closed, and the one before it can be undone', async () => {
  const store = await testBed().open();
  value(await change(store, { key: 'tax', before: undefined, after: { state: 'BY' } }));
  value(await change(store, { key: 'tax', before: { state: 'BY' }, after: { state: 'BY', method: 'AVERAGE' } }));
  value(await store.journal.close('own', 2));
  value(await store.events.undo('own', 2));
  expect(await setting(store), 'only its own field').toEqual({ method: 'AVERAGE' });
});

test('what has no way back is noted without becoming a step', async () => {
  const store = await testBed().open();
  value(await change(store, method(undefined, 'FIFO')));
  value(await store.journal.note('own', { kind: 'connection', why: 'remove', subjects: ['Kraken'] }));
  const report = {
    id: 'r',
    book: 'own',
    year: 2024,
    title: 'T',
    mediaType: 'text/plain',
    content: 'abc',
    inputs: '',
  } as const;
  value(await store.reports.seal(report));
  value(await store.reports.remove('r'));
  value(await store.reports.remove('r'));
  const entries = value(await store.journal.list('own'));
  expect(entries.map(({ seq, kind, subjects, state }) => [seq, kind, subjects[0], state])).toEqual([
    [1, 'settings', 'method', 'done'],
    [2, 'connection', 'Kraken', 'archived'],
    [3, 'seal', 'T', 'archived'],
    [4, 'unseal', 'T', 'archived'],
  ]);
  value(await store.events.undo('own', await revision(store)));
  expect(await setting(store)).toBeUndefined();
});

test('merging a backup brings missing settings as part of its one undoable change', async () => {
  const source = await testBed().open();
  value(await source.events.apply('own', 0, { kind: 'add', why: '', events: [buy('a')] }));
  value(await change(source, method(undefined, 'AVERAGE')));
  value(await change(source, { key: 'prices', before: undefined, after: ['theirs'] }));
  value(await source.presets.save({ kind: 'view', id: 'v', name: 'Sales', data: {} }));
  const settle = { add: [], edit: [], remove: [], repair: [], settle: ['twin:a:b'] };
  value(await source.events.apply('own', await revision(source), { kind: 'answer', why: '', ...settle }));
  value(await source.settings.set('chain:BTC', ['1']));

  const store = await testBed().open();
  value(await change(store, { key: 'prices', before: undefined, after: ['mine'] }));
  value(await store.restore(value(await source.backup()), { mode: 'merge' }));
  expect([await setting(store), await setting(store, 'prices')]).toEqual([{ method: 'AVERAGE' }, ['mine']]);
  expect(value(await store.presets.list('view'))).toHaveLength(1);
  expect(value(await store.answers.list('own'))).toHaveLength(1);
  value(await store.events.undo('own', await revision(store)));
  expect([await setting(store), await setting(store, 'prices')]).toEqual([undefined, ['mine']]);
  expect([value(await store.presets.list('view')), value(await store.answers.list('own'))]).toEqual([[], []]);
  expect(await setting(store, 'chain:BTC'), 'working data is no step').toEqual(['1']);
});
