// @vitest-environment node
import type { NoticeChannel, StoreNotice } from '@cryptax/store';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { ImportProgress, LedgerApi, LedgerState, OpenLedger } from '../lib/ledger/ledger-api.ts';
import { good } from '../testing/good.ts';
import { fixture, testLedger, textFile } from '../testing/test-ledger.ts';
import type { ImportLock } from './import/import-lock.ts';

const FIVE = [
  'kraken-ledgers',
  'coinbase-transactions',
  'bitpanda-transactions',
  'bison-transactions',
  'bitvavo-transactions',
];

const { put } = IDBObjectStore.prototype;

/** The lock that all tabs of one browser share. */
function oneLock(): ImportLock {
  let isHeld = false;
  return async (work) => {
    if (isHeld) return { kind: 'taken' };
    isHeld = true;
    try {
      return { kind: 'done', value: await work() };
    } finally {
      isHeld = false;
    }
  };
}

/** The channel between the tabs of one browser; a message arrives a turn later, as in a real one. */
function oneChannel(): () => NoticeChannel {
  const listeners = new Map<object, (notice: StoreNotice) => void>();
  return () => {
    const self = {};
    return {
      post: (notice) => {
        for (const [tab, listener] of listeners) if (tab !== self) setTimeout(() => listener(notice));
      },
      listen: (listener) => listeners.set(self, listener),
      close: () => listeners.delete(self),
    };
  };
}

async function importAll(api: LedgerApi, files: readonly File[]) {
  const preview = good(await api.previewImport(files));
  return { preview, done: good(await api.commitImport(preview.previewId)) };
}

