/** One worked example for each hypothesis about rows that are there and wrong: a small ledger with exactly that fault, and its fix. */
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import { explainGap } from '../explain-gap.ts';
import { best, buy, from, KRAKEN, sell } from '../testing/small-ledger.ts';

describe('wrong time zone', () => {
  it('finds the file whose Berlin times were read as UTC', () => {
    // Sold at 13:30 UTC what was bought at "14:00": read as Berlin winter time the purchase was at 13:00 UTC.
    const events = [
      buy('b', '2024-01-10T14:00:00Z', '1', from('trades.csv')),
      sell('s', '2024-01-10T13:30:00Z', '1', from('ledger.csv')),
    ];
    const fix = best(events);
    expect(fix).toMatchObject({ hypothesis: 'wrong-time-zone', evidence: { params: { count: '1' } }, isClosed: true });
    // Either file may be the wrong one: purchases one hour earlier or sales one hour later.
    const fixes = explainGap({ events }, KRAKEN)?.fixes ?? [];
    expect(fixes.filter(({ hypothesis }) => hypothesis === 'wrong-time-zone').map(({ evidence }) => evidence)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'zone.was-berlin',
          params: expect.objectContaining({ file: 'trades.csv' }),
        }),
        expect.objectContaining({ code: 'zone.was-utc', params: expect.objectContaining({ file: 'ledger.csv' }) }),
      ]),
    );
  });

  it('uses summer time in summer', () => {
    // 90 minutes apart in July: Berlin is two hours ahead, one hour would not be enough.
    const events = [
      buy('b', '2024-07-10T15:00:00Z', '1', from('trades.csv')),
      sell('s', '2024-07-10T13:30:00Z', '1', from('ledger.csv')),
    ];
    const fix = explainGap({ events }, KRAKEN)?.fixes.find(({ id }) => id.startsWith('wrong-time-zone:trades.csv'));
    expect(fix?.changes.upsert[0]?.at).toBe('2024-07-10T13:00:00Z');
  });

  it('shifts every event of the file, not only those of the coin', () => {
    const eth = { asset: 'ETH', amount: '3' };
    const events = [
      buy('b', '2024-01-10T18:00:00Z', '1', from('trades.csv')),
      buy('e', '2024-01-11T18:00:00Z', '3', { ...from('trades.csv', 3), in: eth } as Partial<LedgerEvent>),
      sell('s', '2024-01-10T13:30:00Z', '1', from('ledger.csv')),
    ];
    const fix = explainGap({ events }, KRAKEN)?.fixes.find(({ id }) => id.startsWith('wrong-time-zone:trades.csv'));
    expect(fix?.evidence).toMatchObject({ code: 'zone.hours', params: { hours: '−5', count: '2' } });
    expect(fix?.changes.upsert.map(({ at }) => at)).toEqual(['2024-01-10T13:00:00Z', '2024-01-11T13:00:00Z']);
  });

  it('does not blame the zone when one file holds everything', () => {
    const events = [
      buy('b', '2024-01-10T14:00:00Z', '1', from('one.csv')),
      sell('s', '2024-01-10T13:30:00Z', '1', from('one.csv')),
    ];
    expect(explainGap({ events }, KRAKEN)?.fixes.map(({ hypothesis }) => hypothesis)).toEqual(['missing-deposit']);
  });
});

describe('duplicate file', () => {
  it('takes out the later file whose rows all stand in the earlier one', () => {
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1', from('all.csv')),
      sell('s', '2024-02-01T10:00:00Z', '1', from('all.csv', 3)),
      sell('copy', '2024-02-01T10:00:30Z', '1', from('export-2.csv')),
    ];
    expect(best(events)).toMatchObject({
      hypothesis: 'duplicate-file',
      evidence: { code: 'duplicate.whole-file', params: { file: 'export-2.csv', other: 'all.csv', count: '1' } },
      confidence: 0.9,
      changes: { upsert: [], remove: ['copy'] },
      isClosed: true,
    });
  });

  it('is less sure when the file has rows of its own', () => {
    // One of two rows is a twin: 0.5 + 0.4 x 1/2 = 0.7.
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1', from('all.csv')),
      sell('s', '2024-02-01T10:00:00Z', '1', from('all.csv', 3)),
      sell('copy', '2024-02-01T12:00:00Z', '1', from('export-2.csv')),
      buy('new', '2024-05-01T10:00:00Z', '4', from('export-2.csv', 3)),
    ];
    expect(best(events)).toMatchObject({
      evidence: { code: 'duplicate.some-rows', params: { count: '1', rows: '2' } },
      confidence: 0.7,
      changes: { remove: ['copy'] },
    });
  });

  it('leaves two equal trades of one file alone', () => {
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1', from('all.csv')),
      sell('s1', '2024-02-01T10:00:00Z', '1', from('all.csv', 3)),
      sell('s2', '2024-02-01T10:00:00Z', '1', from('all.csv', 4)),
    ];
    expect(best(events)?.hypothesis).toBe('missing-deposit');
  });
});

describe('fee counted twice', () => {
  const fee = { asset: 'BTC', amount: '0.01' };

  it('takes the fee out of an amount that already contains it', () => {
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '1', from('f.csv')),
      sell('s', '2024-02-01T10:00:00Z', '1', { ...from('f.csv', 3), fee }),
    ];
    expect(best(events)).toMatchObject({
      hypothesis: 'fee-counted-twice',
      evidence: { code: 'fee.inside-amount', params: { fees: '0.01', file: 'f.csv' } },
      confidence: 0.92,
      changes: { upsert: [{ id: 's', out: { asset: 'BTC', amount: '0.99' }, fee }] },
      balance: { before: '-0.01', after: '0' },
    });
  });

  it('puts the fee back into an amount received net of it', () => {
    const events = [
      buy('b', '2024-01-01T10:00:00Z', '0.99', { ...from('f.csv'), fee }),
      sell('s', '2024-02-01T10:00:00Z', '0.99', from('f.csv', 3)),
    ];
    expect(best(events)?.changes.upsert).toMatchObject([{ id: 'b', in: { asset: 'BTC', amount: '1' } }]);
  });

  it('drops a row that repeats the fee of a trade', () => {
    const events: readonly LedgerEvent[] = [
      buy('b', '2024-01-01T10:00:00Z', '1.01'),
      sell('s', '2024-02-01T10:00:00Z', '1', { fee }),
      { id: 'f', at: '2024-02-01T10:00:05Z', kind: 'fee', wallet: 'Kraken', out: fee },
    ];
    expect(best(events)).toMatchObject({ evidence: { code: 'fee.own-row' }, changes: { remove: ['f'] } });
  });
});
