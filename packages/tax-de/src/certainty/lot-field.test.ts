import { compare, type Decimal, dec, powerOfTen } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNIT_DIGITS } from './known-lots.ts';
import { datedLots, LotField } from './lot-field.ts';

const lot = fc.record({
  from: fc.integer({ min: 0, max: 60 }),
  unit: fc.integer({ min: 1, max: 40 }),
  isBounded: fc.boolean(),
});
const question = fc.integer({ min: 0, max: 80 });

test('the same as looking at every lot, in whatever order moments are asked about', () => {
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 30 }), fc.array(question, { maxLength: 30 }), (given, moments) => {
      const lots = given.map(({ from, unit, isBounded }) => {
        const unitLow = dec(String(unit));
        return { from, lastTaxableDay: from + 10, unitLow, unitHigh: isBounded ? unitLow : null };
      });
      const field = new LotField(datedLots(lots));
      for (const at of moments) {
        const come = lots.filter(({ from }) => from <= at);
        const inside = come.filter(({ lastTaxableDay }) => lastTaxableDay >= at);
        field.until(at, at);
        const { count, isSomeOlder, cheapest, dearest } = field;
        expect([count, isSomeOlder]).toEqual([come.length, inside.length < come.length]);
        const best = (units: readonly Decimal[], sign: 1 | -1) => {
          const [first] = [...units].sort((a, b) => sign * compare(a, b));
          return first === undefined ? undefined : first.units * powerOfTen(UNIT_DIGITS);
        };
        expect(cheapest).toBe(
          best(
            inside.map(({ unitLow }) => unitLow),
            1,
          ),
        );
        const bounded = inside.flatMap(({ unitHigh }) => unitHigh ?? []);
        if (bounded.length < inside.length) expect(dearest).toBeNull();
        else expect(dearest).toBe(best(bounded, -1));
      }
    }),
  );
});
