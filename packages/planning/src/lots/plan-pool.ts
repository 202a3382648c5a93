/**
 * What can be sold: the open lots of the engine, pool by pool (one asset in one wallet, or in all wallets with the global
 * scope). Planning never keeps lots of its own; it reads them from the engine of the real ledger.
 */
import { berlinDay, type Day, formatDecimal, groupBy, type Instant, parseInstant, powerOfTen } from '@cryptax/kernel';
import type { ExactLotView, LedgerEngine } from '@cryptax/ledger';
import { type Fine, fineOf } from './fine.ts';
import { heldLots } from './held-lots.ts';

export interface PlanLot {
  readonly lotId: string;
  readonly acquiredAt: string;
  readonly acquiredOn: Day;
  readonly lastTaxableDay: Day;
  /** In smallest units of the pool's scale. */
  readonly units: bigint;
  readonly cost: Fine;
}

export interface PlanPool {
  readonly wallet: string;
  readonly asset: string;
  readonly scale: number;
  /** Oldest first. */
  readonly lots: readonly PlanLot[];
  readonly units: bigint;
  readonly cost: Fine;
}

/** Lots whose cost nobody knows are no ground for a plan, and what has left cannot be sold again: both are left out. */
export function planPools(engine: Pick<LedgerEngine, 'exactLots' | 'balances'>): readonly PlanPool[] {
  const known = heldLots(engine).flatMap(({ lots }) => lots.filter(hasCost));
  const groups = groupBy(known, ({ wallet, asset }) => `${wallet}\u0000${asset}`);
  return [...groups.values()].map(poolOf);
}

type KnownLot = ExactLotView & { readonly cost: NonNullable<ExactLotView['cost']> };

function hasCost(lot: ExactLotView): lot is KnownLot {
  return lot.cost !== null;
}

/** A ledger of whole coins has no decimals, but a share of a coin can be sold. */
const MIN_SCALE = 8;

function poolOf(views: readonly KnownLot[]): PlanPool {
  const [first] = views as [KnownLot];
  const scale = Math.max(first.amount.scale, MIN_SCALE);
  const lots = joined(views.map((view) => lotOf(view, scale)));
  return {
    wallet: first.wallet,
    asset: first.asset,
    scale,
    lots,
    units: lots.reduce((sum, lot) => sum + lot.units, 0n),
    cost: lots.reduce((sum, lot) => sum + lot.cost, 0n),
  };
}

/** Parts of one lot that met again in a wallet (sent away and back) are one lot: same date, same cost per unit. */
function joined(lots: readonly PlanLot[]): readonly PlanLot[] {
  const byId = new Map<string, PlanLot>();
  for (const lot of lots) {
    const known = byId.get(lot.lotId);
    const both = known === undefined ? lot : { ...lot, units: known.units + lot.units, cost: known.cost + lot.cost };
    byId.set(lot.lotId, both);
  }
  return [...byId.values()];
}

function lotOf({ lotId, acquiredAt, lastTaxableDay, amount, cost }: KnownLot, scale: number): PlanLot {
  const instant = parseInstant(acquiredAt);
  const acquiredOn = berlinDay((instant.ok ? instant.value : 0) as Instant);
  return {
    lotId,
    acquiredAt,
    acquiredOn,
    lastTaxableDay,
    units: amount.units * powerOfTen(scale - amount.scale),
    cost: fineOf(cost),
  };
}

export function isFreeOn(lot: PlanLot, day: Day): boolean {
  return day > lot.lastTaxableDay;
}

export function freeFrom(lot: PlanLot): Day {
  return (lot.lastTaxableDay + 1) as Day;
}

export function amountText(units: bigint, scale: number): string {
  const text = formatDecimal({ units, scale });
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
