import { expect, test } from 'vitest';
import { FIAT_CODES, isFiat } from './fiat.ts';
import { isRenaming } from './renames.ts';

test('every code of the list is money', () => {
  expect([...FIAT_CODES].filter((code) => !isFiat(code))).toEqual([]);
});

/** Small letters, and characters that share the low bits of a letter with it: `%` with E, `U` with a letter far beyond ASCII. */
test.each(['', 'EU', 'EURO', 'eur', 'Eur', '%UR', 'E5R', 'EU2', 'E\u0155R', 'ŅŕŒ', 'BTC', '@@@', '   ', '\u0145UR'])(
  '%j is none',
  (text) => {
    expect(isFiat(text)).toBe(false);
  },
);

test.each([
  ['MATIC', 'POL', true],
  ['erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359', 'DAI', true],
  ['MATIX', 'POL', false],
  ['M', 'POL', false],
  ['', 'POL', false],
  ['ŅATIC', 'POL', false],
])('%s for %s is a renaming: %s', (old, to, isOne) => {
  expect(isRenaming(old, to, '2025-01-01T00:00:00Z')).toBe(isOne);
});
