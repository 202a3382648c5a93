import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planTable } from './plan-table.ts';

const way = fc.record({ a: fc.integer({ min: -9, max: 9 }), b: fc.integer({ min: -9, max: 9 }), c: fc.nat(9) });
/** Few enough that many items are of one kind. */
const usualWay = fc.constantFrom({ a: 0, b: 0, c: 0 }, { a: 3, b: 0, c: 1 }, { a: 0, b: 2, c: 1 });
const value = fc.integer({ min: 1, max: 20 });
const item = fc.oneof(
  fc.record({ value, ways: fc.array(way, { minLength: 1, maxLength: 3 }) }),
  fc.record({ value, ways: fc.array(usualWay, { minLength: 1, maxLength: 2 }) }),
);
const items = fc.array(item, { minLength: 1, maxLength: 30 });

const NOWHERE = { a: Number.NaN, b: Number.NaN, c: Number.NaN };

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
      const choices = table.choicesFor([{ weights, share: 1 }]);
      expect(choices.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(target, 9);
      const costs = choices.map(({ item, way, value }) => value * costOf(list[item]?.ways[way] ?? NOWHERE));
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(least, 6);
      // Each item at most once and at most whole.
      expect(new Set(choices.map(({ item }) => item)).size).toBe(choices.length);
      for (const { item, value } of choices) expect(value).toBeLessThanOrEqual(list[item]?.value ?? 0);
    }),
    { numRuns: 200 },
  );
});
