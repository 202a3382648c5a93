import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planTable } from './plan-table.ts';

const way = fc.record({ a: fc.integer({ min: -9, max: 9 }), b: fc.integer({ min: -9, max: 9 }), c: fc.nat(9) });
const items = fc.array(
  fc.record({ value: fc.integer({ min: 1, max: 20 }), ways: fc.array(way, { minLength: 1, maxLength: 3 }) }),
  {
    minLength: 1,
    maxLength: 30,
  },
);

test('the plan by selection is the plan by sorting, cut where the target is reached', () => {
  fc.assert(
    fc.property(items, way, fc.nat(300), (list, weights, wanted) => {
      const target = Math.min(
        wanted,
        list.reduce((sum, { value }) => sum + value, 0),
      );
      const costOf = (each: typeof weights) => each.a * weights.a + each.b * weights.b + each.c * weights.c;
      const sorted = list
        .map(({ value, ways }) => ({ value, cost: Math.min(...ways.map(costOf)) }))
        .sort((x, y) => x.cost - y.cost);
      let [left, least] = [target, 0];
      for (const { value, cost } of sorted) {
        const sold = Math.min(value, left);
        least += sold * cost;
        left -= sold;
      }
      const table = planTable(list, target);
      expect(costOf(table.sumsFor(weights))).toBeCloseTo(least, 6);
      const sold = table.choicesFor(weights).reduce((sum, { value }) => sum + value, 0);
      expect(sold).toBeCloseTo(target, 9);
    }),
    { numRuns: 200 },
  );
});
