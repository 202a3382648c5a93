import { expect, test } from 'vitest';
import { difference } from '../../../../../platform/difference.ts';
import { limitStanding, withoutSign } from './key-figures.tsx';

test('the limit itself is reached, one cent below it is not', () => {
  expect(limitStanding('1000.00', '1000.00')).toEqual({ kind: 'reached', distance: '0.00' });
  expect(limitStanding('999.99', '1000.00')).toEqual({ kind: 'below', distance: '0.00' });
  // The same 234.64 as on the overview: one cent more would reach the limit.
  expect(limitStanding('765.35', '1000.00')).toEqual({ kind: 'below', distance: '234.64' });
  expect(limitStanding('2190.38', '1000.00')).toEqual({ kind: 'reached', distance: '1190.38' });
});

test('a loss is no distance used up: the limit and the loss may be earned, less a cent', () => {
  expect(limitStanding('-250.00', '1000.00')).toEqual({ kind: 'loss', distance: '1249.99' });
});

test('amounts for sentences keep their cents', () => {
  expect(withoutSign('-1940.27')).toBe('1940.27');
  expect(difference('12208.00', '11407.00')).toBe('801.00');
});
