/** The pools of a book with the method in force in each, and what a change of method writes down (rule MET-02). */
import { compareText, groupBy, type Issue } from '@cryptax/kernel';
import { isFiat, type LedgerEngine, type MatchSettings, type Method, type PoolMethod } from '@cryptax/ledger';
import { canSwitchMethod, poolMethod } from '@cryptax/tax-de';
import type { PoolRow } from '../../method-types.ts';

type PoolName = Pick<PoolMethod, 'wallet' | 'asset'>;

/** Every pool the book ever had, also those that are empty now. */
export function poolsOf(engine: LedgerEngine): readonly PoolName[] {
  return engine
    .dailyBalances()
    .pools.filter(({ asset }) => !isFiat(asset))
    .map(({ wallet, asset }) => ({ wallet, asset }))
    .sort((a, b) => compareText(a.wallet, b.wallet) || compareText(a.asset, b.asset));
}

/** Entries that came later can show that a pool was not empty at its change; the engine then leaves the change out. */
export function settingsInForce(settings: MatchSettings, issues: readonly Issue[]): MatchSettings {
  const refused = issues.filter(({ code }) => code === 'method-switch-refused');
  const wasRefused = ({ wallet, asset, method, from }: PoolMethod): boolean =>
    from !== undefined &&
    refused.some(({ params }) => params.wallet === wallet && params.asset === asset && params.method === method);
  return { ...settings, poolMethods: settings.poolMethods.filter((choice) => !wasRefused(choice)) };
}

export function poolRows(engine: LedgerEngine, settings: MatchSettings, pools: readonly PoolName[]): PoolRow[] {
  const wanted = new Set(pools.map(keyOf));
  const openLots = groupBy(
    engine.openLots().filter((lot) => wanted.has(keyOf(lot))),
    keyOf,
  );
  return pools.map((pool) => {
    const method = poolMethod(settings, pool.wallet, pool.asset);
    const other: Method = method === 'FIFO' ? 'AVERAGE' : 'FIFO';
    const lots = openLots.get(keyOf(pool)) ?? [];
    const answer = canSwitchMethod({ settings, openLots: lots, ...pool, method: other });
    const isHeld = !answer.allowed && answer.reason === 'pool-not-empty';
    const held = isHeld ? { amount: answer.amount, lots: answer.lots } : null;
    return { ...pool, method, from: lastChange(settings, pool), held };
  });
}

/**
 * The general method changes now, while every pool is empty: known pools keep the old one for their past and take the new
 * one from here on. A pool with a choice of its own keeps it.
 */
export function datedMethods(
  { method: before, poolMethods }: MatchSettings,
  after: Method,
  pools: readonly PoolName[],
  from: string,
): readonly PoolMethod[] {
  const chosen = new Set(poolMethods.map(keyOf));
  const pinned = new Set(poolMethods.filter((choice) => choice.from === undefined).map(keyOf));
  const added = pools.flatMap((pool): PoolMethod[] => [
    ...(pinned.has(keyOf(pool)) ? [] : [{ ...pool, method: before }]),
    ...(chosen.has(keyOf(pool)) ? [] : [{ ...pool, method: after, from }]),
  ]);
  return [...poolMethods, ...added];
}

function lastChange({ poolMethods }: MatchSettings, pool: PoolName): string | null {
  const moments = poolMethods.flatMap((choice) => (keyOf(choice) === keyOf(pool) ? (choice.from ?? []) : []));
  return moments.sort().at(-1) ?? null;
}

export function keyOf({ wallet, asset }: PoolName): string {
  return JSON.stringify([wallet, asset]);
}
