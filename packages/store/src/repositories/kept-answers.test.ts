import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../store.ts';
import { quickPassphrases } from '../testing/quick-passphrases.ts';
import { dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buys, file, type TestBed, testBed, value } from '../testing/test-bed.ts';

beforeEach(() => quickPassphrases());
afterEach(() => vi.restoreAllMocks());

async function filled(bed: TestBed, content = 'rows of BTC'): Promise<Store> {
  const store = await bed.open();
  await importFile(store, 'a', 0);
  await keep(store, content);
  return store;
}

function importFile(store: Store, name: string, base: number) {
  const files = [file(name, buys(name, 3))];
  return store.events.apply('own', base, { kind: 'import', why: 'w', files, wallets: [] });
}

async function keep(store: Store, content: string): Promise<boolean> {
  await store.kept.follow('own');
  return value(await store.kept.keep('own', 'program', store.kept.mark('own') ?? '', content));
}

test('what was kept is read in the next tab, by the same program alone', async () => {
  const bed = testBed();
  (await filled(bed)).close();
  const next = await bed.open();
  expect((await next.kept.read('own', 'program'))?.content).toBe('rows of BTC');
  expect(await next.kept.read('own', 'another program')).toBeUndefined();
  expect(await next.kept.read('demo', 'program')).toBeUndefined();
});

test('every kind of write takes it away, also one of another tab', async () => {
  const writes: ((store: Store) => Promise<unknown>)[] = [
    (store) => importFile(store, 'b', 1),
    (store) => store.events.undo('own', 1),
    (store) => store.settings.set('tax-profile', { income: '1' }),
    (store) => store.prices.put([{ source: 'live', asset: 'DOGE', currency: 'EUR', at: '2024-03-01', price: '1' }]),
    (store) => store.erase('own'),
    (store) => store.vault.turnOn('three dry herons'),
  ];
  for (const write of writes) {
    const bed = testBed();
    const store = await filled(bed);
    const other = await bed.open();
    await write(other);
    expect(await other.kept.read('own', 'program'), String(write)).toBeUndefined();
    expect(JSON.stringify((await dumpRaw(bed)).tables.kept)).not.toContain('rows of BTC');
    store.close();
  }
});

test('answers of a book that another tab changed meanwhile are not kept; those after an own change are', async () => {
  const bed = testBed();
  const [mine, other] = [await filled(bed), await bed.open()];
  const before = mine.kept.mark('own') ?? '';
  value(await other.settings.set('x', 1));
  expect(value(await mine.kept.keep('own', 'program', before, 'old'))).toBe(false);
  // An own write behind one that this tab never read does not make its book new.
  value(await mine.settings.set('y', 1));
  expect(mine.kept.mark('own')).toBe(before);
  expect(value(await mine.kept.keep('own', 'program', before, 'old'))).toBe(false);

  await mine.kept.follow('own');
  const followed = mine.kept.mark('own') ?? '';
  value(await mine.settings.set('z', 1));
  expect(mine.kept.mark('own')).not.toBe(followed);
  expect(value(await mine.kept.keep('own', 'program', followed, 'old'))).toBe(false);
  expect(value(await mine.kept.keep('own', 'program', mine.kept.mark('own') ?? '', 'new'))).toBe(true);
  expect((await other.kept.read('own', 'program'))?.content).toBe('new');

  value(await mine.prices.put([{ source: 'live', asset: 'DOGE', currency: 'EUR', at: '2024-03-01', price: '1' }]));
  expect(mine.kept.mark('own'), 'a book in memory has the values of before').toBeUndefined();
});

test('a write that is refused leaves it', async () => {
  const bed = testBed();
  const store = await filled(bed);
  expect((await store.events.undo('own', 99)).ok).toBe(false);
  expect((await store.kept.read('own', 'program'))?.content).toBe('rows of BTC');
});

test('altered bytes are as good as none', async () => {
  const bed = testBed();
  const store = await filled(bed);
  const record = (await dumpRaw(bed)).tables.kept?.find((each) => (each as { id: string }).id === 'own') as object;
  for (const change of [{ content: 'rows of BT' }, { content: undefined }, { sha256: '' }, { mark: 'x' }]) {
    await putRaw(bed, 'kept', { ...record, ...change });
    expect(await store.kept.read('own', 'program'), JSON.stringify(change)).toBeUndefined();
  }
  await putRaw(bed, 'kept', record);
  expect((await store.kept.read('own', 'program'))?.content).toBe('rows of BTC');
});

test('in a locked database it lies sealed, and is in no backup', async () => {
  const bed = testBed();
  const store = await filled(bed);
  value(await store.vault.turnOn('three dry herons'));
  expect(await keep(store, 'rows of BTC')).toBe(true);
  const raw = JSON.stringify((await dumpRaw(bed)).tables.kept, (_, part: unknown) =>
    part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : part,
  );
  expect(raw).toContain('sealed');
  expect(raw).not.toContain('rows of BTC');
  expect((await store.kept.read('own', 'program'))?.content).toBe('rows of BTC');
  expect(new TextDecoder().decode(value(await store.backup({ compression: 'none' })))).not.toContain('rows of BTC');
});
