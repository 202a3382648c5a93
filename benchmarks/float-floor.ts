/**
 * The floor: the same matching in plain float64, as one would write it who does not care about the last digits.
 * Typed-array columns, one heap per pool, fragments with cost and gain, sums per year. It gives wrong cents and
 * loses dust; it says what exactness costs.
 */
import { addYears, berlinDay, type Day, type Instant, parseInstant, yearOfDay } from '@cryptax/kernel';
import type { LedgerEvent, Method } from '@cryptax/ledger';
import { FloatHeap } from './float-heap.ts';

const ACQUIRES = 1;
const DISPOSES = 2;
const MOVES = 4;

/** Events as float columns. */
export interface FloatEvents {
  readonly count: number;
  readonly does: Uint8Array;
  readonly at: Float64Array;
  readonly day: Int32Array;
  readonly year: Int32Array;
  readonly outPool: Int32Array;
  readonly inPool: Int32Array;
  readonly out: Float64Array;
  readonly in: Float64Array;
  readonly fee: Float64Array;
  readonly price: Float64Array;
  readonly cost: Float64Array;
  readonly feeValue: Float64Array;
  readonly pools: number;
}

export function encodeFloats(events: readonly LedgerEvent[]): FloatEvents {
  const count = events.length;
  const pools = new Map<string, number>();
  const pool = (wallet: string, asset: string): number => {
    const key = `${wallet}/${asset}`;
    const known = pools.get(key);
    if (known !== undefined) return known;
    pools.set(key, pools.size);
    return pools.size - 1;
  };
  const floats = () => new Float64Array(count);
  const columns = {
    does: new Uint8Array(count),
    at: floats(),
    day: new Int32Array(count),
    year: new Int32Array(count),
    outPool: new Int32Array(count),
    inPool: new Int32Array(count),
    out: floats(),
    in: floats(),
    fee: floats(),
    price: floats(),
    cost: floats(),
    feeValue: floats(),
  };
  events.forEach((event, i) => {
    const at = parseInstant(event.at);
    columns.at[i] = at.ok ? at.value : 0;
    const day = berlinDay(columns.at[i] as Instant);
    columns.day[i] = day;
    columns.year[i] = yearOfDay(day);
    if ('out' in event) {
      columns.does[i] = event.kind === 'transfer' ? MOVES : DISPOSES;
      columns.outPool[i] = pool(event.wallet, event.out.asset);
      columns.out[i] = Number(event.out.amount);
      if (event.kind === 'transfer') columns.inPool[i] = pool(event.toWallet, event.out.asset);
    }
    const value = 'valueEur' in event ? Number(event.valueEur) : 0;
    columns.price[i] = value;
    if (event.fee?.asset === 'EUR') columns.feeValue[i] = Number(event.fee.amount);
    else if (event.fee !== undefined) {
      columns.fee[i] = Number(event.fee.amount);
      columns.feeValue[i] = Number(event.fee.valueEur);
    }
    if ('in' in event) {
      columns.does[i] = (columns.does[i] as number) | ACQUIRES;
      columns.inPool[i] = pool(event.wallet, event.in.asset);
      columns.in[i] = Number(event.in.amount);
      columns.cost[i] = value + (event.kind === 'buy' ? (columns.feeValue[i] as number) : 0);
    }
  });
  return { count, ...columns, pools: pools.size };
}

export class FloatMatcher {
  readonly #events: FloatEvents;
  readonly #method: Method;
  readonly #pools: FloatHeap[];
  #lots = 0;
  readonly #acquiredAt: Float64Array;
  readonly #lastTaxable: Int32Array;
  readonly #left: Float64Array;
  readonly #unitCost: Float64Array;
  #fragments = 0;
  readonly #fragmentLot: Int32Array;
  readonly #part: Float64Array;
  readonly #fragmentCost: Float64Array;
  readonly #gain: Float64Array;
  readonly #lastTaxableOf = new Map<number, number>();
  /** Per year since 2000: proceeds, cost, expenses, taxable gain, gains, losses, free gain. */
  readonly sums = new Float64Array(100 * 8);

  constructor(events: FloatEvents, method: Method) {
    this.#events = events;
    this.#method = method;
    this.#pools = Array.from({ length: events.pools }, () => new FloatHeap());
    const room = events.count * 3;
    this.#acquiredAt = new Float64Array(room);
    this.#lastTaxable = new Int32Array(room);
    this.#left = new Float64Array(room);
    this.#unitCost = new Float64Array(room);
    this.#fragmentLot = new Int32Array(room);
    this.#part = new Float64Array(room);
    this.#fragmentCost = new Float64Array(room);
    this.#gain = new Float64Array(room);
  }

