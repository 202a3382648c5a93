/**
 * What each wallet holds of each coin by all movements: stopped, blocked, open and unvalued ones count like any other, because
 * the coins have moved whatever the tax makes of it. It knows legs, not lots, and wallets in both scopes (decision 0044).
 */
import type { Day } from '@cryptax/kernel';
import type { DailyQuantities } from '../history.ts';
import type { BalanceView } from '../views.ts';
import { type AmountColumn, formatUnits, LIMB } from './amounts.ts';
import { KIND } from './event-table.ts';
import type { Pool } from './pool.ts';
import type { Timeline } from './timeline.ts';
import type { ViewSource } from './view-source.ts';

/** Balances before the event at `position` of the timeline, by wallet and coin in order of appearance. */
export function balanceViews(source: ViewSource, timeline: Timeline, position: number): BalanceView[] {
  const sums = new Sums(source);
  for (let index = 0; index < position; index++) sums.book(timeline.order[index] as number);
  return sums.views();
}

/** The same at the end of two Berlin days, the earlier one first. */
export function balanceViewsOn(
  source: ViewSource,
  timeline: Timeline,
  days: readonly [Day, Day],
): readonly [BalanceView[], BalanceView[]] {
  const [first, second] = [timeline.firstAfterDay(days[0]), timeline.firstAfterDay(days[1])];
  const sums = new Sums(source);
  for (let index = 0; index < first; index++) sums.book(timeline.order[index] as number);
  const before = sums.views();
  for (let index = first; index < second; index++) sums.book(timeline.order[index] as number);
  return [before, sums.views()];
}

export function dailyQuantities(source: ViewSource, timeline: Timeline): DailyQuantities {
  const sums = new Sums(source);
  const [days, places, units]: [number[], number[], bigint[]] = [[], [], []];
  const endDay = (day: number) => {
    for (const place of sums.takeTouched()) {
      days.push(day);
      places.push(place);
      units.push(sums.units(place));
    }
  };
  let day = -1;
  for (let index = 0; index < timeline.count; index++) {
    const slot = timeline.order[index] as number;
    const next = source.events.day[slot] as number;
    if (next !== day) endDay(day);
    day = next;
    sums.book(slot);
  }
  endDay(day);
  return { places: sums.places(), day: Int32Array.from(days), place: Int32Array.from(places), units };
}

interface Gap {
  readonly slot: number;
  lowest: bigint;
}

/** Running sums by place; a place is a wallet and a coin. Limbs where they suffice, bigint for assets that outgrow them. */
class Sums {
  readonly #source: ViewSource;
  readonly #placeOf: number[][] = [];
  readonly #wallet: number[] = [];
  readonly #asset: number[] = [];
  readonly #hi: number[] = [];
  readonly #lo: number[] = [];
  readonly #big: bigint[] = [];
  readonly #open: bigint[] = [];
  readonly #gaps = new Map<number, Gap>();
  #touched: number[] = [];
  readonly #isTouched: boolean[] = [];

  constructor(source: ViewSource) {
    this.#source = source;
  }

  /** All legs of one event; a fork names the old coin without moving it. */
  book(slot: number): void {
    const { events } = this.#source;
    const kind = events.kind[slot] as number;
    if (kind === KIND.switch) return;
    const wallet = events.wallet[slot] as number;
    const [outPool, feePool] = [events.outPool[slot] as number, events.feePool[slot] as number];
    const isMove = kind === KIND.transfer;
    const inPool = events.inPool[slot] as number;
    const target = isMove ? (events.toWallet[slot] as number) : wallet;
    if (inPool >= 0) this.#add(slot, this.#place(target, inPool), isMove ? events.out : events.in, 1);
    const outPlace = outPool < 0 ? -1 : this.#place(wallet, outPool);
    const feePlace = feePool < 0 ? -1 : this.#place(wallet, feePool);
    if (outPlace >= 0 && kind !== KIND.fork) this.#add(slot, outPlace, events.out, -1);
    if (feePlace >= 0) this.#add(slot, feePlace, events.fee, -1);
    if (outPlace >= 0) this.#noteGap(slot, outPlace);
    if (feePlace >= 0) this.#noteGap(slot, feePlace);
  }

  units(place: number): bigint {
    return this.#isBig(place)
      ? (this.#big[place] as bigint)
      : BigInt(this.#hi[place] as number) * BigInt(LIMB) + BigInt(this.#lo[place] as number);
  }

  takeTouched(): readonly number[] {
    const touched = this.#touched;
    this.#touched = [];
    for (const place of touched) this.#isTouched[place] = false;
    return touched;
  }

  places(): DailyQuantities['places'] {
    const { wallets, assets } = this.#source;
    return this.#wallet.map((wallet, place) => {
      const asset = this.#asset[place] as number;
      return {
        wallet: wallets[wallet] as string,
        asset: assets.names[asset] as string,
        scale: assets.scale[asset] as number,
      };
    });
  }

  views(): BalanceView[] {
    const { events } = this.#source;
    return this.places().map(({ wallet, asset, scale }, place) => {
      const gap = this.#gaps.get(place);
      const amount = formatUnits(this.units(place), scale);
      const open = formatUnits(this.#open[place] as bigint, scale);
      if (gap === undefined) return { wallet, asset, amount, open };
      const since = events.day[gap.slot] as Day;
      const eventId = events.ids[gap.slot] as string;
      return { wallet, asset, amount, open, gap: { since, eventId, lowest: formatUnits(gap.lowest, scale) } };
    });
  }

  #add(slot: number, place: number, column: AmountColumn, sign: 1 | -1): void {
    if (!this.#isTouched[place]) {
      this.#isTouched[place] = true;
      this.#touched.push(place);
    }
    const kind = this.#source.events.kind[slot];
    if ((kind === KIND['open-in'] || kind === KIND['open-out']) && column !== this.#source.events.fee) {
      this.#open[place] = (this.#open[place] as bigint) + BigInt(sign) * column.units(slot);
    }
    if (this.#isBig(place)) {
      this.#big[place] = (this.#big[place] as bigint) + BigInt(sign) * column.units(slot);
      return;
    }
    const lo = (this.#lo[place] as number) + sign * column.lo(slot);
    const carry = lo >= LIMB ? 1 : lo < 0 ? -1 : 0;
    this.#hi[place] = (this.#hi[place] as number) + sign * column.hi(slot) + carry;
    this.#lo[place] = lo - carry * LIMB;
  }

  #noteGap(slot: number, place: number): void {
    const isBelow = this.#isBig(place) ? (this.#big[place] as bigint) < 0n : (this.#hi[place] as number) < 0;
    if (!isBelow) return;
    const units = this.units(place);
    const gap = this.#gaps.get(place);
    if (gap === undefined) this.#gaps.set(place, { slot, lowest: units });
    else if (units < gap.lowest) gap.lowest = units;
  }

  #isBig(place: number): boolean {
    return this.#source.assets.isBig(this.#asset[place] as number);
  }

  #place(wallet: number, poolIndex: number): number {
    const { asset } = this.#source.book.pools[poolIndex] as Pool;
    const row = this.#placeOf[wallet] ?? [];
    this.#placeOf[wallet] = row;
    const known = row[asset];
    if (known !== undefined) return known;
    const place = this.#wallet.length;
    row[asset] = place;
    this.#wallet.push(wallet);
    this.#asset.push(asset);
    this.#hi.push(0);
    this.#lo.push(0);
    this.#big.push(0n);
    this.#open.push(0n);
    this.#isTouched.push(false);
    return place;
  }
}
