import { defined } from '@cryptax/kernel';
import { openStore } from '@cryptax/store';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, packFiles, testLedger } from '../../../testing/test-ledger.ts';
import type { LedgerApi } from '../ledger-api.ts';
import type { LedgerState, OpenLedger } from '../ledger-state.ts';

const BASIS = 'p 2026';
const LIST = { book: 'own', offset: 0, limit: 200, withDays: true } as const;
const REPORT = { kind: 'book', book: 'own', year: 2023 } as const;

/** A tab that keeps answers when told to. */
function keepingTab(database: IDBFactory) {
  let [work, ahead]: (() => Promise<void>)[] = [];
  const later = (next: () => Promise<void>) => {
    work = next;
  };
  const atRest = (next: () => Promise<void>) => {
    ahead = next;
  };
  const keeping = { program: 'p', leastEvents: 1, later, atRest, pause: async () => undefined };
  const api = testLedger({ database, keeping });
  const keep = async () => {
    const next = work;
    work = undefined;
    await next?.();
  };
  const rest = async () => {
    const next = ahead;
    ahead = undefined;
    await next?.();
    return next !== undefined;
  };
  return { api, keep, rest };
}

/** A tab whose book opens no sooner than its prices come. */
function heldTab(database: IDBFactory, program = 'p', now?: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const nothing = () => undefined;
  const keeping = { program, leastEvents: 1, later: nothing, atRest: nothing, pause: async () => undefined };
  const loadPack = (folder: string) => released.then(() => packFiles(folder));
  return { api: testLedger({ database, keeping, loadPack, ...defined({ now }) }), release };
}

/** A tab in which time passes only when told to. */
function stillTab(database: IDBFactory) {
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const pause = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  const nothing = () => undefined;
  const keeping = { program: 'p', leastEvents: 1, later: nothing, atRest: nothing, pause };
  const states: LedgerState[] = [];
  const api = testLedger({ database, keeping });
  const heard = api.subscribe((state) => states.push(state));
  return { api, pauses, states, heard };
}

/** Its book never opens: whatever it says was kept. */
async function waitingTab(database: IDBFactory, program?: string, now?: string) {
  const { api } = heldTab(database, program, now);
  const states: LedgerState[] = [];
  void api.subscribe((state) => states.push(state));
  // The database is open, and what was kept is read, when a question that needs no book is answered.
  good(await api.taxSettings());
  return { api, state: states.at(-1) };
}

async function asked(api: LedgerApi) {
  const { generatedAt: _, made: __, ...report } = good(await api.taxReport(REPORT));
  return {
    list: good(await api.queryEvents(LIST)),
    taxable: good(await api.queryEvents({ book: 'own', filter: { tax: 'taxable' }, offset: 0, limit: 0 })),
    facets: good(await api.eventFacets('own')),
    summary: good(await api.summary('own')),
    years: good(await api.reportYears('own')),
    report,
  };
}

async function filled(database: IDBFactory) {
  const tab = keepingTab(database);
  await importAll(tab.api, [fixture('kraken-ledgers'), fixture('bison-transactions')]);
  await asked(tab.api);
  await tab.keep();
  return tab;
}

