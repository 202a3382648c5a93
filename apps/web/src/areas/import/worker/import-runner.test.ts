/** An import that fails says so and leaves the way free for the next one. */
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

function failing(error: Error): File {
  const file = new File(['x'], 'export.csv');
  return Object.assign(file, { arrayBuffer: () => Promise.reject(error) });
}

test.each([
  [new RangeError('Invalid string length'), 'import.too-much', 'Invalid string length'],
  [new DOMException('moved', 'NotReadableError'), 'import.file-unreadable', 'moved'],
])('%s', async (error, code, cause) => {
  const api = testLedger();
  expect(await api.previewImport([failing(error)])).toEqual({ ok: false, error: { code, cause } });
  expect(good(await api.previewImport([fixture('kraken-ledgers')])).totals.rows).toBe(12);
});

test('a second import is refused while one works, and an empty choice names itself', async () => {
  const api = testLedger();
  const first = api.previewImport([fixture('kraken-ledgers')]);
  expect(await api.previewImport([fixture('bison-transactions')])).toEqual({
    ok: false,
    error: { code: 'import.already-running' },
  });
  good(await first);
  expect(await api.previewImport([])).toEqual({ ok: false, error: { code: 'import.no-files' } });
});

/** The other side of the 0.005 BTC that leave Kraken in its sample file. */
const ARRIVAL =
  'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export\n2024-03-11T09:20:00.000Z,Confirmed,BTC,IN,0.005,0.00001,hash1,Bitcoin 1,xpub1,EUR,300,320\n';

test('a dry run is not written over a ledger that has changed since: what it matched may be something else by now', async () => {
  const database = new IDBFactory();
  const [api, otherTab] = [testLedger({ database }), testLedger({ database })];
  await importAll(api, [fixture('kraken-ledgers')]);
  const preview = good(await api.previewImport([textFile('ledgerlive.csv', ARRIVAL)]));
  expect(preview.totals).toMatchObject({ events: 1, ignored: 1, review: 0 });
  const [card] = good(await otherTab.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 1 })).cards;
  good(await otherTab.applyFix('own', [card?.id ?? ''], { kind: 'settle-transfer', as: { kind: 'gift' } }));
  expect(await api.commitImport(preview.previewId)).toEqual({ ok: false, error: { code: 'import.preview-missing' } });
  // Read again, the arrival waits for its own explanation.
  const { done } = await importAll(testLedger({ database }), [textFile('ledgerlive.csv', ARRIVAL)]);
  expect(done.totals).toMatchObject({ events: 0, ignored: 0, review: 1 });
});

test('a taking over that is cancelled leaves the ledger as it was, and its dry run can be taken over after all', async () => {
  const api = testLedger();
  const preview = good(await api.previewImport([fixture('kraken-ledgers')]));
  const saving = api.commitImport(preview.previewId, () => void api.cancelImport());
  expect(await saving).toEqual({ ok: false, error: { code: 'import.cancelled' } });
  expect(good(await api.imports('own'))).toEqual([]);
  expect(good(await api.commitImport(preview.previewId)).status).toBe('applied');
});
