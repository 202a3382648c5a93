import { expect, test } from 'vitest';
import { compareText } from './compare-text.ts';

test('texts are ordered by their characters, capitals first, and equal ones keep their place', () => {
  expect(['b', 'ä', 'B', '2024-10', '2024-9', 'a'].sort(compareText)).toEqual([
    '2024-10',
    '2024-9',
    'B',
    'a',
    'b',
    'ä',
  ]);
  expect(compareText('x', 'x')).toBe(0);
});
