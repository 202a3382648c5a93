/**
 * The pools as they would be had average cost been the order from the first purchase on: the average of a wallet begins
 * with the wallet, and the average of what another order left over is a figure that nobody can have.
 */
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { loadEngine } from '@cryptax/tax-de';
import { type PlanPool, planPools } from './plan-pool.ts';

export function averagePools(events: readonly LedgerEvent[], settings: MatchSettings): readonly PlanPool[] {
  return planPools(loadEngine(events, { ...settings, method: 'AVERAGE', poolMethods: [] }));
}
