import { addYears, type Day, powerOfTen } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import { arbitraryLedger, arbitrarySettings } from '../testing/arbitrary-ledger.ts';
import { type Fraction, minus, plus, ZERO_FRACTION } from './exact.ts';
import { ENTRY } from './journal.ts';
import { LedgerState } from './ledger-state.ts';
import { averageFraction } from './pool.ts';

/** Entries after which the units are gone for good. */
const LEAVING: readonly number[] = [
  ENTRY.disposal,
  ENTRY.feeDisposal,
  ENTRY.loneFee,
  ENTRY.giftOut,
  ENTRY.lost,
  ENTRY.redeem,
  ENTRY.ignoredFee,
  ENTRY.pendingDisposal,
  ENTRY.pendingFee,
  ENTRY.pendingLoneFee,
  ENTRY.pendingCover,
  ENTRY.openOut,
];

/** What the ledger paid for all lots, minus what left with units, minus what is still held: nothing may remain. */
function costBalance(events: readonly LedgerEvent[], settings: MatchSettings): Fraction {
  const state = new LedgerState(settings, (day: Day) => addYears(day, 1));
  state.read(events);
  state.match();
  const { lots, journal, pools } = state.book;
  let balance: Fraction = ZERO_FRACTION;
  for (let row = 0; row < lots.rows; row++) {
    const root = lots.rootOf[row] as number;
    if ((lots.parentOf[row] as number) < 0) balance = plus(balance, lots.rootCost(root));
    if (pools[lots.poolOf[row] as number]?.isAverage) continue;
    const cost = lots.rootCost(root);
    balance = minus(balance, { n: cost.n * lots.left.units(row), d: cost.d * lots.amount.units(root) });
  }
  for (const pool of pools) balance = minus(balance, averageFraction(pool.averageCost));
  for (let entry = 0; entry < journal.entries; entry++) {
    if (!LEAVING.includes(journal.kind[entry] as number)) continue;
    const end = journal.end(entry);
    for (let i = journal.first[entry] as number; i < end; i++) balance = minus(balance, state.book.fragmentCost(i));
  }
  return balance;
}

test('cost is conserved exactly, by average to far below the last unit', () => {
  fc.assert(
    fc.property(arbitraryLedger(30), arbitrarySettings, (events, settings) => {
      const { n, d } = costBalance(events, settings);
      const methods = [settings.method, ...settings.poolMethods.map((choice) => choice.method)];
      if (!methods.includes('AVERAGE')) expect(n).toBe(0n);
      else expect((n < 0n ? -n : n) * powerOfTen(50) < d).toBe(true);
    }),
    { numRuns: 100 },
  );
});
