/** A plan sells what is there after all movements, and names what it leaves out. */

import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { loadEngine } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { euroText } from './fine.ts';
import { notPlanned } from './held-lots.ts';
import { amountText, planPools } from './plan-pool.ts';

const at = (day: string) => `${day}T10:00:00Z`;
const btc = (amount: string) => ({ asset: 'BTC', amount });

function planned(events: readonly LedgerEvent[], scope: 'wallet' | 'global' = 'wallet') {
  const engine = loadEngine(events, { ...DEFAULT_SETTINGS, scope });
  const pools = planPools(engine).map(({ wallet, units, scale, cost }) => [
    wallet,
    amountText(units, scale),
    euroText(cost),
  ]);
  return { pools, ...notPlanned(engine) };
}

/** 1 bought, 1.2 sold, 0.5 bought: the sale is stopped and leaves lots of 1.5, but only 0.3 are there. */
const SHORT: readonly LedgerEvent[] = [
  { id: 'a', at: at('2024-01-01'), kind: 'buy', wallet: 'A', in: btc('1'), valueEur: '100.00' },
  { id: 'b', at: at('2024-02-01'), kind: 'sell', wallet: 'A', out: btc('1.2'), valueEur: '300.00' },
  { id: 'c', at: at('2024-03-01'), kind: 'buy', wallet: 'A', in: btc('0.5'), valueEur: '200.00' },
];

describe('what a plan can sell', () => {
  test.each(['wallet', 'global'] as const)('is never more than is there, scope %s', (scope) => {
    const wallet = scope === 'wallet' ? 'A' : '*';
    expect(planned(SHORT, scope)).toEqual({ pools: [[wallet, '0.3', '120.00']], leftOut: [], short: ['BTC'] });
  });

  test('is nothing where more has left than ever came', () => {
    expect(planned(SHORT.slice(0, 2))).toEqual({ pools: [], leftOut: [], short: ['BTC'] });
  });

  test('leaves out coins that came without lots or cost, and names them', () => {
    const events: readonly LedgerEvent[] = [
      ...SHORT.slice(2),
      { id: 'd', at: at('2024-04-01'), kind: 'open', wallet: 'A', in: btc('0.2'), reason: 'transfer.unmatched-in' },
      // Nothing lies in B, so the transfer is stopped; its coins have arrived all the same.
      { id: 'e', at: at('2024-05-01'), kind: 'transfer', wallet: 'B', toWallet: 'A', out: btc('0.1') },
    ];
    expect(planned(events)).toEqual({
      pools: [['A', '0.5', '200.00']],
      leftOut: [{ asset: 'BTC', amount: '0.3' }],
      short: [],
    });
  });
});
