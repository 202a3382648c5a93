/** Random ledgers and settings for property tests of anything that reads a ledger. */
import fc from 'fast-check';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { ALL_WALLETS, type MatchSettings, METHODS, type PoolMethod, SCOPES } from '../settings.ts';
import { buildLedger } from './build-ledger.ts';
import { EDGES, ledgerIntent } from './ledger-intent.ts';

/** Ledgers of up to `maxLength` events of all kinds in three wallets with four coins. */
export function arbitraryLedger(maxLength: number): fc.Arbitrary<readonly LedgerEvent[]> {
  return fc.array(ledgerIntent, { minLength: 1, maxLength, size: 'max' }).map(buildLedger);
}

/** The same with two coins in one wallet: few pools with many lots. */
export function arbitraryDeepLedger(maxLength: number): fc.Arbitrary<readonly LedgerEvent[]> {
  const narrow = ledgerIntent.map((intent) => ({
    ...intent,
    wallet: 0,
    asset: intent.asset % 2,
    other: intent.other % 2,
  }));
  return fc.array(narrow, { minLength: 1, maxLength, size: 'max' }).map(buildLedger);
}

const poolMethod: fc.Arbitrary<PoolMethod> = fc.record(
  {
    wallet: fc.constantFrom('A', 'B', 'C', ALL_WALLETS),
    asset: fc.constantFrom('BTC', 'ETH', 'USDT', 'DOGE'),
    method: fc.constantFrom(...METHODS),
    from: fc.constantFrom(...EDGES),
  },
  { requiredKeys: ['wallet', 'asset', 'method'] },
);

/** Methods of single pools, at most one change of a pool at a moment. */
const poolMethods = fc.oneof(
  fc.constant([]),
  fc.uniqueArray(poolMethod, {
    maxLength: 12,
    selector: ({ wallet, asset, from }) => `${wallet} ${asset} ${from ?? ''}`,
  }),
);

/** All methods, both scopes and every option. */
export const arbitrarySettings: fc.Arbitrary<MatchSettings> = fc.record({
  method: fc.constantFrom(...METHODS),
  scope: fc.constantFrom(...SCOPES),
  poolMethods,
  transferFee: fc.constantFrom('disposal', 'ignore'),
  wrapping: fc.constantFrom('carry-over', 'swap'),
  liquidStaking: fc.constantFrom('swap', 'carry-over'),
  liquidityPool: fc.constantFrom('swap', 'look-through'),
  // The reference engine knows neither; open-law.test.ts works these two out by hand.
  freeAirdrops: fc.constant('taxable'),
  spotMargin: fc.constant('section-20'),
  spentOutputs: fc.constantFrom('identify', 'method'),
});