describe('an import', () => {
  it('takes five sources at once, and its rows add up in every file and in total', async () => {
    const api = testLedger();
    const { preview, done } = await importAll(api, FIVE.map(fixture));
    for (const { counts } of preview.files) {
      const { event, grouped, duplicate, ignored, review, rows } = counts;
      expect(event + grouped + duplicate + ignored + review).toBe(rows);
      expect(rows).toBeGreaterThan(0);
    }
    expect(preview.files.map(({ format }) => format?.id)).toEqual(FIVE);
    expect(done.imports).toHaveLength(5);
    expect(done.added).toBe(preview.totals.events);
    const state = (await api.open()) as OpenLedger;
    expect(state.kind).toBe('ready');
    expect(state.counts.events).toBe(preview.totals.events);
    expect(state.counts.imports).toBe(5);
  });

  it('of the same files again finds duplicates only and changes nothing', async () => {
    const api = testLedger();
    const first = await importAll(api, FIVE.map(fixture));
    const second = good(await api.previewImport(FIVE.map(fixture)));
    expect(second.totals.events).toBe(0);
    expect(second.totals.duplicate + second.totals.ignored).toBe(second.totals.rows);
    expect(second.totals.rows).toBe(first.preview.totals.rows);
    expect(second.effect.holdings).toEqual([]);
  });

  it('can be undone and done again, and removed later', async () => {
    const api = testLedger();
    const { done } = await importAll(api, [fixture('kraken-ledgers')]);
    good(await api.undo('own'));
    expect((await api.open()).kind).toBe('empty');
    good(await api.redo('own'));
    const back = (await api.open()) as OpenLedger;
    expect(back.counts.events).toBe(done.added);
    good(await api.removeImport('own', done.imports[0]?.no ?? 0));
    const removed = (await api.open()) as OpenLedger;
    expect(removed.counts).toMatchObject({ events: 0, imports: 0 });
    // Removing forgets the rows as well: the file can be imported again.
    expect(good(await api.previewImport([fixture('kraken-ledgers')])).totals.events).toBe(done.added);
  });

  it('refuses a second one while it runs, and stops when cancelled', async () => {
    const api = testLedger();
    const running = api.previewImport([fixture('kraken-ledgers')], {}, () => void api.cancelImport());
    const second = await api.previewImport([fixture('bison-transactions')]);
    expect(second).toEqual({ ok: false, error: { code: 'import.already-running' } });
    expect(await running).toEqual({ ok: false, error: { code: 'import.cancelled' } });
    expect((await api.open()).kind).toBe('empty');
    expect(good(await api.previewImport([fixture('bison-transactions')])).totals.events).toBeGreaterThan(0);
  });

  it('is refused while another tab works on one, and goes through once that tab is gone', async () => {
    const database = new IDBFactory();
    const importLock = oneLock();
    const [first, second] = [testLedger({ database, importLock }), testLedger({ database, importLock })];
    const running = first.previewImport([fixture('kraken-ledgers')]);
    expect(await second.previewImport([fixture('bison-transactions')])).toEqual({
      ok: false,
      error: { code: 'import.already-running' },
    });
    good(await running);
    expect(good(await second.previewImport([fixture('bison-transactions')])).totals.events).toBeGreaterThan(0);
  });

  it('goes through without the rows of the file where the browser has no room for them', async () => {
    const database = new IDBFactory();
    const api = testLedger({ database });
    const preview = good(await api.previewImport([fixture('bison-transactions')]));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'rawRows') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const done = good(await api.commitImport(preview.previewId));
    full.mockRestore();
    expect(done).toMatchObject({ status: 'applied', areRowsKept: false, added: preview.totals.events });
    const [row] = good(await api.queryEvents({ book: 'own', offset: 0, limit: 1 })).rows;
    const { origin } = good(await api.eventDetail('own', row?.id ?? ''));
    expect(origin?.lines.map(({ cells }) => cells)).toEqual([undefined]);
  });

  it('shows the row of a file beside its event, in files of any length', async () => {
    const api = testLedger();
    const header =
      'Transaction ID; Transaction type; Currency; Asset; Eur (amount); Asset (amount); Asset (market price); Fee; Date (UTC - Coordinated Universal Time)';
    const day = (n: number) => new Date(Date.UTC(2023, 0, 1, n)).toISOString().slice(0, 19).replace('T', ' ');
    const rows = Array.from(
      { length: 1_500 },
      (_, n) => `id-${n}; Buy; Eur; Btc; 100.00; 0.004; 25000.00; 0; ${day(n)}`,
    );
    await importAll(api, [textFile('bison.csv', [header, ...rows].join('\n'))]);
    const [row] = good(await api.queryEvents({ book: 'own', search: 'id-1203', offset: 0, limit: 1 })).rows;
    const { origin } = good(await api.eventDetail('own', row?.id ?? ''));
    // The header is line 1, so row 1,203 counted from 0 is line 1,205.
    expect(origin?.lines).toEqual([{ line: 1_205, cells: expect.arrayContaining(['id-1203', ' 0.004']) }]);
  });

  it('passes the specified stages of progress', async () => {
    const api = testLedger();
    const seen: ImportProgress[] = [];
    const preview = good(await api.previewImport([fixture('kraken-ledgers')], {}, (step) => seen.push(step)));
    good(await api.commitImport(preview.previewId, (step) => seen.push(step)));
    const percents = seen.map(({ percent }) => percent);
    expect(percents[0]).toBe(5);
    for (const stage of [75, 90, 95, 100]) expect(percents).toContain(stage);
    expect([...percents].sort((a, b) => a - b)).toEqual(percents);
  });

  it('says what a purchase and its sale within a year mean for holdings and this year', async () => {
    const api = testLedger();
    // 1 BTC for 50,000 EUR, half of it sold for 30,000 EUR: gain 30,000 - 25,000 = 5,000 EUR, flat estimate 26.375 %.
    const ledger = {
      format: 'cryptax-ledger',
      version: 1,
      events: [
        {
          id: 'a',
          at: '2026-02-01T10:00:00Z',
          kind: 'buy',
          wallet: 'W',
          in: { asset: 'BTC', amount: '1' },
          valueEur: '50000',
        },
        {
          id: 'b',
          at: '2026-06-01T10:00:00Z',
          kind: 'sell',
          wallet: 'W',
          out: { asset: 'BTC', amount: '0.5' },
          valueEur: '30000',
        },
      ],
    };
    const { effect } = good(await api.previewImport([textFile('mine.json', JSON.stringify(ledger))]));
    expect(effect.holdings).toEqual([{ asset: 'BTC', before: '0', after: '0.5' }]);
    expect(effect.years).toEqual([
      {
        year: 2026,
        before: expect.objectContaining({ privateSalesNet: '0.00', estimatedTax: '0.00' }),
        after: {
          privateSalesNet: '5000.00',
          incomeNet: '0.00',
          taxable: '5000.00',
          incomplete: 0,
          estimatedTax: '1318.75',
          estimate: 'flat-estimate',
        },
      },
    ]);
  });

  it('shows rows beside their events', async () => {
    const api = testLedger();
    const preview = good(await api.previewImport([fixture('bison-transactions')]));
    const page = good(await api.previewRows({ previewId: preview.previewId, index: 0, offset: 0, limit: 500 }));
    expect(page.total).toBe(preview.files[0]?.counts.rows);
    expect(page.rows).toHaveLength(page.total);
    for (const { kind, events, cells } of page.rows) {
      expect(cells.length).toBeGreaterThan(1);
      expect(events.length > 0).toBe(kind === 'event' || kind === 'grouped');
    }
  });

  it('leaves a file that nobody knows alone and says so', async () => {
    const api = testLedger();
    const preview = good(await api.previewImport([textFile('odd.csv', 'colour,taste\nred,sweet\nblue,sour\n')]));
    expect(preview.files[0]).toMatchObject({ format: null, events: 0 });
    const done = good(await api.commitImport(preview.previewId));
    expect(done).toMatchObject({ status: 'unchanged', added: 0 });
    expect((await api.open()).kind).toBe('empty');
  });
});

