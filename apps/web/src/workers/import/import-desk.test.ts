/** An import that fails says so and leaves the way free for the next one. */
import { expect, test } from 'vitest';
import { good } from '../../testing/good.ts';
import { fixture, testLedger } from '../../testing/test-ledger.ts';

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
