// @vitest-environment node
import { type Day, dayFromCivil, formatDay } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, type Scope } from '@cryptax/ledger';
import { loadEngine } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { dailyHeld } from './book-parts.ts';

const BOUGHT: LedgerEvent = {
  ...{ id: 'b', kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' } },
  valueEur: '100.00',
};
const sold = (id: string, day: string, wallet: string, amount: string): LedgerEvent => ({
  ...{ id, kind: 'sell', at: `${day}T10:00:00Z`, wallet, out: { asset: 'BTC', amount }, valueEur: '90.00' },
});
const again = { ...BOUGHT, id: 'c', at: '2024-04-10T10:00:00Z', in: { asset: 'BTC', amount: '3' }, valueEur: '30.00' };

/** Cost in whole euro on the evening of a day. */
function costOn(events: readonly LedgerEvent[], scope: Scope, [year, month, day]: readonly [number, number, number]) {
  const { day: days, pool, cost } = dailyHeld(loadEngine(events, { ...DEFAULT_SETTINGS, scope }));
  const last = new Map<number, number>();
  days.forEach((each, index) => {
    if (each <= dayFromCivil(year, month, day)) last.set(pool[index] ?? -1, cost[index] ?? 0);
  });
  return Math.round([...last.values()].reduce((sum, each) => sum + each, 0) / 1e8);
}

test('a wallet below zero: the curve knows no cost from that evening on, as the position of today', () => {
  // The sale of 2 is stopped, because lots cover only 1; the coins are gone all the same.
  const events = [BOUGHT, sold('s', '2024-02-01', 'A', '2')];
  expect(costOn(events, 'wallet', [2024, 1, 31])).toBe(100);
  expect(costOn(events, 'wallet', [2024, 2, 1])).toBe(0);
  expect(costOn(events, 'wallet', [2025, 1, 1])).toBe(0);
  // Held are 2 of 4 in lots: still nobody knows which.
  expect(costOn([...events, again], 'wallet', [2024, 4, 10])).toBe(0);
});

test('another wallet below zero takes nothing from what lies here', () => {
  const events = [BOUGHT, sold('s', '2024-02-01', 'B', '0.5')];
  expect(costOn(events, 'wallet', [2024, 2, 1])).toBe(100);
});

test('rows lie in the order of days, and units are those of the wallets', () => {
  const { day, units, pool, pools } = dailyHeld(
    loadEngine([BOUGHT, sold('s', '2024-02-01', 'A', '0.25')], DEFAULT_SETTINGS),
  );
  const rows = Array.from(day, (each, at) => [formatDay(each as Day), pools[pool[at] ?? -1]?.wallet, units[at]]);
  expect(rows).toEqual([
    ['2024-01-10', 'A', 100n],
    ['2024-01-10', '*', 0n],
    ['2024-02-01', 'A', 75n],
    ['2024-02-01', '*', 0n],
  ]);
});
