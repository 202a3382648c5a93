/** Days on which lots leave the holding period, with what waiting for them is worth. */
import { compareText, type Day, type Decimal, formatDay, formatDecimal, yearOfDay } from '@cryptax/kernel';
import type { YearCalculator } from '../law/year-calculator.ts';
import { euroText, type Fine, fineValue } from '../lots/fine.ts';
import { amountText, freeFrom, isFreeOn, type PlanLot, type PlanPool } from '../lots/plan-pool.ts';
import { pricedPart, sellParts } from '../sale/mix.ts';
import type { SellPart } from '../sale/sale-types.ts';

export interface FreeDay {
  readonly day: string;
  readonly asset: string;
  readonly amount: string;
  /** At today's price; absent without one. */
  readonly value?: string;
  readonly gain?: string;
  /** Tax that a sale of these lots today would cost; waiting saves it. */
  readonly saving?: string;
  readonly lots: number;
  /** The first of these lots, at today's price; empty without one. */
  readonly parts: readonly SellPart[];
  readonly daysLeft: number;
  /** Within 30 days high, within 60 soon, else later. */
  readonly priority: 'high' | 'soon' | 'later';
}

export interface CalendarQuestion {
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly today: Day;
  readonly calculator: YearCalculator;
}

const HIGH_DAYS = 30;
const SOON_DAYS = 60;
const SHOWN_LOTS = 50;

/** This year and the next, by day, then by asset. */
export function taxCalendar({ pools, prices, today, calculator }: CalendarQuestion): readonly FreeDay[] {
  const last = yearOfDay(today) + 1;
  const groups = new Map<string, Group>();
  for (const pool of pools) {
    for (const lot of pool.lots) {
      const on = freeFrom(lot);
      if (isFreeOn(lot, today) || yearOfDay(on) > last) continue;
      const key = `${on} ${pool.asset}`;
      const known = groups.get(key) ?? { on, asset: pool.asset, scale: pool.scale, units: 0n, cost: 0n, lots: [] };
      known.lots.push({ pool, lot });
      groups.set(key, { ...known, units: known.units + lot.units, cost: known.cost + lot.cost });
    }
  }
  return [...groups.values()]
    .sort((a, b) => a.on - b.on || compareText(a.asset, b.asset))
    .map((group) => freeDay(group, prices.get(group.asset), today, calculator));
}

interface Group {
  readonly on: Day;
  readonly asset: string;
  readonly scale: number;
  readonly units: bigint;
  readonly cost: Fine;
  readonly lots: { readonly pool: PlanPool; readonly lot: PlanLot }[];
}

function freeDay(group: Group, price: Decimal | undefined, today: Day, calculator: YearCalculator): FreeDay {
  const { on, asset, scale, units, cost, lots } = group;
  const daysLeft = on - today;
  const base = {
    day: formatDay(on),
    asset,
    amount: amountText(units, scale),
    lots: lots.length,
    parts: [],
    daysLeft,
    priority: daysLeft <= HIGH_DAYS ? 'high' : daysLeft <= SOON_DAYS ? 'soon' : 'later',
  } as const;
  if (price === undefined) return base;
  const value = fineValue(units, scale, price);
  const change = calculator.askFine(value - cost).change;
  return {
    ...base,
    parts: sellParts(
      lots.slice(0, SHOWN_LOTS).map(({ pool, lot }) => {
        const whole = { lot, units: lot.units, cost: lot.cost, isFree: false };
        return pricedPart(whole, pool, price);
      }),
    ),
    value: euroText(value),
    gain: euroText(value - cost),
    saving: change.units > 0n ? formatDecimal(change) : '0.00',
  };
}
