/** From chosen lot parts to steps a person can follow: one per day, asset and wallet, each with its reason. */
import { type Day, type Decimal, formatDay, formatShortest, yearOfDay } from '@cryptax/kernel';
import type { PlanYear } from '../law/plan-years.ts';
import { euroText, type Fine, fineValue } from '../lots/fine.ts';
import { amountText, freeFrom, isFreeOn, type PlanLot, type PlanPool } from '../lots/plan-pool.ts';
import { sellParts } from '../sale/mix.ts';
import { priceOn } from './outlook.ts';
import type { Horizon } from './plan-items.ts';
import type { PlanStep, StepReason } from './plan-types.ts';

/** Part of a lot to be sold on a day; `price` is today's. */
export interface DatedPart {
  readonly pool: PlanPool;
  readonly price: Decimal;
  readonly lot: PlanLot;
  readonly units: bigint;
  readonly day: Day;
}

export interface PricedPart extends DatedPart {
  readonly cost: Fine;
  readonly proceeds: Fine;
  readonly isFree: boolean;
  readonly dayPrice: Decimal;
}

export function pricedPart(part: DatedPart, { today, percent }: Horizon): PricedPart {
  const { pool, lot, units, day, price } = part;
  const dayPrice = priceOn(price, percent, today, day);
  return {
    ...part,
    dayPrice,
    cost: units === lot.units ? lot.cost : (lot.cost * units) / lot.units,
    proceeds: fineValue(units, pool.scale, dayPrice),
    isFree: isFreeOn(lot, day),
  };
}

/** In order of day; what happens on one day with the losses first. */
export function planSteps(
  parts: readonly DatedPart[],
  horizon: Horizon,
  years: readonly PlanYear[],
): readonly PlanStep[] {
  const groups = new Map<string, { readonly reason: StepReason; readonly parts: PricedPart[] }>();
  for (const part of parts.map((each) => pricedPart(each, horizon))) {
    const reason = reasonOf(part, horizon, years);
    const key = [part.day, part.pool.wallet, part.pool.asset, reason].join('\u0000');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { reason, parts: [part] });
    else group.parts.push(part);
  }
  return [...groups.values()]
    .sort((a, b) => dayOf(a.parts) - dayOf(b.parts) || REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason))
    .map(({ reason, parts: own }) => stepOf(reason, own));
}

const REASONS: readonly StepReason[] = ['loss', 'free', 'wait-until-free', 'below-limit', 'taxed'];

function reasonOf(part: PricedPart, { today }: Horizon, years: readonly PlanYear[]): StepReason {
  if (part.isFree) return part.day > today && freeFrom(part.lot) > today ? 'wait-until-free' : 'free';
  if (part.proceeds < part.cost) return 'loss';
  const year = years.find((each) => each.year === yearOfDay(part.day));
  return year?.limitReached === true ? 'taxed' : 'below-limit';
}

function stepOf(reason: StepReason, parts: readonly PricedPart[]): PlanStep {
  const [first] = parts as [PricedPart];
  const total = (of: (part: PricedPart) => Fine) => parts.reduce((sum, part) => sum + of(part), 0n);
  const units = parts.reduce((sum, part) => sum + part.units, 0n);
  return {
    day: formatDay(first.day),
    asset: first.pool.asset,
    wallet: first.pool.wallet,
    amount: amountText(units, first.pool.scale),
    price: formatShortest(first.dayPrice),
    proceeds: euroText(total(({ proceeds }) => proceeds)),
    taxableGain: euroText(total(({ isFree, proceeds, cost }) => (isFree ? 0n : proceeds - cost))),
    taxFreeGain: euroText(total(({ isFree, proceeds, cost }) => (isFree ? proceeds - cost : 0n))),
    reason,
    parts: sellParts(parts),
  };
}

function dayOf(parts: readonly DatedPart[]): number {
  return parts[0]?.day ?? 0;
}
