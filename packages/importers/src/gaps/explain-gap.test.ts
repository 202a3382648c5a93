/** What a gap is, and how its fixes are ranked; the hypotheses have tests of their own. */
import { describe, expect, it } from 'vitest';
import { explainGap } from './explain-gap.ts';
import { best, buy, candidate, gapIn, KRAKEN, sell } from './testing/small-ledger.ts';

describe('the gap', () => {
  it('names the first event below nothing, what is missing there and what was needed all along', () => {
    // 1 - 1.5 = -0.5 at s1; then -0.7 at s2: 0.7 had to be there before s1.
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1'),
      sell('s1', '2024-02-01T10:00:00Z', '1.5'),
      sell('s2', '2024-03-01T10:00:00Z', '0.2'),
    ];
    expect(gapIn(events)).toEqual({
      ...KRAKEN,
      eventId: 's1',
      at: '2024-02-01T10:00:00Z',
      part: 'main',
      missing: '0.5',
      needed: '0.7',
    });
  });

  it('counts a fee in the coin itself as leaving on top', () => {
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1'),
      sell('s', '2024-02-01T10:00:00Z', '1', { fee: { asset: 'BTC', amount: '0.01' } }),
    ];
    expect(gapIn(events)).toMatchObject({ eventId: 's', part: 'fee', missing: '0.01' });
  });

  it('takes what an event brings and takes as one step', () => {
    // A purchase of 1 with a fee of 0.1 in the coin bought never stands at -0.1.
    const events = [buy('b', '2024-01-01T10:00:00Z', '1', { fee: { asset: 'BTC', amount: '0.1' } })];
    expect(gapIn(events)).toBeUndefined();
  });

  it('knows no gap inside a global pool that another wallet fills', () => {
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1', { wallet: 'Ledger' }),
      sell('s', '2024-02-01T10:00:00Z', '1'),
    ];
    expect(gapIn(events, 'global')).toBeUndefined();
    expect(gapIn(events, 'wallet')).toMatchObject({ eventId: 's', missing: '1' });
  });
});

describe('explainGap', () => {
  it('has nothing to say about a pool without a gap', () => {
    expect(explainGap({ events: [buy('b', '2024-01-01T10:00:00Z', '1')] }, KRAKEN)).toBeUndefined();
  });

  it('marks a fix that helps but does not close the gap, and ranks it lower', () => {
    // 1 is missing, the receipt brings 0.4: 0.85 x 0.6 = 0.51.
    const events = [sell('s', '2024-02-01T10:00:00Z', '1')];
    const fix = best(events, [candidate('c', 'in', 'Kraken', '2024-01-15T08:00:00Z', '0.4')]);
    expect(fix).toMatchObject({ isClosed: false, balance: { before: '-1', after: '-0.6' } });
    expect(fix?.confidence).toBeCloseTo(0.51, 10);
  });
});
