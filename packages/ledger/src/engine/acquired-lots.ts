/** Every lot as it was acquired, used up or not, with its unrounded cost. Parts that moved or were renamed are not among them. */
import { type Day, type Decimal, decimal, type Instant, powerOfTen } from '@cryptax/kernel';
import type { AcquiredLots, AcquiredLotView } from '../lot-views.ts';
import { FINE_DIGITS } from './euro.ts';
import { fixed } from './exact-lots.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Fine units of a euro. */
const FINE = 10 ** FINE_DIGITS;

/** Only of these coins; those without any lot are not among them. */
export function acquiredLots(source: ViewSource, wanted: ReadonlySet<string>): AcquiredLots[] {
  const { book, assets } = source;
  const { lots } = book;
  const counts = assets.names.map((name) => (wanted.has(name) ? 0 : Number.NaN));
  const assetOf = new Int32Array(lots.rows).fill(-1);
  for (let row = 0; row < lots.rows; row++) {
    if (lots.parentOf[row] !== -1) continue;
    const { asset } = book.pools[lots.poolOf[row] as number] as Pool;
    if (lots.unknown.size > 0 && lots.unknown.has(lots.rootOf[row] as number)) continue;
    assetOf[row] = asset;
    counts[asset] = (counts[asset] as number) + 1;
  }
  const found = counts.map((count, asset) => (count > 0 ? new LotColumns(source, asset, count) : undefined));
  for (let row = 0; row < lots.rows; row++) {
    const asset = assetOf[row] as number;
    if (asset >= 0) found[asset]?.enter(lots.rootOf[row] as number);
  }
  return found.flatMap((columns) => columns ?? []);
}

class LotColumns implements AcquiredLots {
  readonly asset: string;
  count = 0;
  readonly acquiredAt: Float64Array;
  readonly lastTaxableDay: Int32Array;
  readonly place: Int32Array;
  readonly nearUnit: Float64Array;
  readonly #source: ViewSource;
  readonly #roots: Int32Array;
  readonly #scale: number;
  /** Smallest units of a coin. */
  readonly #one: number;

  constructor(source: ViewSource, asset: number, count: number) {
    this.#source = source;
    this.asset = source.assets.names[asset] as string;
    this.#scale = source.assets.scale[asset] as number;
    this.#one = Number(powerOfTen(this.#scale));
    this.acquiredAt = new Float64Array(count);
    this.nearUnit = new Float64Array(count);
    [this.lastTaxableDay, this.place, this.#roots] = [
      new Int32Array(count),
      new Int32Array(count),
      new Int32Array(count),
    ];
  }

  enter(root: number): void {
    const { events, book } = this.#source;
    const { lots } = book;
    const no = this.count++;
    this.#roots[no] = root;
    this.acquiredAt[no] = lots.acquiredAt[root] as number;
    this.lastTaxableDay[no] = lots.lastTaxableDay[root] as number;
    this.place[no] = events.rank[lots.rootSlot[root] as number] as number;
    this.nearUnit[no] = (lots.cost[root] as number) / FINE / (lots.amount.float(root) / this.#one);
  }

  readonly view = (no: number): AcquiredLotView =>
    new AcquiredLot(this.#source, this.#roots[no] as number, this.asset, this.#scale);
}

/** Amount and cost of most are never asked for: what they nearly were decides. */
class AcquiredLot implements AcquiredLotView {
  readonly #source: ViewSource;
  readonly #root: number;
  readonly asset: string;
  readonly #scale: number;

  constructor(source: ViewSource, root: number, asset: string, scale: number) {
    this.#source = source;
    this.#root = root;
    this.asset = asset;
    this.#scale = scale;
  }

  get eventId(): string {
    return this.#source.events.ids[this.#maker] as string;
  }

  get place(): number {
    return this.#source.events.rank[this.#maker] as number;
  }

  get arrivedAt(): Instant {
    return this.#source.events.at[this.#maker] as Instant;
  }

  get acquiredAt(): Instant {
    return this.#source.book.lots.acquiredAt[this.#root] as Instant;
  }

  get lastTaxableDay(): Day {
    return this.#source.book.lots.lastTaxableDay[this.#root] as Day;
  }

  get amount(): Decimal {
    return decimal(this.#source.book.lots.amount.units(this.#root), this.#scale);
  }

  get cost(): Decimal {
    return fixed(this.#source.book.lots.rootCost(this.#root));
  }

  get #maker(): number {
    return this.#source.book.lots.rootSlot[this.#root] as number;
  }
}
