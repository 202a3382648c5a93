import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

const { put } = IDBObjectStore.prototype;

describe('the rows of a file', () => {
  it('stand beside their events in the dry run', async () => {
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

  it('are shown with their event later, in files of any length', async () => {
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

  it('are left out where the browser has no room for them', async () => {
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
});
