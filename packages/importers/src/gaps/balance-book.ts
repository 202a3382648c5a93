/**
 * Balances of every pool in the order in which the engine works: by time, then an assumption before what it is for, then
 * the order of the ledger (rule book 0.4). Changes are tried on the pools they touch; the book itself never changes.
 */
import { add, addToGroup, compare, type Decimal, type Instant, isNegative, parseInstant } from '@cryptax/kernel';
import { type LedgerEvent, poolOwner, type Scope } from '@cryptax/ledger';
import { type CoinMove, coinMoves, NOTHING } from './coin-moves.ts';
import type { GapChanges, Pool } from './gap-types.ts';

interface PlacedMove extends CoinMove {
  readonly eventId: string;
  readonly at: Instant;
  readonly rank: number;
  readonly order: number;
}

export interface Walk {
  /** The first move that took more than there was, and the balance it left. */
  readonly firstDip?:
    | { readonly eventId: string; readonly part: CoinMove['part']; readonly balance: Decimal }
    | undefined;
  /** The lowest balance, never above nothing. */
  readonly lowest: Decimal;
  readonly final: Decimal;
}

export class BalanceBook {
  readonly #scope: Scope;
  readonly #moves = new Map<string, PlacedMove[]>();
  readonly #order = new Map<string, number>();
  readonly #events = new Map<string, LedgerEvent>();

  constructor(events: readonly LedgerEvent[], scope: Scope) {
    this.#scope = scope;
    for (const event of events) {
      this.#order.set(event.id, this.#order.size);
      this.#events.set(event.id, event);
      for (const [key, move] of this.#placed(event)) addToGroup(this.#moves, key, move);
    }
    for (const list of this.#moves.values()) list.sort(inOrder);
  }

  event(id: string): LedgerEvent | undefined {
    return this.#events.get(id);
  }

  /** Place in the ledger: later files stand behind earlier ones. */
  place(id: string): number {
    return this.#order.get(id) ?? this.#order.size;
  }

  pools(): readonly Pool[] {
    return [...this.#moves.keys()].map(poolOf);
  }

  /** Events that move a pool, in order. */
  eventsOf(pool: Pool): readonly LedgerEvent[] {
    const ids = new Set((this.#moves.get(keyOf(pool)) ?? []).map((move) => move.eventId));
    return [...ids].flatMap((id) => this.#events.get(id) ?? []);
  }

  walk(pool: Pool, changes?: GapChanges): Walk {
    return walkOver(this.#movesOf(keyOf(pool), changes));
  }

  /** The balance just before an instant. */
  balanceBefore(pool: Pool, at: Instant): Decimal {
    const moves = this.#moves.get(keyOf(pool)) ?? [];
    return moves.filter((move) => move.at < at).reduce((sum, move) => add(sum, move.change), NOTHING);
  }

  /** Pools in which the changes move something, before or after. */
  touched(changes: GapChanges): readonly Pool[] {
    const before = [...changes.remove, ...changes.upsert.map(({ id }) => id)].flatMap((id) => this.event(id) ?? []);
    const keys = [...before, ...changes.upsert].flatMap((event) => this.#placed(event).map(([key]) => key));
    return [...new Set(keys)].map(poolOf);
  }

  #movesOf(key: string, changes: GapChanges | undefined): readonly PlacedMove[] {
    const moves = this.#moves.get(key) ?? [];
    if (changes === undefined) return moves;
    const gone = new Set([...changes.remove, ...changes.upsert.map(({ id }) => id)]);
    const fresh = changes.upsert.flatMap((event) =>
      this.#placed(event).flatMap(([place, move]) => (place === key ? [move] : [])),
    );
    return [...moves.filter((move) => !gone.has(move.eventId)), ...fresh].sort(inOrder);
  }

  #placed(event: LedgerEvent): readonly (readonly [string, PlacedMove])[] {
    const at = parseInstant(event.at);
    if (!at.ok) return [];
    const rank = event.kind === 'assumed-acquisition' && event.forEventId !== undefined ? -1 : 0;
    const order = this.#order.get(event.id) ?? Number.MAX_SAFE_INTEGER;
    return coinMoves(event).map((move) => {
      const wallet = poolOwner(this.#scope, move.wallet);
      return [keyOf({ wallet, asset: move.asset }), { ...move, eventId: event.id, at: at.value, rank, order }];
    });
  }
}

/** An event may touch a pool twice (amount and fee): what it brings and takes is one step. */
function walkOver(moves: readonly PlacedMove[]): Walk {
  let balance = NOTHING;
  let lowest = NOTHING;
  let firstDip: Walk['firstDip'];
  for (const [index, { eventId, change, part }] of moves.entries()) {
    balance = add(balance, change);
    if (moves[index + 1]?.eventId === eventId || !isNegative(balance)) continue;
    firstDip ??= { eventId, part, balance };
    if (compare(balance, lowest) < 0) lowest = balance;
  }
  return { lowest, final: balance, firstDip };
}

function inOrder(a: PlacedMove, b: PlacedMove): number {
  return a.at - b.at || a.rank - b.rank || a.order - b.order;
}

/** A line break cannot stand in the name of a wallet. */
function keyOf({ wallet, asset }: Pool): string {
  return `${wallet}\n${asset}`;
}

function poolOf(key: string): Pool {
  const cut = key.indexOf('\n');
  return { wallet: key.slice(0, cut), asset: key.slice(cut + 1) };
}
