/**
 * What can be lacking once sales are said to be short. Coins that come cover a short sale first, so a later sale may lack them; that one
 * may be short as well, and so on. Counted with the least that each pool can hold and the most that it can owe, whatever is answered.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  formatDecimal,
  type Instant,
  parseInstant,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { smallest } from './bound.ts';
import { inOrderOfTime } from './expected-shortfalls.ts';

export interface ShortChain {
  /** By entry the most that it can lack. */
  readonly lacking: ReadonlyMap<string, readonly Leg[]>;
  /** By sale when it is covered at the latest; without an entry where what came does not suffice for certain. */
  readonly coveredBy: ReadonlyMap<string, Instant>;
}

export function shortChain(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  /** Entries that lack coins, or were said to be short. */
  asked: ReadonlySet<string>,
  /** Entries that may not count: nobody can rely on what they bring. */
  left: ReadonlySet<string>,
): ShortChain {
  const walk = new ChainWalk(settings, asked, left);
  if (asked.size > 0) for (const event of inOrderOfTime(events)) walk.meet(event);
  return walk;
}

/** The least that is held, the most that is owed, all that came, and the sales that wait for their cover, oldest first. */
interface Pool {
  held: Decimal;
  owed: Decimal;
  came: Decimal;
  readonly waiting: { readonly id: string; readonly until: Decimal }[];
}

class ChainWalk implements ShortChain {
  readonly lacking = new Map<string, Leg[]>();
  readonly coveredBy = new Map<string, Instant>();
  readonly #scope: MatchSettings['scope'];
  readonly #asked: ReadonlySet<string>;
  readonly #left: ReadonlySet<string>;
  readonly #pools = new Map<string, Pool>();

  constructor({ scope }: MatchSettings, asked: ReadonlySet<string>, left: ReadonlySet<string>) {
    this.#scope = scope;
    this.#asked = asked;
    this.#left = left;
  }

  meet(event: LedgerEvent): void {
    const { id, kind, wallet, fee } = event;
    const isMoved = kind === 'transfer';
    // In one pool for all wallets a transfer moves nothing.
    const isDone = !('out' in event) || (isMoved && this.#scope === 'global') || this.#leave(event, event.out);
    const isKept = fee !== undefined && 'in' in event && event.in.asset === fee.asset;
    const isPaid = fee === undefined || isKept || this.#leave(event, fee);
    // Whoever lacks only the fee can say as well that the sale was short.
    const canBeShort = !isDone || !isPaid || this.#asked.has(id);
    if ((kind === 'sell' || kind === 'swap') && canBeShort) this.#owe(event, event.out);
    if (this.#left.has(id)) return;
    if (isMoved && isDone && this.#scope === 'wallet')
      this.#enter(event.toWallet, event.out.asset, dec(event.out.amount), event.at);
    if ('in' in event && (isDone || kind !== 'migration'))
      this.#enter(wallet, event.in.asset, subtract(dec(event.in.amount), isKept ? dec(fee.amount) : ZERO), event.at);
  }

  #of(wallet: string, asset: string): Pool {
    const key = `${poolOwner(this.#scope, wallet)}\n${asset}`;
    let pool = this.#pools.get(key);
    if (pool === undefined) {
      pool = { held: ZERO, owed: ZERO, came: ZERO, waiting: [] };
      this.#pools.set(key, pool);
    }
    return pool;
  }

  /** Whether the coins were there for certain. */
  #leave({ id, wallet }: LedgerEvent, { asset, amount }: Leg): boolean {
    if (isFiat(asset)) return true;
    const pool = this.#of(wallet, asset);
    const rest = subtract(pool.held, dec(amount));
    pool.held = rest.units < 0n ? ZERO : rest;
    if (rest.units >= 0n) return true;
    const leg = { asset, amount: formatDecimal(subtract(ZERO, rest)) };
    this.lacking.set(id, [...(this.lacking.get(id) ?? []), leg]);
    return false;
  }

  /** A short sale owes the whole amount, whatever is held. */
  #owe({ id, wallet }: LedgerEvent, { asset, amount }: Leg): void {
    const pool = this.#of(wallet, asset);
    pool.owed = add(pool.owed, dec(amount));
    pool.waiting.push({ id, until: add(pool.came, pool.owed) });
  }

  /** What comes covers the oldest first; only the rest is held. */
  #enter(wallet: string, asset: string, amount: Decimal, at: string): void {
    const pool = this.#of(wallet, asset);
    const cover = smallest(amount, pool.owed);
    pool.owed = subtract(pool.owed, cover);
    pool.held = add(pool.held, subtract(amount, cover));
    pool.came = add(pool.came, amount);
    if (pool.waiting.length === 0) return;
    const arrived = parseInstant(at);
    for (let sale = pool.waiting[0]; sale !== undefined && arrived.ok; sale = pool.waiting[0]) {
      if (compare(sale.until, pool.came) > 0) return;
      this.coveredBy.set(sale.id, arrived.value);
      pool.waiting.shift();
    }
  }
}
