/** Balances at the end of the year are those of all movements; the lots say what they cost. */
import { add, type Day, dayFromCivil, dec, defined, equals, formatShortest, subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { heldIn } from '@cryptax/ledger';
import { arbitraryLedger, arbitrarySettings } from '@cryptax/ledger/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { buy, leg, moment, sell, transfer } from '../testing/events.ts';
import { buildSample } from '../testing/sample-report.ts';
import { yearEndSales } from './year-end.ts';

const { valueEur: _unpriced, ...UNPRICED } = buy('p', '2024-02-01', '3 ETH', '1.00') as LedgerEvent & {
  valueEur: string;
};
const MESSY: readonly LedgerEvent[] = [
  buy('b', '2024-01-10', '1 BTC', '1000.00'),
  UNPRICED as LedgerEvent,
  { id: 'i', at: moment('2024-03-01'), kind: 'open', wallet: 'A', in: leg('0.5 BTC'), reason: 'x' },
  { id: 'o', at: moment('2024-04-01'), kind: 'open', wallet: 'A', out: leg('0.2 BTC'), reason: 'x' },
  // More than there is: stopped, and yet the coins have moved.
  transfer('t', '2024-05-01', '4 ETH', 'B'),
  sell('s', '2024-12-31', '2 SOL', '80.00'),
];
const report = (events: readonly LedgerEvent[], settings?: MatchSettings) =>
  buildSample({ year: 2024, events, profile: {}, ...defined({ settings }) });

describe('balances at the end of the year', () => {
  test('count what is open, unpriced or short of lots', () => {
    expect(report(MESSY).balances).toEqual([
      {
        ...{ wallet: 'A', asset: 'BTC' },
        before: { amount: '0', cost: '0.00' },
        after: { amount: '1.3', cost: '800.00', withoutCost: '0.5', open: '0.3' },
      },
      {
        ...{ wallet: 'A', asset: 'ETH' },
        before: { amount: '0', cost: '0.00' },
        after: { amount: '-1', cost: null, missingSince: '2024-05-01' },
      },
      {
        ...{ wallet: 'A', asset: 'SOL' },
        before: { amount: '0', cost: '0.00' },
        after: { amount: '-2', cost: null, missingSince: '2024-12-31' },
      },
      {
        ...{ wallet: 'B', asset: 'ETH' },
        before: { amount: '0', cost: '0.00' },
        after: { amount: '4', cost: null, withoutCost: '4' },
      },
    ]);
  });

  test('are what is valued, without what lies below zero', () => {
    const { settings } = report([]).frame;
    const sales = yearEndSales(loadEngine(MESSY, settings), settings.scope, 2024, dayFromCivil(2025, 3, 1));
    expect(sales.map((sale) => 'out' in sale && [sale.wallet, sale.out])).toEqual([
      ['A', { asset: 'BTC', amount: '1.3' }],
      ['B', { asset: 'ETH', amount: '4' }],
    ]);
  });

  test('what moved beside the lots is named in the roll-forward, and no cost is made up for it', () => {
    const [, ether, , arrived] = report(MESSY).rollForward;
    expect(ether?.flows).toEqual([
      { kind: 'bought', amount: '3', cost: null },
      { kind: 'unmatched-out', amount: '4', cost: null },
    ]);
    expect(arrived).toMatchObject({ came: { amount: '4', cost: null }, closing: { amount: '4', cost: null } });
  });

  test('whatever the ledger: they are the sums of its movements, opening + in - out = closing, and cost is that of lots', () => {
    fc.assert(
      fc.property(
        arbitraryLedger(30),
        arbitrarySettings,
        fc.integer({ min: 2019, max: 2026 }),
        (events, given, year) => {
          const engine = loadEngine(events, given);
          const day = dayFromCivil(year, 12, 31);
          const made = buildSample({ year, events, profile: {}, settings: given });
          const sum = (rows: readonly { asset: string; amount: string }[], asset: string) =>
            formatShortest(
              rows.filter((row) => row.asset === asset).reduce((all, row) => add(all, dec(row.amount)), dec('0')),
            );
          const after = made.balances.map(({ asset, after: { amount } }) => ({ asset, amount }));
          const moved = engine.balancesOn(day);
          for (const asset of new Set(moved.map((row) => row.asset))) {
            expect(sum(after, asset)).toBe(sum(moved, asset));
          }
          for (const { opening, came, went, closing } of made.rollForward) {
            expect(
              equals(subtract(add(dec(opening.amount), dec(came.amount)), dec(went.amount)), dec(closing.amount)),
            ).toBe(true);
          }
          lotsSayTheSame(events, given, day);
        },
      ),
      { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
    );
  });
});

/** Where lots and movements agree, the line is the one of the lots. */
function lotsSayTheSame(events: readonly LedgerEvent[], settings: MatchSettings, day: Day): void {
  const engine = loadEngine(events, settings);
  const lots = engine.holdingsOn(day);
  for (const held of heldIn(settings.scope, engine.balancesOn(day), lots)) {
    const own = lots.find(({ wallet, asset }) => wallet === held.wallet && asset === held.asset);
    if (own?.amount !== held.amount) continue;
    const { open: _open, missingSince: _since, places, ...line } = held;
    expect(line).toEqual(own);
    const sum = (places ?? [held]).map(({ amount }) => dec(amount)).reduce(add, ZERO);
    expect([places === undefined, equals(sum, dec(held.amount))]).toEqual([settings.scope === 'wallet', true]);
  }
}