describe('two tabs', () => {
  it('share one database; a tab that opens later sees the import of the first', async () => {
    const database = new IDBFactory();
    const { done } = await importAll(testLedger({ database }), [fixture('kraken-ledgers')]);
    const state = (await testLedger({ database }).open()) as OpenLedger;
    expect(state.counts.events).toBe(done.added);
  });

  it('tell each other: an edit in one is seen in the other, also while that one is still loading', async () => {
    const database = new IDBFactory();
    const channel = oneChannel();
    const [first, second] = [testLedger({ database, channel }), testLedger({ database, channel })];
    await importAll(first, [fixture('kraken-ledgers')]);
    const states: LedgerState[] = [];
    const loading = second.subscribe((state) => states.push(state));
    const [id = ''] = good(await first.queryEventIds({ book: 'own' }));
    good(await first.applyEdit('own', { kind: 'delete', why: 'w', eventIds: [id] }));
    await loading;
    const known = good(await first.queryEventIds({ book: 'own' }));
    expect(good(await second.queryEventIds({ book: 'own' }))).toEqual(known);
    good(await second.undo('own'));
    expect(good(await first.queryEventIds({ book: 'own' }))).toHaveLength(known.length + 1);
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ counts: { events: known.length + 1 } }));
  });
});

describe('the demo ledger', () => {
  it('lives in a book of its own, is whole, and goes with one call', async () => {
    const api = testLedger();
    good(await api.loadDemo());
    const state = (await api.open()) as OpenLedger;
    expect(state).toMatchObject({ kind: 'ready', isDemo: true, book: 'demo', ownEvents: 0, hasDemo: true });
    // One gap on purpose: coins sold that were never bought.
    const { cards } = good(await api.reviewList('demo', { offset: 0, limit: 10 }));
    expect(cards.map(({ kind }) => kind)).toEqual(['missing-acquisition']);
    expect(state.counts).toMatchObject({ review: 1, wallets: 6 });
    const { sources, kinds } = good(await api.eventFacets('demo'));
    expect(sources.map(({ value }) => value).sort()).toEqual([
      'Bitpanda',
      'Coinbase',
      'Kraken',
      'Ledger Live',
      'MetaMask',
    ]);
    expect(kinds.map(({ value }) => value)).toEqual(expect.arrayContaining(['swap', 'income', 'transfer']));
    // Three full years and the running one, on both sides of the limit.
    const { years } = good(await api.summary('demo'));
    expect(years.map(({ year, privateSales }) => [year, privateSales.limitReached])).toEqual([
      [2023, true],
      [2024, false],
      [2025, false],
      [2026, false],
    ]);
    expect(good(await api.queryEvents({ book: 'own', offset: 0, limit: 10 })).total).toBe(0);
    good(await api.removeDemo());
    expect(await api.open()).toMatchObject({ kind: 'empty', isDemo: false, hasDemo: false });
  });
});
