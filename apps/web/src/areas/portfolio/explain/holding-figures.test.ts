import { expect, it } from 'vitest';
import { FIGURES } from '../../tax/explain-types.ts';
import { HOLDING_FIGURES, readWhy, writeWhy } from './holding-figures.ts';

/** What the router lets through as `why`. */
const ADDRESS = /^[a-z\d.]{1,20}$/;

it('every figure has a name that survives the address, with and without a year', () => {
  const all = [
    ...HOLDING_FIGURES.map((figure) => ({ kind: 'holding' as const, figure })),
    ...FIGURES.flatMap((figure) => [
      { kind: 'tax' as const, figure },
      { kind: 'tax' as const, figure, year: 2024 },
    ]),
  ];
  for (const asked of all) {
    expect(writeWhy(asked)).toMatch(ADDRESS);
    expect(readWhy(writeWhy(asked))).toEqual(asked);
  }
});

it('knows nothing else', () => {
  expect([readWhy(undefined), readWhy(''), readWhy('own'), readWhy('2024'), readWhy('s23.net.24')]).toEqual(
    Array(5).fill(null),
  );
});
