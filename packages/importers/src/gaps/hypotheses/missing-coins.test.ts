/** One worked example for each hypothesis about coins that are not in the ledger: a small ledger with exactly that fault, and its fix. */
import { describe, expect, it } from 'vitest';
import { explainGap } from '../explain-gap.ts';
import { best, buy, candidate, from, KRAKEN, sell } from '../testing/small-ledger.ts';

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
