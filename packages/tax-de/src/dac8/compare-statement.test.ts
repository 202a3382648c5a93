import { add, dec, formatShortest } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buy, sell, swap, transfer } from '../testing/events.ts';
import { compareStatement } from './compare-statement.ts';
import type { Dac8Category } from './dac8-entries.ts';
import type { StatementLine } from './statement.ts';

const WALLETS = [
  { wallet: 'Kraken', kind: 'exchange' },
  { wallet: 'Kraken Pro', kind: 'exchange' },
  { wallet: 'Ledger', kind: 'wallet' },
] as const;

type Short = readonly [
  asset: string,
  category: Dac8Category,
  count: number | null,
  units: string,
  amountEur: string | null,
];

function compared(
  events: readonly LedgerEvent[],
  lines: readonly Short[],
  values: Readonly<Record<string, string>> = {},
) {
  return compareStatement({
    events,
    year: 2026,
    accounts: ['Kraken', 'Kraken Pro'],
    wallets: WALLETS,
    values: new Map(Object.entries(values)),
    lines: lines.map(
      ([asset, category, count, units, amountEur], at): StatementLine => ({
        line: at + 2,
        asset,
        category,
        count,
        units,
        amountEur,
      }),
    ),
  });
}

const causes = (
  events: readonly LedgerEvent[],
  lines: readonly Short[],
  values: Readonly<Record<string, string>> = {},
) =>
  compared(events, lines, values).flatMap(({ asset, category, differences }) =>
    differences.map(({ cause, units, amountEur }) => `${asset} ${category}: ${cause} ${units} ${amountEur}`),
  );

const kraken = { wallet: 'Kraken' };

describe('statement of a platform', () => {
  test('[REC-07] sums that agree have no difference', () => {
    const events = [buy('b', '2026-01-05', '0.1 BTC', '8000.00', kraken)];
    expect(compared(events, [['BTC', 'bought-for-fiat', 1, '0.1', '8000.00']])).toMatchObject([
      { asset: 'BTC', units: '0', amountEur: '0.00', differences: [], lines: [2], ours: { count: 1, eventIds: ['b'] } },
    ]);
  });

  test('[REC-07] fees taken off a sale, the end of the year in UTC, moves between accounts, another value of a swap', () => {
    const events = [
      sell('s', '2026-03-05', '0.1 BTC', '8000.00', { ...kraken, fee: '12.50 EUR' }),
      // Half past midnight of 1 January 2027 in Berlin, still 2026 in UTC.
      buy('late', '2026-12-31T23:30:00Z', '2 ETH', '6000.00', kraken),
      transfer('t', '2026-04-01', '5 SOL', 'Kraken Pro', kraken),
      swap('x', '2026-05-01', '1 DOT', '3 ADA', '9.00', kraken),
    ];
    const lines: readonly Short[] = [
      ['BTC', 'sold-for-fiat', 1, '0.1', '7987.50'],
      ['ETH', 'bought-for-fiat', 1, '2', '6000.00'],
      ['DOT', 'swapped-out', 1, '1', '9.40'],
      ['ADA', 'swapped-in', 1, '3', '9.00'],
    ];
    expect(causes(events, lines, { t: '700.00' })).toEqual([
      'BTC sold-for-fiat: fee 0 -12.50',
      'DOT swapped-out: price 0 0.40',
      'ETH bought-for-fiat: zone 2 6000.00',
      'SOL transfers-in: internal -5 -700.00',
      'SOL transfers-out: internal -5 -700.00',
    ]);
  });

  test('[REC-07] a fee in coin left together with a transfer', () => {
    const events = [
      transfer('t', '2026-04-01', '0.5 BTC', 'Ledger', { ...kraken, fee: '0.001 BTC', feeValue: '80.00' }),
    ];
    expect(causes(events, [['BTC', 'transfers-out', 1, '0.501', '40080.00']], { t: '40000.00' })).toEqual([
      'BTC transfers-out: fee 0.001 80.00',
    ]);
  });

  test('[REC-07] coins and entries that only one side has are missing; what nothing closes is not explained', () => {
    const events = [
      buy('b1', '2026-01-05', '1 BTC', '80000.00', kraken),
      buy('b2', '2026-02-05', '1 ETH', '3000.00', kraken),
    ];
    const lines: readonly Short[] = [
      ['BTC', 'bought-for-fiat', 2, '1.5', '121000.00'],
      ['XRP', 'transfers-in', 1, '100', '50.00'],
    ];
    expect(causes(events, lines)).toEqual([
      'BTC bought-for-fiat: missing-here 0.5 41000.00',
      'ETH bought-for-fiat: missing-there -1 -3000.00',
      'XRP transfers-in: missing-here 100 50.00',
    ]);
    expect(causes(events.slice(0, 1), [['BTC', 'bought-for-fiat', 1, '1.5', '121000.00']])).toEqual([
      'BTC bought-for-fiat: unexplained 0.5 41000.00',
    ]);
  });

  test('[REC-07] transfers to own wallets are part of all transfers out, and payments too where none are told', () => {
    const events: readonly LedgerEvent[] = [
      transfer('t', '2026-04-01', '2 ETH', 'Ledger', kraken),
      {
        id: 'p',
        at: '2026-05-01T10:00:00Z',
        kind: 'spend',
        wallet: 'Kraken',
        out: { asset: 'ETH', amount: '1' },
        valueEur: '3000.00',
      },
    ];
    const lines: readonly Short[] = [
      ['ETH', 'transfers-out', 2, '3', '9000.00'],
      ['ETH', 'transfers-unhosted', null, '2', '6000.00'],
    ];
    expect(causes(events, lines, { t: '6000.00' })).toEqual([]);
  });
});

