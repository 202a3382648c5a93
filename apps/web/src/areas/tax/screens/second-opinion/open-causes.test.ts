import { expect, test } from 'vitest';
import { isOpenCause } from './compare-parts.tsx';
import { secondOpinionStrings } from './strings.ts';

test('a sum that is only missing on one side, or waits, is open; its label does not call it unexplained', () => {
  expect((['unexplained', 'missing-here', 'missing-there', 'waiting'] as const).every(isOpenCause)).toBe(true);
  expect((['fee', 'rounding', 'price'] as const).some(isOpenCause)).toBe(false);
  expect(secondOpinionStrings.table['stat.open']).toEqual({ de: 'Davon offen', en: 'Of which open' });
});
