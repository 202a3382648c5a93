import { dec, powerOfTen } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euroOf, parseEuro } from './euro.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));

test('a value with many decimals is what its fraction says: the same exact value, an estimate as near', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.tuple(digits(1, 7), digits(0, 40)), fc.tuple(digits(8, 17), digits(9, 40))),
      ([whole, rest]) => {
        const text = rest === '' ? whole : `${whole}.${rest}`;
        const { units, scale } = dec(text);
        const slow = euroOf({ n: units, d: powerOfTen(scale) });
        const quick = parseEuro(text);
        expect(quick?.exact === undefined).toBe(slow.exact === undefined);
        expect(Math.abs((quick?.fine ?? Number.NaN) - slow.fine)).toBeLessThanOrEqual(slow.fine * 2 ** -51);
        if (slow.exact === undefined) expect(quick).toEqual(slow);
        else expect((quick?.exact?.n ?? 0n) * slow.exact.d).toBe(slow.exact.n * (quick?.exact?.d ?? 0n));
      },
    ),
    { numRuns: 500 },
  );
});

test('what is no number stays none', () => {
  for (const text of ['', '.', '1,5', '1.2.3', '12345678.123456789x']) expect(parseEuro(text)).toBeNull();
});