describe('answers of the last time', () => {
  it('are there before the book is, and are those that the opened book gives', async () => {
    const database = new IDBFactory();
    await filled(database);
    const waiting = await waitingTab(database);
    const fresh = testLedger({ database });
    const { isImporting: _, ...state } = (await fresh.open()) as OpenLedger;
    expect(waiting.state).toMatchObject({ ...state, kind: 'ready' });
    expect(await asked(waiting.api)).toEqual(await asked(fresh));
  });

  it('are those of every year once the book had a rest, whichever were looked at', async () => {
    const database = new IDBFactory();
    const { api, keep, rest } = await filled(database);
    const years = good(await api.reportYears('own')).map(({ year }) => year);
    expect(years.length).toBeGreaterThan(1);
    while (await rest()) await keep();
    const { api: waiting } = await waitingTab(database);
    const fresh = testLedger({ database });
    for (const year of years) {
      const { made: _, ...early } = good(await waiting.taxReport({ kind: 'book', book: 'own', year }));
      const { made: __, ...right } = good(await fresh.taxReport({ kind: 'book', book: 'own', year }));
      expect(early).toEqual(right);
    }
  });

  it('of another day say that they are of today', async () => {
    const database = new IDBFactory();
    await filled(database);
    const { api } = await waitingTab(database, 'p', '2026-11-16T12:00:00Z');
    expect(good(await api.taxReport(REPORT)).generatedAt).toBe('2026-11-16T12:00:00Z');
  });

  it('are none for another program, another year, a book too small, and after any change', async () => {
    const database = new IDBFactory();
    const { api } = await filled(database);
    expect((await waitingTab(database)).state).toMatchObject({ kind: 'ready' });
    expect((await waitingTab(database, 'another')).state).toEqual({ kind: 'loading' });
    expect((await waitingTab(database, 'p', '2027-01-02T12:00:00Z')).state).toEqual({ kind: 'loading' });
    const [id = ''] = good(await api.queryEventIds({ book: 'own' }));
    good(await api.applyEdit('own', { kind: 'delete', why: 'w', eventIds: [id] }));
    expect((await waitingTab(database)).state).toEqual({ kind: 'loading' });
  });

  it('follow every change: what is kept after it is what a tab reads from the records', async () => {
    type Step = (api: LedgerApi) => Promise<unknown>;
    const step = fc.oneof(
      fc.nat(500).map(
        (place): Step =>
          async (api) => {
            const ids = good(await api.queryEventIds({ book: 'own' }));
            const eventIds = ids.slice(place % Math.max(1, ids.length)).slice(0, 1);
            if (eventIds.length > 0) good(await api.applyEdit('own', { kind: 'delete', why: 'w', eventIds }));
          },
      ),
      fc.constant<Step>((api) => api.undo('own')),
      fc.constant<Step>((api) => api.redo('own')),
      fc.boolean().map(
        (isOn): Step =>
          (api) =>
            api.setLivePrices(isOn),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const database = new IDBFactory();
        const { api, keep } = await filled(database);
        for (const change of steps) {
          await change(api);
          await asked(api);
        }
        await keep();
        const [waiting, fresh] = [await waitingTab(database), testLedger({ database })];
        const isEmpty = good(await fresh.queryEventIds({ book: 'own' })).length === 0;
        expect(waiting.state).toMatchObject({ kind: isEmpty ? 'loading' : 'ready' });
        if (!isEmpty) expect(await asked(waiting.api)).toEqual(await asked(fresh));
      }),
      { numRuns: 6 },
    );
  });

  it('are given before the book is read, which begins a moment after the first of them', async () => {
    const database = new IDBFactory();
    await filled(database);
    const { api, pauses, states, heard } = stillTab(database);
    good(await api.taxSettings());
    good(await api.queryEvents(LIST));
    expect(pauses.map(({ ms }) => ms)).toEqual([1_000, 50]);
    expect(states.map(({ kind }) => kind)).toEqual(['loading', 'ready']);
    pauses[1]?.end();
    await heard;
    // The opened book says the same once more.
    expect(states.map(({ kind }) => kind)).toEqual(['loading', 'ready', 'ready']);
    expect(states[2]).toEqual(states[1]);
  });

  it('keep nobody waiting who asks for something else', async () => {
    const database = new IDBFactory();
    await filled(database);
    const { api, states } = stillTab(database);
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'ready' }));
    expect(good(await api.queryEventIds({ book: 'own' })).length).toBe(good(await api.queryEvents(LIST)).total);
  });

  it('stay kept when only some of them are asked for again', async () => {
    const database = new IDBFactory();
    await filled(database);
    const { api, keep } = keepingTab(database);
    await api.open();
    good(await api.summary('own'));
    await keep();
    expect(good(await (await waitingTab(database)).api.queryEvents(LIST)).rows).not.toHaveLength(0);
  });

  it('that turn out wrong are taken back: every screen asks anew', async () => {
    const database = new IDBFactory();
    await filled(database);
    const right = good(await testLedger({ database }).queryEvents(LIST)).total;
    // As if something that answers rest on had changed beside the database.
    const store = good(
      await openStore({ name: 'test', api: { indexedDB: database, IDBKeyRange }, lock: (work) => work() }),
    );
    await store.kept.follow('own');
    const text = (await store.kept.read('own', BASIS))?.content ?? '';
    const wrong = text.replace(`\\"total\\":${right}`, '\\"total\\":1');
    expect(wrong).not.toBe(text);
    expect(good(await store.kept.keep('own', BASIS, store.kept.mark('own') ?? '', wrong))).toBe(true);
    store.close();

    const { api, release } = heldTab(database);
    const states: LedgerState[] = [];
    void api.subscribe((state) => states.push(state));
    good(await api.taxSettings());
    expect(good(await api.queryEvents(LIST)).total).toBe(1);
    release();
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'ready', basis: 1 }));
    expect(good(await api.queryEvents(LIST)).total).toBe(right);
  });
});
