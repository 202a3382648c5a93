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

describe('renamed coin', () => {
  const of = (asset: string, amount: string) => ({ in: { asset, amount } });
  const sold = (asset: string, at: string, amount: string) => sell('s', at, amount, { out: { asset, amount } });
  const fixFor = (asset: string, events: Parameters<typeof best>[0]) =>
    explainGap({ events }, { wallet: 'Kraken', asset })?.fixes[0];

  it('carries the old coin on where the wallet held enough of it and nothing happened to it since', () => {
    const events = [
      buy('b', '2024-02-05T10:00:00Z', '1000', of('MATIC', '1000')),
      sold('POL', '2024-11-20T10:00:00Z', '400'),
    ];
    expect(fixFor('POL', events)).toMatchObject({
      evidence: { code: 'coin.renamed', params: { old: 'MATIC', held: '1000', amount: '1000' } },
      confidence: 0.9,
      isClosed: true,
      changes: {
        upsert: [
          {
            kind: 'migration',
            at: '2024-02-05T10:00:01Z',
            out: { asset: 'MATIC', amount: '1000' },
            in: { asset: 'POL', amount: '1000' },
          },
        ],
      },
    });
  });

  it('in the ratio of the exchange', () => {
    const events = [
      buy('b', '2020-01-05T10:00:00Z', '500', of('LEND', '500')),
      sold('AAVE', '2021-01-20T10:00:00Z', '5'),
    ];
    expect(fixFor('AAVE', events)).toMatchObject({
      confidence: 0.97,
      changes: { upsert: [{ at: '2020-10-02T00:00:00Z', in: { asset: 'AAVE', amount: '5' } }] },
    });
  });

  it('is not offered before the issuer exchanged it, for too few, or where the old coin still moves', () => {
    const early = [buy('b', '2022-02-05T10:00:00Z', '9', of('MATIC', '9')), sold('POL', '2023-10-20T10:00:00Z', '9')];
    const few = [buy('b', '2024-02-05T10:00:00Z', '8', of('MATIC', '8')), sold('POL', '2024-11-20T10:00:00Z', '9')];
    const moving = [
      ...[buy('b', '2024-02-05T10:00:00Z', '20', of('MATIC', '20')), sold('POL', '2024-11-20T10:00:00Z', '9')],
      sell('t', '2024-11-21T10:00:00Z', '1', { out: { asset: 'MATIC', amount: '1' } }),
    ];
    for (const events of [early, few, moving]) expect(fixFor('POL', events)?.hypothesis).toBe('missing-deposit');
  });
});