const amount = fc.integer({ min: 1, max: 300 }).map((n) => (n / 100).toFixed(2));
const moment = fc.constantFrom(
  '2026-01-01',
  '2025-12-31T23:30:00Z',
  '2026-12-31T23:10:00Z',
  '2026-06-01',
  '2027-01-02',
);
const event = fc.tuple(
  fc.constantFrom('buy', 'sell', 'transfer', 'inside'),
  moment,
  amount,
  fc.constantFrom('BTC', 'ETH'),
  fc.boolean(),
);
const line = fc.tuple(
  fc.constantFrom('BTC', 'ETH', 'XRP'),
  fc.constantFrom<Dac8Category>(
    'bought-for-fiat',
    'sold-for-fiat',
    'transfers-out',
    'transfers-in',
    'transfers-unhosted',
  ),
  fc.option(fc.nat(5)),
  amount,
  fc.option(amount),
);

test('[REC-07] the parts add up to the difference, in coins and in euro', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.array(line, { maxLength: 8 }), (list, lines) => {
      const events = list.map(([kind, at, quantity, asset, hasFee], index): LedgerEvent => {
        const more = { ...kraken, ...(hasFee ? { fee: `0.01 ${asset}`, feeValue: '3.00' } : {}) };
        if (kind === 'buy') return buy(`e${index}`, at, `${quantity} ${asset}`, '100.00', more);
        if (kind === 'sell') return sell(`e${index}`, at, `${quantity} ${asset}`, '90.00', more);
        return transfer(`e${index}`, at, `${quantity} ${asset}`, kind === 'inside' ? 'Kraken Pro' : 'Ledger', more);
      });
      const total = (texts: readonly (string | null)[]) =>
        formatShortest(texts.reduce((all, text) => add(all, dec(text ?? '0')), dec('0')));
      for (const { units, amountEur, differences } of compared(events, lines)) {
        expect(total(differences.map((part) => part.units))).toBe(total([units]));
        expect(total(differences.map((part) => part.amountEur))).toBe(total([amountEur]));
      }
    }),
    { numRuns: 200 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
