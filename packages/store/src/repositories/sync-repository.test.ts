import { ok } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { buy, revision, testBed, value } from '../testing/test-bed.ts';

const MARA = { userId: 'mara', label: 'm•••a@example.org' };
const NOAH = { userId: 'noah', label: 'n•••h@example.org' };

async function synced() {
  const bed = testBed();
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'add', why: 'add', events: [buy('1'), buy('2'), buy('3')] }));
  value(await store.sync.begin(MARA));
  const round = value(await store.sync.open(MARA.userId));
  for (const id of ['1', '2', '3']) round.state.agreed.set(id, { fingerprint: id, clock: `c${id}` });
  value(await round.save({ ...round.state, seq: 3 }));
  return { bed, store, round };
}

const states = async (store: Store) => [...value(await store.settings.readUnder('sync-')).keys()];

describe('a book belongs to an account', () => {
  test('another user neither reads nor sends it, and is told whose it is', async () => {
    const { store } = await synced();
    const refused = { ok: false, error: { code: 'other-account', owner: MARA.label } };
    expect(await store.sync.begin(NOAH)).toEqual(refused);
    expect(await store.sync.open(NOAH.userId)).toEqual(refused);
  });

  test('after signing out nothing goes on by itself; the same user goes on where he was', async () => {
    const { store } = await synced();
    value(await store.sync.end(false));
    expect(await store.sync.open(MARA.userId)).toEqual({ ok: false, error: { code: 'ended' } });
    expect(await store.sync.begin(NOAH)).toMatchObject({ ok: false, error: { code: 'other-account' } });
    value(await store.sync.begin(MARA));
    expect(value(await store.sync.open(MARA.userId)).state.seq).toBe(3);
  });

  test('switched off and on again it begins as a new device', async () => {
    const { store } = await synced();
    value(await store.sync.end(true));
    value(await store.sync.begin(MARA));
    expect(value(await store.sync.open(MARA.userId)).state).toMatchObject({ seq: 0 });
  });

  test('taken over expressly, it belongs to the other one and starts anew, switched off', async () => {
    const { store } = await synced();
    value(await store.sync.takeOver(NOAH));
    expect(await store.sync.open(NOAH.userId)).toEqual({ ok: false, error: { code: 'ended' } });
    value(await store.sync.begin(NOAH));
    expect(value(await store.sync.open(NOAH.userId)).state.agreed.live).toBe(0);
    expect(await store.sync.begin(MARA)).toMatchObject({ ok: false, error: { code: 'other-account' } });
  });
});

describe('clearing ends syncing', () => {
  test.each(['own', 'everything'] as const)('%s: whoever asks, in the same transaction', async (what) => {
    const { store, round } = await synced();
    value(await store.erase(what));
    expect(await states(store)).toEqual([]);
    expect(await store.sync.open(MARA.userId)).toEqual({ ok: false, error: { code: 'ended' } });
    // A round that was under way leaves nothing behind, also when syncing was begun anew meanwhile.
    value(await store.sync.begin(MARA));
    expect(await round.check()).toEqual({ ok: false, error: { code: 'ended' } });
    expect(await round.save({ ...round.state, seq: 9 })).toEqual({ ok: false, error: { code: 'ended' } });
    expect(value(await store.sync.open(MARA.userId)).state.agreed.live).toBe(0);
  });

  test('removing demo data leaves it alone', async () => {
    const { store, round } = await synced();
    value(await store.erase('demo'));
    expect(await round.check()).toEqual(ok(undefined));
  });
});

describe('backups and syncing', () => {
  test('whose book it is and what was agreed never enters a backup', async () => {
    const { store } = await synced();
    const text = new TextDecoder().decode(value(await store.backup({ compression: 'none' })));
    expect(text).not.toContain('sync-');
    const other = await testBed().open();
    value(await other.restore(value(await store.backup()), { mode: 'replace' }));
    expect(await states(other)).toEqual([]);
    expect(value(await other.sync.owner())).toBeUndefined();
  });

  test('a restore keeps whose book it is, and counts as an edit of now', async () => {
    const { store } = await synced();
    const file = value(await store.backup());
    value(await store.restore(file, { mode: 'replace' }));
    const { state } = value(await store.sync.open(MARA.userId));
    expect(state).toMatchObject({ seq: 3, restoredAt: expect.stringMatching(/^2024-01-01T/) });
    expect(state.agreed.live).toBe(3);
  });

  test('what a restore would do is counted before it is done', async () => {
    const { store } = await synced();
    const file = value(await store.backup());
    const change = {
      kind: 'answer',
      why: '',
      edit: [buy('1', '9')],
      add: [buy('4'), buy('5')],
      remove: ['2'],
    } as const;
    value(await store.events.apply('own', await revision(store), { ...change, repair: [], settle: [] }));
    const counts = { present: 4, createdAt: expect.any(String) };
    expect(value(await store.previewRestore(file, { mode: 'replace' }))).toEqual({
      ...counts,
      added: 1,
      replaced: 1,
      deleted: 2,
    });
    expect(value(await store.previewRestore(file, { mode: 'merge' }))).toEqual({
      ...counts,
      added: 1,
      replaced: 0,
      deleted: 0,
    });
    expect(await revision(store), 'nothing was written').toBe(2);
  });
});

test('a database that is deleted under a tab is reported as deleted, not as a newer version', async () => {
  const bed = testBed();
  const store = await bed.open();
  const reported: unknown[] = [];
  store.subscribe((notice) => reported.push(notice));
  await new Promise((resolve, reject) => {
    const request = bed.api.indexedDB.deleteDatabase(bed.name);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  expect(reported).toEqual([{ kind: 'closed', why: 'deleted' }]);
});
