/** What a sale consists of, per asset for the eye and per lot for the plan. */
import { formatDay } from '@cryptax/kernel';
import { euroText, type Fine, toNumber } from '../lots/fine.ts';
import { amountText, freeFrom } from '../lots/plan-pool.ts';
import type { MixItem, SellPart } from './sale-types.ts';
import type { SmartPart } from './smart-order.ts';

/** One line per asset, largest value first. */
export function mixItems(parts: readonly SmartPart[]): readonly MixItem[] {
  const total = toNumber(sum(parts, ({ proceeds }) => proceeds));
  const assets = new Map<string, SmartPart[]>();
  for (const part of parts) {
    const known = assets.get(part.pool.asset);
    if (known === undefined) assets.set(part.pool.asset, [part]);
    else known.push(part);
  }
  return [...assets]
    .map(([asset, own]) => ({ item: mixItem(asset, own, total), value: sum(own, ({ proceeds }) => proceeds) }))
    .sort((a, b) => (a.value > b.value ? -1 : 1))
    .map(({ item }) => item);
}

function mixItem(asset: string, parts: readonly SmartPart[], total: number): MixItem {
  const value = sum(parts, ({ proceeds }) => proceeds);
  const gain = sum(parts, ({ proceeds, cost }) => proceeds - cost);
  const taxable = sum(parts, ({ proceeds, cost, isFree }) => (isFree ? 0n : proceeds - cost));
  return {
    asset,
    amount: amountText(
      sum(parts, ({ units }) => units),
      parts[0]?.pool.scale ?? 0,
    ),
    value: euroText(value),
    share: total === 0 ? 0 : toNumber(value) / total,
    gain: euroText(gain),
    taxableGain: euroText(taxable),
    taxFreeGain: euroText(gain - taxable),
    lots: parts.length,
    freeLots: parts.filter(({ isFree }) => isFree).length,
  };
}

export function sellParts(parts: readonly SmartPart[]): readonly SellPart[] {
  return parts.map(({ pool, lot, units, cost, proceeds, isFree }) => ({
    wallet: pool.wallet,
    asset: pool.asset,
    lotId: lot.lotId,
    acquiredAt: lot.acquiredAt,
    freeFrom: formatDay(freeFrom(lot)),
    amount: amountText(units, pool.scale),
    proceeds: euroText(proceeds),
    cost: euroText(cost),
    gain: euroText(proceeds - cost),
    taxFree: isFree,
  }));
}

function sum(parts: readonly SmartPart[], of: (part: SmartPart) => Fine): Fine {
  return parts.reduce((total, part) => total + of(part), 0n);
}
