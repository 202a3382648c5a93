import { describe, expect, it } from 'vitest';
import type { YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { euroProgress, foldBoundless, openWidth, wider, yearSpans } from './queue-figures.ts';

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

  it('folds years of which nothing is bounded into one line, and neighbouring years into a span', () => {
    const none = { low: null, high: null };
    const [a, b] = [2025, 2023].map((each) => year({ year: each, privateSales: none, income: none }));
    const known = year({ privateSales: { low: null, high: '5.00' } });
    if (a === undefined || b === undefined) throw new Error('two years');
    expect(foldBoundless([a, known, b])).toEqual({ banded: [known], boundless: [a, b] });
    // One alone is drawn like the others; income with an end is never hidden.
    expect(foldBoundless([a, known]).banded).toHaveLength(2);
    const income = year({ privateSales: none, income: { low: '0.00', high: '9.00' } });
    expect(foldBoundless([income, a]).banded).toEqual([income, a]);
    expect(yearSpans([2025, 2014, 2017, 2018, 2019, 2021, 2022])).toBe('2014, 2017–2019, 2021, 2022, 2025');
  });

  it('measures progress against the widest range that was known', () => {
    expect(euroProgress(wider(null, '200'), '50')).toEqual({ done: '150', all: '200', share: 0.75 });
    expect(euroProgress('200', null)).toBeUndefined();
    expect(wider('30', '200')).toBe('200');
  });
});