  run(): void {
    const events = this.#events;
    for (let i = 0; i < events.count; i++) {
      const does = events.does[i] as number;
      if (does === MOVES) this.#transfer(i);
      else if ((does & DISPOSES) !== 0) {
        const first = this.#fragments;
        this.#take(events.outPool[i] as number, events.out[i] as number);
        this.#realise(i, first, events.out[i] as number, events.price[i] as number, events.feeValue[i] as number);
      }
      if ((does & ACQUIRES) !== 0) {
        const amount = events.in[i] as number;
        const unitCost = (events.cost[i] as number) / amount;
        this.#add(
          events.inPool[i] as number,
          events.at[i] as number,
          this.#ruleOf(events.day[i] as number),
          amount,
          unitCost,
        );
      }
    }
  }

  #transfer(i: number): void {
    const events = this.#events;
    const first = this.#fragments;
    this.#take(events.outPool[i] as number, events.out[i] as number);
    const end = this.#fragments;
    for (let f = first; f < end; f++) {
      const lot = this.#fragmentLot[f] as number;
      const target = events.inPool[i] as number;
      const [at, last] = [this.#acquiredAt[lot] as number, this.#lastTaxable[lot] as number];
      this.#add(target, at, last, this.#part[f] as number, this.#unitCost[lot] as number);
    }
    const fee = events.fee[i] as number;
    if (fee === 0) return;
    const feeFirst = this.#fragments;
    this.#take(events.outPool[i] as number, fee);
    this.#realise(i, feeFirst, fee, events.feeValue[i] as number, 0);
  }

  #ruleOf(day: number): number {
    const known = this.#lastTaxableOf.get(day);
    if (known !== undefined) return known;
    const last = addYears(day as Day, 1);
    this.#lastTaxableOf.set(day, last);
    return last;
  }

  #add(pool: number, at: number, last: number, amount: number, unitCost: number): void {
    const lot = this.#lots++;
    this.#acquiredAt[lot] = at;
    this.#lastTaxable[lot] = last;
    this.#left[lot] = amount;
    this.#unitCost[lot] = unitCost;
    (this.#pools[pool] as FloatHeap).push(lot, this.#key(at, unitCost));
  }

  #key(at: number, unitCost: number): number {
    switch (this.#method) {
      case 'LIFO':
        return -at;
      case 'HIFO':
        return -unitCost;
      case 'LOFO':
        return unitCost;
      default:
        return at;
    }
  }

  #take(pool: number, amount: number): void {
    const heap = this.#pools[pool] as FloatHeap;
    let rest = amount;
    while (rest > 0 && heap.size > 0) {
      const lot = heap.lots[0] as number;
      const left = this.#left[lot] as number;
      const part = left <= rest ? left : rest;
      const fragment = this.#fragments++;
      this.#fragmentLot[fragment] = lot;
      this.#part[fragment] = part;
      this.#fragmentCost[fragment] = part * (this.#unitCost[lot] as number);
      this.#left[lot] = left - part;
      rest -= part;
      if (left === part) heap.pop();
    }
  }

  #realise(i: number, first: number, amount: number, price: number, expenses: number): void {
    const { sums } = this;
    const day = this.#events.day[i] as number;
    const year = ((this.#events.year[i] as number) - 2000) * 8;
    for (let f = first; f < this.#fragments; f++) {
      const share = (this.#part[f] as number) / amount;
      const cost = this.#fragmentCost[f] as number;
      const proceeds = price * share;
      const spent = expenses * share;
      const gain = proceeds - spent - cost;
      this.#gain[f] = gain;
      if (day > (this.#lastTaxable[this.#fragmentLot[f] as number] as number)) {
        sums[year + 6] = (sums[year + 6] as number) + gain;
        continue;
      }
      sums[year] = (sums[year] as number) + proceeds;
      sums[year + 1] = (sums[year + 1] as number) + cost;
      sums[year + 2] = (sums[year + 2] as number) + spent;
      sums[year + 3] = (sums[year + 3] as number) + gain;
      const side = year + (gain > 0 ? 4 : 5);
      sums[side] = (sums[side] as number) + gain;
    }
  }
}
