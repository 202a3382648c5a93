/** One worked example for each hypothesis: a small ledger with exactly that fault, and the fix that mends it. */
import { type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { TransferCandidate } from '../build/built.ts';
import { explainGap } from './explain-gap.ts';

const KRAKEN = { wallet: 'Kraken', asset: 'BTC' };

const from = (file: string, line = 2) => ({ source: { file, line, format: 'test' } });
const buy = (id: string, at: string, amount: string, more: Partial<LedgerEvent> = {}): LedgerEvent =>
  ({ id, at, kind: 'buy', wallet: 'Kraken', in: { asset: 'BTC', amount }, valueEur: '100.00', ...more }) as LedgerEvent;
const sell = (id: string, at: string, amount: string, more: Partial<LedgerEvent> = {}): LedgerEvent =>
  ({
    id,
    at,
    kind: 'sell',
    wallet: 'Kraken',
    out: { asset: 'BTC', amount },
    valueEur: '200.00',
    ...more,
  }) as LedgerEvent;
const candidate = (id: string, direction: 'in' | 'out', wallet: string, at: string, amount: string) => {
  const instant = parseInstant(at);
  const moment = (instant.ok ? instant.value : 0) as Instant;
  const source = { file: `${wallet}.csv`, line: 7, format: 'test' };
  return { id, direction, at: moment, wallet, asset: 'BTC', amount, source } satisfies TransferCandidate;
};
const gapIn = (events: readonly LedgerEvent[], scope?: 'wallet' | 'global') =>
  explainGap({ events, ...(scope === undefined ? {} : { scope }) }, KRAKEN)?.gap;
const best = (events: readonly LedgerEvent[], candidates: readonly TransferCandidate[] = []) =>
  explainGap({ events, candidates }, KRAKEN)?.fixes[0];

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

describe('unlabelled receipt', () => {
  it('offers the waiting receipt as a purchase first, then as income', () => {
    const events = [sell('s', '2024-02-01T10:00:00Z', '0.5')];
    const fixes = explainGap(
      { events, candidates: [candidate('c1', 'in', 'Kraken', '2024-01-15T08:00:00Z', '0.5')] },
      KRAKEN,
    )?.fixes;
    expect(fixes?.map(({ evidence }) => evidence.code)).toEqual([
      'receipt.purchase',
      'receipt.income',
      'deposit.assumed',
    ]);
    expect(fixes?.[0]).toMatchObject({
      confidence: 0.95,
      isClosed: true,
      balance: { before: '-0.5', after: '0' },
      changes: {
        upsert: [
          {
            id: 'c1',
            kind: 'buy',
            at: '2024-01-15T08:00:00Z',
            wallet: 'Kraken',
            in: { asset: 'BTC', amount: '0.5' },
            source: { file: 'Kraken.csv', line: 7 },
          },
        ],
        remove: [],
      },
    });
  });

  it('does not use a receipt that came after the gap', () => {
    const events = [sell('s', '2024-02-01T10:00:00Z', '0.5')];
    const fix = best(events, [candidate('late', 'in', 'Kraken', '2024-02-02T08:00:00Z', '0.5')]);
    expect(fix?.evidence.code).toBe('deposit.assumed');
  });

  it('takes several receipts together when none alone is enough', () => {
    // 0.2 + 0.4 = 0.6 covers the 0.5 that are missing; 0.1 stay.
    const events = [sell('s', '2024-02-01T10:00:00Z', '0.5')];
    const fix = best(events, [
      candidate('c1', 'in', 'Kraken', '2024-01-15T08:00:00Z', '0.2'),
      candidate('c2', 'in', 'Kraken', '2024-01-20T08:00:00Z', '0.4'),
    ]);
    expect(fix).toMatchObject({ evidence: { code: 'receipts.purchase' }, isClosed: true, balance: { after: '0.1' } });
  });
});

describe('missing deposit', () => {
  it('finds the payment that left another wallet and never arrived', () => {
    const events = [
      buy('b', '2023-12-01T10:00:00Z', '2', { wallet: 'Ledger' }),
      sell('s', '2024-02-01T10:00:00Z', '0.5'),
    ];
    const fix = best(events, [candidate('out1', 'out', 'Ledger', '2024-01-10T08:00:00Z', '0.6')]);
    expect(fix).toMatchObject({
      hypothesis: 'missing-deposit',
      confidence: 0.9,
      isClosed: true,
      changes: { upsert: [{ id: 'out1', kind: 'transfer', wallet: 'Ledger', toWallet: 'Kraken' }] },
    });
  });

  it('else proposes a transfer from a wallet that held enough', () => {
    const events = [
      buy('b', '2023-12-01T10:00:00Z', '2', { wallet: 'Ledger' }),
      sell('s', '2024-02-01T10:00:00Z', '0.5'),
    ];
    expect(best(events)).toMatchObject({
      evidence: { code: 'deposit.held-in-own-wallet', params: { from: 'Ledger', to: 'Kraken', amount: '0.5' } },
      changes: { upsert: [{ kind: 'transfer', at: '2024-02-01T09:59:59Z', out: { asset: 'BTC', amount: '0.5' } }] },
    });
  });

  it('does not take coins from a wallet that needs them later', () => {
    const events = [
      buy('b', '2023-12-01T10:00:00Z', '0.5', { wallet: 'Ledger' }),
      sell('s', '2024-02-01T10:00:00Z', '0.5'),
      sell('own', '2024-03-01T10:00:00Z', '0.5', { wallet: 'Ledger' }),
    ];
    expect(best(events)?.evidence.code).toBe('deposit.assumed');
  });

  it('keeps the last resort: cost 0 at the moment of the disposal, marked as an assumption', () => {
    expect(best([sell('s', '2024-02-01T10:00:00Z', '0.5')])).toMatchObject({
      confidence: 0.1,
      isClosed: true,
      asks: ['cost'],
      changes: {
        upsert: [
          {
            kind: 'assumed-acquisition',
            at: '2024-02-01T10:00:00Z',
            basis: 'zero-cost',
            valueEur: '0.00',
            forEventId: 's',
            in: { asset: 'BTC', amount: '0.5' },
          },
        ],
      },
    });
  });
});

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

describe('hole between dates', () => {
  it('sees the silence between two files and asks for the third', () => {
    const days = ['2023-01-02', '2023-01-05', '2023-01-09', '2023-01-12'];
    const events = [
      ...days.map((day, index) => buy(`b${index}`, `${day}T10:00:00Z`, '0.1', from('early.csv', index + 2))),
      sell('s', '2023-09-01T10:00:00Z', '1', from('late.csv')),
    ];
    expect(best(events)).toMatchObject({
      hypothesis: 'hole-between-dates',
      evidence: { code: 'hole.between-files', params: { from: '2023-01-12', to: '2023-09-01', amount: '0.6' } },
      asks: ['file', 'cost'],
      changes: { upsert: [{ kind: 'assumed-acquisition', at: '2023-09-01T09:59:59Z' }] },
    });
  });

  it('does not call the usual rhythm a hole', () => {
    const months = ['01', '02', '03', '04', '05'];
    const events = [
      ...months.map((month, index) => buy(`b${index}`, `2023-${month}-02T10:00:00Z`, '0.1', from('f.csv', index + 2))),
      sell('s', '2023-06-02T10:00:00Z', '1', from('f.csv', 9)),
    ];
    expect(best(events)?.hypothesis).toBe('missing-deposit');
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
