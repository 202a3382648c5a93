/** The hypothetical book: sales planned beside the real ledger, and the years as they would be with them. */
import { add, type Day, type Decimal, dec, invariant, parseDay, round, yearOfDay } from '@cryptax/kernel';
import type { LedgerEngine } from '@cryptax/ledger';
import { type Person, type PlanYear, planYears } from '../law/plan-years.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { type PlannedSale, type SaleLots, saleEvents, simulate } from '../sale/simulate.ts';
import type { RebalanceTrade } from './rebalance.ts';

export interface PlannedBatchSale extends PlannedSale {
  readonly day: string;
  readonly proceeds: string;
  /** Not rounded: sums are made of these, so that a plan of everything is worth what is held, to the cent. */
  readonly exactProceeds: string;
  readonly taxableGain: string;
  readonly taxFreeGain: string;
}

/** The hypothetical book: sales planned so far, in order. */
export interface PlanBook {
  readonly sales: readonly PlannedBatchSale[];
  readonly purchases: readonly RebalanceTrade[];
}

export const EMPTY_BOOK: PlanBook = { sales: [], purchases: [] };

/** Pools without what is planned to be sold already. */
export function remaining(pools: readonly PlanPool[], { sales }: PlanBook): readonly PlanPool[] {
  const gone = new Map<string, Decimal>();
  for (const { wallet, asset, lotId, amount } of sales) {
    const key = [wallet, asset, lotId].join('\u0000');
    gone.set(key, add(gone.get(key) ?? dec('0'), dec(amount)));
  }
  return pools.flatMap((pool) => {
    const lots = pool.lots.flatMap((lot) => {
      const sold = gone.get([pool.wallet, pool.asset, lot.lotId].join('\u0000'));
      const units = lot.units - (sold === undefined ? 0n : round(sold, pool.scale, 'down').units);
      return units <= 0n ? [] : [{ ...lot, units, cost: (lot.cost * units) / lot.units }];
    });
    const sum = {
      units: lots.reduce((all, { units }) => all + units, 0n),
      cost: lots.reduce((all, { cost }) => all + cost, 0n),
    };
    return lots.length === 0 ? [] : [{ ...pool, lots, ...sum }];
  });
}

export interface BookYears {
  readonly engine: LedgerEngine;
  readonly person: Person;
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly today: Day;
}

export function yearsWith(
  { engine, person, prices, today }: BookYears,
  { sales }: PlanBook,
  lots: SaleLots = 'named',
): readonly PlanYear[] {
  const days = [...new Set(sales.map(({ day }) => day))];
  const events = days.flatMap((day) => {
    const parsed = dayNumber(day);
    return saleEvents(
      sales.filter((sale) => sale.day === day),
      parsed,
      prices,
      lots,
    );
  });
  const figures = simulate(engine, events).years;
  const last = Math.max(yearOfDay(today) + 1, ...days.map((day) => yearOfDay(dayNumber(day))));
  return planYears({ ...person, figures }, new Map(), yearOfDay(today) - 1, last);
}

function dayNumber(text: string): Day {
  const parsed = parseDay(text);
  invariant(parsed.ok, 'a planned day is a calendar day');
  return parsed.value;
}
