import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import { good } from '../../../../testing/good.ts';
import { tabChannels } from '../../../../testing/tab-channels.ts';
import { testLedger, textFile } from '../../../../testing/test-ledger.ts';

afterEach(() => vi.unstubAllGlobals());

const SOURCE = { kind: 'book', book: 'own', year: 2024 } as const;
const ids = Array.from({ length: 15 }, (_, index) => `e${index + 1}`);

/** Fifteen purchases of one file: the first step of the history. */
async function filled(api = testLedger()): Promise<LedgerApi> {
  const events = ids.map((id) => ({
    id,
    at: '2024-01-10T10:00:00Z',
    kind: 'buy',
    wallet: 'W',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '100',
  }));
  const file = textFile('mine.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
  good(await api.commitImport(good(await api.previewImport([file])).previewId));
  return api;
}

const note = async (api: LedgerApi, text: string, eventIds: readonly string[] = ['e1']) =>
  good(await api.applyEdit('own', { kind: 'bulk-edit', eventIds, patch: { note: text }, why: 'note' }));

async function notes(api: LedgerApi, count: number): Promise<void> {
  for (let step = 1; step <= count; step++) await note(api, `step ${step}`);
}

const changesByHand = async (api: LedgerApi) =>
  good(await api.reportLines(SOURCE, { list: 'changes', offset: 0, limit: 100 })).rows;

it('keeps the last twenty steps; older ones stay in the history, which says that it was shortened', async () => {
  const api = await filled();
  await notes(api, 22);
  expect(good(await api.oldSteps('own'))).toEqual({ done: 3, abandoned: 0 });
  expect(good(await api.shortenHistory('own'))).toEqual({ done: 3, abandoned: 0 });
  const [newest, ...rest] = good(await api.journal('own'));
  expect(newest).toMatchObject({ kind: 'trim', subjects: ['steps:3'], state: 'archived' });
  expect(rest.map(({ state }) => state)).toEqual([...Array(20).fill('done'), 'archived', 'archived', 'archived']);
  for (let step = 0; step < 20; step++) good(await api.undo('own'));
  expect(await api.undo('own')).toEqual({ ok: false, error: { code: 'journal.nothing-to-undo' } });
  expect(good(await api.eventDetail('own', 'e1')).stored.note).toBe('step 2');
  expect(good(await api.queryEventIds({ book: 'own' }))).toHaveLength(15);
});

it('changes nothing in reports and in the history of an entry, and takes no step for done that was taken back', async () => {
  const api = await filled();
  await note(api, 'many', ids);
  await note(api, 'mistaken', ['e2']);
  good(await api.undo('own'));
  good(await api.applyEdit('own', { kind: 'delete', eventIds: ['e15'], why: 'twice' }));
  await notes(api, 21);
  const changes = await changesByHand(api);
  const history = good(await api.eventDetail('own', 'e14')).history.map(({ seq }) => seq);
  expect(changes[0]).toMatchObject({ eventId: 'e1', others: 5, fields: [{ after: 'many' }] });
  expect(history, 'named by no entry: the import and the large edit').toEqual([2]);

  expect(good(await api.shortenHistory('own'))).toEqual({ done: 4, abandoned: 1 });
  const reloaded = await changesByHand(api);
  expect(reloaded).toEqual(changes);
  expect(good(await api.eventDetail('own', 'e14')).history.map(({ seq }) => seq)).toEqual(history);
  const mistaken = good(await api.journal('own')).find(({ seq }) => seq === 3);
  expect(mistaken?.state).toBe('abandoned');
});

it('[MET-02] leaves the method of a sealed report alone: its step cannot be undone before and not after', async () => {
  const api = await filled();
  const { match, profile } = good(await api.taxSettings());
  good(await api.setTaxSettings({ profile, match: { ...match, method: 'LIFO' } }));
  good(await api.sealReport(SOURCE));
  await notes(api, 21);
  expect(good(await api.shortenHistory('own')).done).toBe(3);
  for (let step = 0; step < 20; step++) good(await api.undo('own'));
  expect(await api.undo('own')).toMatchObject({ ok: false, error: { code: 'journal.nothing-to-undo' } });
  expect(good(await api.taxSettings()).match.method).toBe('LIFO');
  expect(good(await api.sealedReports('own'))).toHaveLength(1);
});

it('reaches another tab, and leaves the demo ledger alone', async () => {
  const database = new IDBFactory();
  const channel = tabChannels();
  const [here, there] = [testLedger({ database, channel }), testLedger({ database, channel })];
  await filled(here);
  good(await here.loadDemo());
  await notes(here, 20);
  const demo = good(await here.journal('demo'));
  good(await here.showBook('own'));
  const states: LedgerState[] = [];
  await there.subscribe((state) => states.push(state));
  const before = states.at(-1);
  good(await here.shortenHistory('own'));
  const revision = before !== undefined && 'revision' in before ? before.revision : 0;
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ book: 'own', revision: revision + 1 }));
  expect(good(await there.journal('own'))[0]).toMatchObject({ kind: 'trim' });
  expect(good(await there.oldSteps('own'))).toEqual({ done: 0, abandoned: 0 });
  expect(good(await here.journal('demo'))).toEqual(demo);
});

it.each([
  ['less than before', [5_000, 3_000], { freedBytes: 2_000 }],
  ['not less', [5_000, 5_100], {}],
  ['not told', [undefined, undefined], {}],
])('tells how much room that gave: %s', async (_, used, reported) => {
  const estimate = vi.fn();
  for (const usage of used) estimate.mockResolvedValueOnce(usage === undefined ? {} : { usage });
  const api = await filled();
  await notes(api, 20);
  vi.stubGlobal('navigator', { storage: { estimate } });
  expect(good(await api.shortenHistory('own'))).toEqual({ done: 1, abandoned: 0, ...reported });
});

it('works where the browser refuses to be asked about room', async () => {
  const api = await filled();
  await notes(api, 20);
  vi.stubGlobal('navigator', { storage: { estimate: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
  expect(good(await api.shortenHistory('own'))).toEqual({ done: 1, abandoned: 0 });
});
