import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PrintColumn } from './print-column.ts';

/** Few different numbers, so that prints repeat and lanes are shared; the map is the model. */
test('counts each fingerprint on its own, but not rows with an id', () => {
  const lane = fc.constantFrom(0, 1, -1, 7, 2 ** 31 - 1, -(2 ** 31));
  fc.assert(
    fc.property(fc.array(fc.tuple(lane, lane, fc.boolean())), (prints) => {
      const column = new PrintColumn(0);
      const model = new Map<string, number>();
      for (const [index, [a, b, isCounted]] of prints.entries()) {
        const count = (model.get(`${a} ${b}`) ?? 0) + 1;
        if (isCounted) model.set(`${a} ${b}`, count);
        const row = isCounted ? column.pushCounted(a, b) : column.push(a, b);
        expect([row, column.a(row), column.b(row)]).toEqual([index, a, b]);
        expect(column.occurrenceAt(row)).toBe(isCounted ? count : 1);
      }
    }),
  );
});

test('remembers what it counted when it grows', () => {
  const column = new PrintColumn(100);
  for (let i = 0; i < 20_000; i++) expect(column.occurrenceAt(column.pushCounted(i, i % 3))).toBe(1);
  for (let i = 0; i < 20_000; i++) expect(column.occurrenceAt(column.pushCounted(i, i % 3))).toBe(2);
  expect([column.a(19_999), column.b(19_999), column.occurrenceAt(19_999)]).toEqual([19_999, 1, 1]);
});
