import { describe, expect, it } from 'vitest';
import type { YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { euroProgress, openWidth, wider } from './queue-figures.ts';

const year = (part: Partial<YearRange>): YearRange => ({
  year: 2024,
  complete: false,
  privateSales: { low: '0.00', high: '100.00' },
  income: { low: '5.00', high: '5.00' },
  limits: { privateSales: '1000.00', income: '256.00' },
  ...part,
});

describe('figures of the queue', () => {
  it('adds up what open years can move, by the tax where it is known', () => {
    expect(openWidth([year({}), year({ complete: true, income: { low: '0', high: '9' } })])).toBe('100');
    expect(openWidth([year({ tax: { low: '10.00', high: '42.50' } })])).toBe('32.5');
    expect(openWidth([year({}), year({ income: { low: '0', high: null } })])).toBeNull();
  });

  it('measures progress against the widest range that was known', () => {
    expect(euroProgress(wider(null, '200'), '50')).toEqual({ done: '150', all: '200', share: 0.75 });
    expect(euroProgress('200', null)).toBeUndefined();
    expect(wider('30', '200')).toBe('200');
  });
});
