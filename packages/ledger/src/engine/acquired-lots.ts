/** Every lot as it was acquired, used up or not, with its unrounded cost. Parts that moved or were renamed are not among them. */
import { type Day, type Decimal, decimal, type Instant } from '@cryptax/kernel';
import type { AcquiredLotView } from '../views.ts';
import { FINE_DIGITS } from './euro.ts';
import { fixed } from './exact-lots.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Fine units of a euro. */
const FINE = 10 ** FINE_DIGITS;

/** Only of these coins, and only of these events where some are named. */
export function acquiredLotViews(
  source: ViewSource,
  wanted: ReadonlySet<string>,
  eventIds?: ReadonlySet<string>,
): AcquiredLotView[] {
  const { events, book, assets } = source;
  const { lots } = book;
  const isWanted = assets.names.map((name) => wanted.has(name));
  const found: AcquiredLotView[] = [];
  for (let row = 0; row < lots.rows; row++) {
    const { asset } = book.pools[lots.poolOf[row] as number] as Pool;
    const root = lots.rootOf[row] as number;
    if (lots.parentOf[row] !== -1 || isWanted[asset] !== true || lots.unknown.has(root)) continue;
    if (eventIds?.has(events.ids[lots.rootSlot[root] as number] as string) === false) continue;
    found.push(new AcquiredLot(source, row));
  }
  return found;
}

/** Amount and cost of most are never asked for: what they nearly were decides. */
class AcquiredLot implements AcquiredLotView {
  readonly #source: ViewSource;
  readonly #root: number;
  readonly #asset: number;

  constructor(source: ViewSource, row: number) {
    const { lots, pools } = source.book;
    this.#source = source;
    this.#root = lots.rootOf[row] as number;
    this.#asset = (pools[lots.poolOf[row] as number] as Pool).asset;
  }

  get eventId(): string {
    return this.#source.events.ids[this.#maker] as string;
  }

  get place(): number {
    return this.#source.events.rank[this.#maker] as number;
  }

  get asset(): string {
    return this.#source.assets.names[this.#asset] as string;
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

  get nearUnit(): number {
    const { cost, amount } = this.#source.book.lots;
    return (cost[this.#root] as number) / FINE / (amount.float(this.#root) / 10 ** this.#scale);
  }

  get #maker(): number {
    return this.#source.book.lots.rootSlot[this.#root] as number;
  }

  get #scale(): number {
    return this.#source.assets.scale[this.#asset] as number;
  }
}
