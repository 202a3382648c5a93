import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByTime } from './sort-by-time.ts';

const event = (second: number, number: number): LedgerEvent => ({
  id: String(number),
  at: new Date(second * 1000).toISOString(),
  kind: 'fee',
  wallet: 'W',
  out: { asset: 'BTC', amount: '1' },
});

/** Far and near displacements, many equal moments; the model is the sort of the language, which is stable. */
test('sorts like a stable sort, whatever the order before', () => {
  const jitter = fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -300, max: 300 }));
  fc.assert(
    fc.property(fc.array(jitter, { maxLength: 200 }), (steps) => {
      const events = steps.map((step, index) => event(1_000 + Math.floor(index / 2) + step, index));
      const expected = [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
      expect(sortByTime([...events])).toEqual(expected);
    }),
  );
});

test('a list that runs backwards', () => {
  const events = Array.from({ length: 200 }, (_, index) => event(1_000 - index, index));
  expect(sortByTime([...events]).map(({ id }) => id)).toEqual(events.map(({ id }) => id).reverse());
});
