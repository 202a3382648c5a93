import { compare, dec } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText } from './decimal-text.ts';

test.each([
  ['2', '10', -1],
  ['0.5', '0.05', 1],
  ['1.5', '1.50', 0],
  ['007', '7', 0],
  ['1', '1.0000001', -1],
  ['12.3', '12.29', 1],
  ['-3', '2', -1],
  ['-3', '-2', -1],
  ['0', '0.0', 0],
] as const)('%s against %s is %i', (a, b, order) => {
  expect(compareText(a, b)).toBe(order);
});

test('texts compare like the numbers they are', () => {
  const digits = fc.stringMatching(/^-?\d{1,4}(\.\d{1,4})?$/);
  fc.assert(fc.property(digits, digits, (a, b) => compareText(a, b) === compare(dec(a), dec(b))));
});
