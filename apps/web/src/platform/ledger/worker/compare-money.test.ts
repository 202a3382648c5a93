import { compare, dec } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney } from './compare-money.ts';

const digits = fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 1, maxLength: 40 });
const amount = fc.oneof(
  fc.tuple(fc.constantFrom('', '-'), digits, digits).map(([sign, whole, part]) => `${sign}${whole}.${part}`),
  fc.constantFrom('0', '0.00', '-0', '1.0000000000000000001', '1.0000000000000000002', '9'.repeat(60)),
);

test('amounts stand in the order of the exact decimals, those without one first', () => {
  fc.assert(
    fc.property(fc.array(fc.option(amount, { nil: undefined }), { maxLength: 12 }), (amounts) => {
      const order = compareMoney(amounts);
      for (const [a, x] of amounts.entries()) {
        for (const [b, y] of amounts.entries()) {
          const isGiven = x !== undefined && y !== undefined;
          const exact = isGiven ? compare(dec(x), dec(y)) : Number(x !== undefined) - Number(y !== undefined);
          expect(Math.sign(order(a, b))).toBe(Math.sign(exact));
        }
      }
    }),
  );
});
