/**
 * Value of everything held, evening by evening, in columns: one walk over the days with running balances and one price
 * pointer per asset. Sums are exact and rounded once to the cent; the float column beside them feeds the statistics only.
 */
import { divideRounded, powerOfTen } from '@cryptax/kernel';
import type { DailyBalances } from '@cryptax/ledger';
import type { PriceLine, PricesOf } from '../prices/price-line.ts';

/** `carried`: too little of the value has a price of that day. `unpriced`: something held has no price up to that day. */
export const DAY = { carried: 1, unpriced: 2, noClose: 4, old: 8 } as const;

/** Prices of that very day must cover this share of the value for the day to count as valued. */
const FRESH_SHARE = 0.99;

export interface ValueColumns {
  readonly firstDay: number;
  readonly count: number;
  readonly cents: readonly bigint[];
  /** Euro, for statistics. */
  readonly value: Float64Array;
  readonly cost: Float64Array;
  readonly flags: Uint8Array;
  /** Value of coins held before that got their first price on that day: a discovery, not a gain. */
  readonly appeared: Float64Array;
  /** What had no price, by place; days with the same list share it. */
  readonly unpriced: ReadonlyMap<number, readonly string[]>;
}

interface AssetState {
  readonly name: string;
  readonly line: PriceLine | undefined;
  /** From units times price units to the common scale. */
  readonly factor: bigint;
  units: bigint;
  /** Units of the evening before. */
  before: bigint;
  place: number;
}

export function valueColumns(balances: DailyBalances, pricesOf: PricesOf, lastDay: number): ValueColumns {
  const firstDay = balances.day[0] ?? lastDay;
  const count = Math.max(1, lastDay - firstDay + 1);
  const walk = new ValueWalk(balances, pricesOf, count);
  let next = 0;
  for (let place = 0; place < count; place++) {
    const day = firstDay + place;
    for (; next < balances.day.length && (balances.day[next] as number) <= day; next++) walk.change(next);
    walk.closeDay(place, day);
  }
  return { firstDay, count, ...walk.result() };
}

class ValueWalk {
  readonly #balances: DailyBalances;
  readonly #assets: AssetState[] = [];
  readonly #assetOf: Int32Array;
  readonly #poolUnits: bigint[];
  readonly #poolCost: Float64Array;
  readonly #scale: number;
  #cost = 0;
  readonly #cents: bigint[] = [];
  readonly #columns: { value: Float64Array; cost: Float64Array; flags: Uint8Array; appeared: Float64Array };
  readonly #unpriced = new Map<number, readonly string[]>();
  #lastList: readonly string[] = [];

  constructor(balances: DailyBalances, pricesOf: PricesOf, count: number) {
    const { pools } = balances;
    this.#balances = balances;
    this.#assetOf = new Int32Array(pools.length);
    this.#poolUnits = pools.map(() => 0n);
    this.#poolCost = new Float64Array(pools.length);
    const names = [...new Set(pools.map(({ asset }) => asset))];
    const lines = new Map(names.map((name) => [name, pricesOf(name)]));
    const scaleOf = new Map(pools.map(({ asset, scale }) => [asset, scale]));
    const both = (name: string) => (scaleOf.get(name) ?? 0) + (lines.get(name)?.scale ?? 0);
    this.#scale = names.reduce((widest, name) => Math.max(widest, both(name)), 2);
    for (const name of names) {
      const factor = powerOfTen(this.#scale - both(name));
      this.#assets.push({ name, line: lines.get(name), factor, units: 0n, before: 0n, place: -1 });
    }
    pools.forEach(({ asset }, pool) => {
      this.#assetOf[pool] = names.indexOf(asset);
    });
    this.#columns = {
      value: new Float64Array(count),
      cost: new Float64Array(count),
      flags: new Uint8Array(count),
      appeared: new Float64Array(count),
    };
  }

  /** Takes over one evening balance of a pool. */
  change(index: number): void {
    const { pool: pools, units, cost } = this.#balances;
    const pool = pools[index] as number;
    const asset = this.#assets[this.#assetOf[pool] as number] as AssetState;
    asset.units += (units[index] as bigint) - (this.#poolUnits[pool] as bigint);
    this.#poolUnits[pool] = units[index] as bigint;
    this.#cost += (cost[index] as number) - (this.#poolCost[pool] as number);
    this.#poolCost[pool] = cost[index] as number;
  }

  closeDay(place: number, day: number): void {
    let total = 0n;
    let fresh = 0n;
    let appeared = 0n;
    let closes = 0n;
    const unpriced: string[] = [];
    for (const asset of this.#assets) {
      const isNew = asset.place < 0;
      const at = advance(asset, day);
      const held = asset.before;
      asset.before = asset.units;
      if (asset.units === 0n) continue;
      if (at < 0) {
        unpriced.push(asset.name);
        continue;
      }
      const line = asset.line as PriceLine;
      const price = (line.units[at] as bigint) * asset.factor;
      const value = asset.units * price;
      total += value;
      if (isNew) appeared += held * price;
      if (line.days[at] !== day) continue;
      fresh += value;
      if (line.points[at]?.kind === 'close') closes += value;
    }
    this.#write(place, total, fresh, closes, appeared, unpriced);
  }

  result(): Omit<ValueColumns, 'firstDay' | 'count'> {
    return { ...this.#columns, cents: this.#cents, unpriced: this.#unpriced };
  }

  #write(place: number, total: bigint, fresh: bigint, closes: bigint, appeared: bigint, unpriced: string[]): void {
    const { value, cost, flags, appeared: found } = this.#columns;
    const euro = (units: bigint) => Number(divideRounded(units, powerOfTen(this.#scale - 2), 'half-away')) / 100;
    this.#cents.push(divideRounded(total, powerOfTen(this.#scale - 2), 'half-away'));
    const whole = euro(total);
    value[place] = whole;
    cost[place] = this.#cost / 1e8;
    found[place] = appeared === 0n ? 0 : euro(appeared);
    const isCarried = total > 0n && (fresh === 0n || euro(fresh) < whole * FRESH_SHARE);
    const hasNoClose = total > 0n && (closes === 0n || euro(closes) < whole * FRESH_SHARE);
    flags[place] =
      (isCarried ? DAY.carried : 0) |
      (unpriced.length > 0 ? DAY.unpriced : 0) |
      (hasNoClose ? DAY.noClose : 0) |
      (total > fresh ? DAY.old : 0);
    if (unpriced.length === 0) return;
    if (this.#lastList.join('\n') !== unpriced.join('\n')) this.#lastList = unpriced;
    this.#unpriced.set(place, this.#lastList);
  }
}

/** Moves an asset's pointer to the last price up to a day. */
function advance(asset: AssetState, day: number): number {
  const days = asset.line?.days;
  if (days === undefined) return -1;
  while (asset.place + 1 < days.length && (days[asset.place + 1] as number) <= day) asset.place++;
  return asset.place;
}
