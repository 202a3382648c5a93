import { describe, expect, it } from 'vitest';
import { bandGeometry, rangeStanding } from './range-band.tsx';

describe('a range against its limit', () => {
  it('is below only if its high end is, and reached only if its low end is', () => {
    const limit = '1000.00';
    expect(rangeStanding({ low: '-20.00', high: '999.99', limit })).toBe('below');
    expect(rangeStanding({ low: '0.00', high: '1000.00', limit })).toBe('open');
    expect(rangeStanding({ low: '1000.00', high: null, limit })).toBe('reached');
    expect(rangeStanding({ low: null, high: '1.00', limit })).toBe('below');
    expect(rangeStanding({ low: null, high: null, limit })).toBe('open');
  });

  it('runs out at the edge where nothing bounds it, and keeps the limit inside', () => {
    expect(bandGeometry(null, null, '1000')).toEqual({ from: 0, to: 1, mark: 0.5 });
    const { from, to, mark } = bandGeometry('-500', '2000', '1000');
    expect([from > 0, from < mark, mark < to, to < 1]).toEqual([true, true, true, true]);
  });
});
