/** Random ledgers and settings for property tests of anything that reads a ledger. */
import fc from 'fast-check';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { type MatchSettings, METHODS, SCOPES } from '../settings.ts';
import { buildLedger } from './build-ledger.ts';
import { ledgerIntent } from './ledger-intent.ts';

/** Ledgers of up to `maxLength` events of all kinds in three wallets. */
export function arbitraryLedger(maxLength: number): fc.Arbitrary<readonly LedgerEvent[]> {
  return fc.array(ledgerIntent, { minLength: 1, maxLength, size: 'max' }).map(buildLedger);
}

/** All methods, both scopes and every option; no method of a single pool. */
export const arbitrarySettings: fc.Arbitrary<MatchSettings> = fc.record({
  method: fc.constantFrom(...METHODS),
  scope: fc.constantFrom(...SCOPES),
  poolMethods: fc.constant([]),
  transferFee: fc.constantFrom('disposal', 'ignore'),
  wrapping: fc.constantFrom('carry-over', 'swap'),
  liquidStaking: fc.constantFrom('swap', 'carry-over'),
  liquidityPool: fc.constantFrom('swap', 'look-through'),
});
