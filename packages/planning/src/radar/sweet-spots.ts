/**
 * How far a sale of one position can go: up to where the year's result stays below the limit, the stretch beyond it that
 * is taxed but still small (to three times the limit, at most 2,000 euro of result), and the rest. Sold in the order of
 * the user's own method; a result can fall again behind a corner, so the first time it reaches a mark counts.
 */
import { compare, type Day, type Decimal, dec, formatDecimal } from '@cryptax/kernel';
import type { MatchSettings } from '@cryptax/ledger';
import { poolMethod, roomBelowLimit } from '@cryptax/tax-de';
import type { YearCalculator } from '../law/year-calculator.ts';
import { centsOf, euroText, type Fine, fineOf, fineValue } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { poolCurve } from '../sale/pool-curve.ts';

export type SpotStatus =
  /** All of it can be sold without tax today. */
  | 'all-free'
  /** A part can be sold without tax. */
  | 'part-free'
  /** The limit of the year is reached already, every gain inside the period is taxed. */
  | 'limit-reached';

export interface SweetSpot {
  readonly asset: string;
  readonly value: string;
  /** Largest sale without more tax: below the limit, or once that is reached, without a further result. */
  readonly freeUpTo: string;
  /** Largest sale whose result stays below the end of the sweet spot. */
  readonly sweetUpTo: string;
  /** Tax of selling everything today. */
  readonly taxOfAll: string;
  readonly status: SpotStatus;
}

export interface SpotQuestion {
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly settings: MatchSettings;
  readonly today: Day;
  readonly calculator: YearCalculator;
}

/** End of the sweet spot as a result of the year: min(3 x limit, 2,000). */
export function sweetEnd(limit: string): Decimal {
  const triple = { units: dec(limit).units * 3n, scale: dec(limit).scale };
  const cap = dec('2000');
  return compare(triple, cap) < 0 ? triple : cap;
}

/** One line per asset; several wallets are sold in equal shares. Largest value first. */
export function sweetSpots(question: SpotQuestion): readonly SweetSpot[] {
  const assets = [...new Set(question.pools.map(({ asset }) => asset))];
  return assets.flatMap((asset) => spotOf(asset, question) ?? []).sort((a, b) => compare(dec(b.value), dec(a.value)));
}

function spotOf(asset: string, { pools, prices, settings, today, calculator }: SpotQuestion): SweetSpot | undefined {
  const price = prices.get(asset);
  if (price === undefined) return undefined;
  const own = pools.filter((pool) => pool.asset === asset);
  const curves = own.map((pool) => poolCurve(pool, poolMethod(settings, pool.wallet, asset), today));
  const value = own.reduce((sum, { units, scale }) => sum + fineValue(units, scale, price), 0n);
  if (value === 0n) return undefined;
  const resultAt = (sale: Fine) =>
    curves.reduce((sum, { pool, at }) => {
      const taken = at((pool.units * sale) / value);
      return sum + fineValue(taken.taxableUnits, pool.scale, price) - taken.taxableCost;
    }, 0n);
  const corners = curves.flatMap(({ pool, corners: ends }) => ends.map((end) => ceilDivide(end * value, pool.units)));
  const { limitReached } = calculator.base.year;
  const room = limitReached ? 0n : fineOf(roomBelowLimit(calculator.base.year));
  const end = limitReached
    ? 0n
    : room + fineOf(sweetEnd(calculator.base.year.limit)) - fineOf(dec(calculator.base.year.limit));
  const freeUpTo = furthest(resultAt, corners, room, value);
  return {
    asset,
    value: euroText(value),
    freeUpTo: euroText(freeUpTo),
    sweetUpTo: euroText(furthest(resultAt, corners, end, value)),
    taxOfAll: formatDecimal(calculator.askFine(resultAt(value)).change),
    status: freeUpTo === value ? 'all-free' : limitReached ? 'limit-reached' : 'part-free',
  };
}

/** Largest sale before the result first exceeds `most`; between corners it is a straight line, so halving finds it. */
function furthest(resultAt: (sale: Fine) => Fine, corners: readonly Fine[], most: Fine, value: Fine): Fine {
  let low = 0n;
  if (resultAt(0n) > most) return 0n;
  for (const corner of [...new Set(corners)].sort((a, b) => (a < b ? -1 : 1))) {
    const high = corner > value ? value : corner;
    if (resultAt(high) > most) return halved(resultAt, low, high, most);
    low = high;
  }
  return value;
}

function halved(resultAt: (sale: Fine) => Fine, from: Fine, to: Fine, most: Fine): Fine {
  let [low, high] = [from, to];
  const cent = fineOf(dec('0.01'));
  while (high - low > cent) {
    const middle = (low + high) / 2n;
    if (resultAt(middle) > most) high = middle;
    else low = middle;
  }
  return fineOf(centsFloor(low));
}

function centsFloor(value: Fine): Decimal {
  const cents = centsOf(value);
  return fineOf(cents) > value ? { ...cents, units: cents.units - 1n } : cents;
}

function ceilDivide(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}
