import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PrintCounter } from './print-counter.ts';

/** Few different numbers, so that prints repeat and lanes are shared; the map is the model. */
test('counts each fingerprint on its own', () => {
  const lane = fc.constantFrom(0, 1, -1, 7, 2 ** 31 - 1, -(2 ** 31));
  fc.assert(
    fc.property(fc.array(fc.tuple(lane, lane)), (prints) => {
      const counter = new PrintCounter();
      const model = new Map<string, number>();
      for (const [a, b] of prints) {
        const count = (model.get(`${a} ${b}`) ?? 0) + 1;
        model.set(`${a} ${b}`, count);
        expect(counter.next(a, b)).toBe(count);
      }
    }),
  );
});

test('remembers what it counted when it grows', () => {
  const counter = new PrintCounter();
  for (let i = 0; i < 20_000; i++) expect(counter.next(i, i % 3)).toBe(1);
  for (let i = 0; i < 20_000; i++) expect(counter.next(i, i % 3)).toBe(2);
});
