import { describe, expect, it } from 'vitest';
import { checkLimit } from './plan.ts';

const import30 = { known: { events: 60, sources: ['Kraken'] }, newEvents: 30, newSources: [] };

describe('checkLimit', () => {
  it('lets the free plan have one hundred transactions of one source', () => {
    expect(checkLimit('free', import30)).toEqual({ kind: 'allowed' });
    expect(checkLimit('free', { ...import30, newEvents: 40 })).toEqual({ kind: 'allowed' });
    expect(checkLimit('free', { ...import30, newEvents: 41 })).toEqual({ kind: 'transactions', left: 40, wanted: 41 });
  });

  it('counts no less than nothing left, and never blocks an import that adds nothing', () => {
    const full = { ...import30, known: { events: 250, sources: ['Kraken'] } };
    expect(checkLimit('free', full)).toEqual({ kind: 'transactions', left: 0, wanted: 30 });
    expect(checkLimit('free', { ...full, newEvents: 0 })).toEqual({ kind: 'allowed' });
  });

  it('names the sources when there would be more than one', () => {
    const second = { ...import30, newSources: ['Bitpanda'] };
    expect(checkLimit('free', second)).toEqual({ kind: 'sources', names: ['Kraken', 'Bitpanda'] });
  });

  it('does not limit premium and pro', () => {
    const huge = { ...import30, newEvents: 100_000, newSources: ['A', 'B'] };
    expect(checkLimit('premium', huge)).toEqual({ kind: 'allowed' });
    expect(checkLimit('pro', huge)).toEqual({ kind: 'allowed' });
  });
});
