/**
 * Every evening's holdings for the value curve: units by all movements, wallet by wallet, and the cost of a coin by its lots. The
 * rule for the cost is that of today's position: where lots hold more than there is (something was sold that no lot covers),
 * nobody knows which of them are gone, and no cost is known.
 */
import { ALL_WALLETS, type DailyBalances, type LedgerEngine, type PoolRef } from '@cryptax/ledger';

export function dailyHeld(engine: Pick<LedgerEngine, 'dailyBalances' | 'dailyQuantities'>): DailyBalances {
  const lots = engine.dailyBalances();
  const moved = engine.dailyQuantities();
  const coins = new Coins([...moved.places, ...lots.pools]);
  const [places, pools] = [moved.places.map(coins.of), lots.pools.map(coins.of)];
  const rows: Row[] = [];
  for (let a = 0, b = 0; a < moved.day.length || b < lots.day.length; ) {
    const today = Math.min(moved.day[a] ?? Number.POSITIVE_INFINITY, lots.day[b] ?? Number.POSITIVE_INFINITY);
    const touched = new Set<Coin>();
    for (; moved.day[a] === today; a++) {
      const place = moved.place[a] ?? 0;
      const units = moved.units[a] ?? 0n;
      // A place that fell below zero holds nothing.
      const held = units > 0n ? units : 0n;
      const coin = places[place] as Coin;
      coin.held += held - (coin.heldAt.get(place) ?? 0n);
      coin.heldAt.set(place, held);
      touched.add(coin);
      rows.push({ day: today, pool: place, units: held, cost: 0 });
    }
    for (; lots.day[b] === today; b++) {
      const pool = lots.pool[b] ?? 0;
      const coin = pools[pool] as Coin;
      const before = coin.lots.get(pool);
      const now = { units: lots.units[b] ?? 0n, cost: lots.cost[b] ?? 0 };
      coin.inLots += now.units - (before?.units ?? 0n);
      coin.lots.set(pool, now);
      touched.add(coin);
    }
    for (const coin of touched)
      rows.push({ day: today, pool: moved.places.length + coin.no, units: 0n, cost: costOf(coin) });
  }
  return {
    pools: [...moved.places, ...coins.refs],
    day: Int32Array.from(rows, ({ day }) => day),
    pool: Int32Array.from(rows, ({ pool }) => pool),
    units: rows.map(({ units }) => units),
    cost: Float64Array.from(rows, ({ cost }) => cost),
  };
}

interface Row {
  readonly day: number;
  readonly pool: number;
  readonly units: bigint;
  readonly cost: number;
}

interface Coin {
  readonly no: number;
  held: bigint;
  readonly heldAt: Map<number, bigint>;
  inLots: bigint;
  readonly lots: Map<number, { readonly units: bigint; readonly cost: number }>;
}

/** Summed anew: running differences of floats would drift over the years. */
function costOf({ held, inLots, lots }: Coin): number {
  if (inLots > held) return 0;
  let sum = 0;
  for (const { cost } of lots.values()) sum += cost;
  return sum;
}

class Coins {
  readonly refs: PoolRef[] = [];
  readonly #coins = new Map<string, Coin>();

  constructor(pools: readonly PoolRef[]) {
    for (const { asset, scale } of pools) {
      if (this.#coins.has(asset)) continue;
      this.#coins.set(asset, { no: this.refs.length, held: 0n, heldAt: new Map(), inLots: 0n, lots: new Map() });
      this.refs.push({ wallet: ALL_WALLETS, asset, scale });
    }
  }

  readonly of = ({ asset }: PoolRef): Coin => this.#coins.get(asset) as Coin;
}
