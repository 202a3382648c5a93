import { expect, test } from 'vitest';
import { dayBefore } from './harvest-paper.ts';

test('[P23-04] a loss bought on 21.01.2026 counts until 21.01.2027, not until the first free day', () => {
  expect(dayBefore('2027-01-22')).toBe('2027-01-21');
  expect(dayBefore('2024-03-01')).toBe('2024-02-29');
});
