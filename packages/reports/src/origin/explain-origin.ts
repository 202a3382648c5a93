/**
 * Walks a sum of money back: from the payout to the sales that paid it, from their lots over transfers and swaps to the purchases,
 * and from those to the money paid in. At every step the fewest entries that cover what is asked for are taken. What the sum
 * grew by on the way is gain; what no entry shows is said as unknown.
 */
import type { LedgerEvent, OpenLotView } from '@cryptax/ledger';
import { centsOf, euroText, shareOf } from './cents.ts';
import { broughtBy, costOf } from './entry-worth.ts';
import { type MoneyAccounts, moneyAccounts } from './money-accounts.ts';
import type { OriginBooks, OriginPart, OriginProof, OriginRole, OriginTarget } from './origin-proof.ts';
import { OriginRecord } from './origin-record.ts';
import { smallestSet } from './smallest-set.ts';

export function explainOrigin(
  target: OriginTarget,
  events: readonly LedgerEvent[],
  books: OriginBooks,
): OriginProof | undefined {
  const walk = new Walk(events, books);
  const cents = walk.start(target);
  return cents === undefined ? undefined : walk.proof(target, cents);
}

/** One lot part of a disposal, as far as this proof has not used it yet. */
interface Source {
  left: bigint;
  readonly net: bigint;
  readonly cost: bigint;
  readonly chain: readonly string[];
}

interface Spent {
  left: bigint;
  readonly sourceId: string;
}

class Walk {
  readonly #books: OriginBooks;
  readonly #events: ReadonlyMap<string, LedgerEvent>;
  readonly #money: MoneyAccounts;
  readonly #record = new OriginRecord();
  readonly #lots = new Map<string, Source[]>();
  readonly #spent = new Map<string, Spent[]>();
  /** What is still to be walked; a list instead of calls, because trades may follow each other ten thousand times. */
  readonly #open: (() => void)[] = [];

  constructor(events: readonly LedgerEvent[], books: OriginBooks) {
    this.#books = books;
    this.#events = new Map(events.map((event) => [event.id, event]));
    this.#money = moneyAccounts(events);
  }

  /** What is to be explained; undefined where the target is nothing that has an origin in euro. */
  start(target: OriginTarget): bigint | undefined {
    switch (target.kind) {
      case 'payout':
        return this.#payout(target.eventId);
      case 'wallet':
        return this.#wallet(target.wallet);
      case 'sum':
        return this.#sum(centsOf(target.euro));
    }
  }

  proof(target: OriginTarget, cents: bigint): OriginProof {
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) next();
    return this.#record.proof(target, cents, (id) => this.#events.get(id)?.at ?? '');
  }

  #payout(eventId: string): bigint | undefined {
    const event = this.#events.get(eventId);
    if (event?.kind === 'money-out' && event.money.asset === 'EUR') {
      const cents = centsOf(event.money.amount);
      this.#record.step(eventId, 'payout', cents);
      this.#later(() => this.#paidBy(eventId, cents, cents));
      return cents;
    }
    if (event?.kind !== 'sell' && event?.kind !== 'spend') return undefined;
    const cents = this.#lotsOf(eventId).reduce((sum, { net }) => sum + net, 0n);
    const total = cents > 0n ? cents : event.valueEur === undefined ? undefined : centsOf(event.valueEur);
    if (total !== undefined) this.#later(() => this.#disposal(eventId, 'sale', total, total, null));
    return total;
  }

  #wallet(wallet: string): bigint {
    let all = 0n;
    for (const lot of this.#books.openLots()) {
      if (lot.wallet !== wallet && lot.wallet !== '*') continue;
      all += this.#openLot(lot);
    }
    return all;
  }

  #openLot({ asset, amount, cost, chain, hasNoOrigin }: OpenLotView): bigint {
    const [eventId = null] = chain;
    if (cost === null || hasNoOrigin === true) {
      this.#record.gap({ code: hasNoOrigin ? 'origin-open' : 'cost-missing', eventId, euro: null, asset, amount });
      if (eventId !== null) this.#record.step(eventId, 'unclear', 0n);
      return 0n;
    }
    const cents = centsOf(cost);
    this.#later(() => this.#lot(chain, cents, null));
    return cents;
  }

  /** Out of payouts and of what still lies on the accounts: the fewest that reach it. */
  #sum(wanted: bigint): bigint {
    const payouts = [...this.#events.values()].flatMap((event) =>
      event.kind === 'money-out' && event.money.asset === 'EUR'
        ? [{ id: event.id, cents: centsOf(event.money.amount), isPayout: true }]
        : [],
    );
    const resting = this.#money.left.map(({ sourceId, cents }) => ({ id: sourceId, cents, isPayout: false }));
    const all = [...payouts, ...resting];
    const { taken, missing } = smallestSet(
      all.map(({ cents }) => cents),
      wanted,
    );
    for (const { index, cents } of taken) {
      const found = all[index];
      if (found === undefined) continue;
      if (found.isPayout) {
        this.#record.step(found.id, 'payout', cents);
        this.#later(() => this.#paidBy(found.id, cents, found.cents));
      } else this.#later(() => this.#source(found.id, cents, null));
    }
    if (missing > 0n) this.#record.unknown('sum-too-large', null, missing);
    return wanted;
  }

  /** The money that a purchase or payout used: `euro` of its `total` euro. */
  #paidBy(eventId: string, euro: bigint, total: bigint): void {
    const use = this.#money.takenBy(eventId);
    if (use === undefined || total <= 0n) {
      this.#record.unknown('money-not-in-files', eventId, euro);
      return;
    }
    // In euro the account says what was paid; the rest of a lot's cost is the worth of a fee in coins.
    const isEuro = use.currency === 'EUR';
    const paid = isEuro && use.cents < total ? shareOf(euro, use.cents, total) : euro;
    if (paid < euro) this.#record.add('fees-in-coins', euro - paid);
    const parts = this.#spentOf(eventId, use.parts);
    const wanted = isEuro ? paid : shareOf(paid, use.cents, total);
    const { taken, missing } = smallestSet(
      parts.map(({ left }) => left),
      wanted,
    );
    let rest = paid;
    for (const { index, cents } of taken) {
      const part = parts[index] as Spent;
      part.left -= cents;
      const worth = isEuro ? cents : shareOf(paid, cents, wanted);
      const own = worth < rest ? worth : rest;
      rest -= own;
      this.#later(() => this.#source(part.sourceId, own, eventId));
    }
    if (isEuro || missing > 0n) {
      if (rest > 0n) this.#record.unknown('money-not-in-files', eventId, rest);
    } else if (rest > 0n) this.#addToLast(rest, parts, taken.at(-1)?.index, eventId);
  }

  /** A cent that rounding left belongs to the last source. */
  #addToLast(cents: bigint, parts: readonly Spent[], index: number | undefined, consumer: string): void {
    const part = index === undefined ? undefined : parts[index];
    if (part === undefined) {
      this.#record.unknown('money-not-in-files', consumer, cents);
      return;
    }
    this.#later(() => this.#source(part.sourceId, cents, consumer));
  }

  /** Money that came: paid in, or by a sale. */
  #source(eventId: string, euro: bigint, consumer: string | null): void {
    if (euro <= 0n) return;
    const event = this.#events.get(eventId);
    if (event?.kind === 'money-in') {
      this.#record.step(eventId, 'money-in', euro);
      this.#record.link(eventId, consumer, euro);
      this.#record.add('money-in', euro);
      return;
    }
    const brought = event?.kind === 'sell' ? broughtBy(event) : undefined;
    this.#disposal(eventId, 'sale', euro, brought ?? euro, consumer);
  }

  /** `euro` of the `total` that a sale or swap brought: its lots, the fewest that cover it. */
  #disposal(eventId: string, role: 'sale' | 'swap', euro: bigint, total: bigint, consumer: string | null): void {
    if (euro <= 0n) return;
    this.#record.step(eventId, role, euro);
    this.#record.link(eventId, consumer, euro);
    const lots = this.#lotsOf(eventId);
    const whole = lots.reduce((sum, { net }) => sum + net, 0n);
    if (whole <= 0n) {
      this.#record.unknown('lots-missing', eventId, euro);
      return;
    }
    const asked = total <= 0n ? whole : shareOf(whole, euro, total);
    const wanted = asked < whole ? asked : whole;
    const { taken, missing } = smallestSet(
      lots.map(({ left }) => left),
      wanted,
    );
    if (missing > 0n && taken.length === 0) {
      this.#record.unknown('lots-missing', eventId, euro);
      return;
    }
    let gain = euro;
    for (const { index, cents } of taken) {
      const lot = lots[index] as Source;
      lot.left -= cents;
      const cost = shareOf(lot.cost, cents, lot.net);
      gain -= cost;
      this.#later(() => this.#lot(lot.chain, cost, eventId));
    }
    this.#record.add('gain', gain);
  }

  /** Coins bought for `cost`: over the moves they made, back to how they came. */
  #lot(chain: readonly string[], cost: bigint, consumer: string | null): void {
    const [rootId, ...moves] = chain;
    let next = consumer;
    for (const move of moves.toReversed()) {
      this.#record.step(move, 'move', cost);
      this.#record.link(move, next, cost);
      next = move;
    }
    const root = rootId === undefined ? undefined : this.#events.get(rootId);
    if (rootId === undefined || root === undefined) {
      this.#record.unknown('lots-missing', consumer, cost);
      return;
    }
    const leaf = (role: OriginRole, part: OriginPart): void => {
      this.#record.step(rootId, role, cost);
      this.#record.link(rootId, next, cost);
      this.#record.add(part, cost);
    };
    switch (root.kind) {
      case 'buy':
        this.#record.step(rootId, 'purchase', cost);
        this.#record.link(rootId, next, cost);
        if (cost > 0n) this.#paidBy(rootId, cost, costOf(root));
        return;
      case 'swap':
        this.#disposal(rootId, 'swap', cost, this.#swapCost(root), next);
        return;
      case 'income':
        leaf('income', 'income');
        return;
      case 'gift-in':
        leaf('gift', 'gift');
        return;
      case 'assumed-acquisition':
        this.#record.gap({ code: 'origin-assumed', eventId: rootId, euro: euroText(cost) });
        leaf('assumed', 'assumed');
        return;
      default:
        this.#record.step(rootId, 'unclear', cost);
        this.#record.link(rootId, next, cost);
        this.#record.unknown('origin-open', rootId, cost);
    }
  }

  #swapCost({ id, valueEur, valueOutEur, valueInEur }: Extract<LedgerEvent, { kind: 'swap' }>): bigint {
    const value = valueOutEur ?? valueEur ?? valueInEur;
    return value === undefined ? this.#lotsOf(id).reduce((sum, { net }) => sum + net, 0n) : centsOf(value);
  }

  #lotsOf(eventId: string): readonly Source[] {
    const known = this.#lots.get(eventId);
    if (known !== undefined) return known;
    const parts = this.#books.disposalsOf(eventId).filter(({ part }) => part === 'main');
    const lots = parts.flatMap(({ lots: own }) =>
      own.map(({ proceeds, expenses, cost, chain }): Source => {
        const net = centsOf(proceeds) - centsOf(expenses);
        return { left: net, net, cost: centsOf(cost), chain };
      }),
    );
    this.#lots.set(eventId, lots);
    return lots;
  }

  #spentOf(eventId: string, parts: readonly { readonly sourceId: string; readonly cents: bigint }[]): readonly Spent[] {
    const known = this.#spent.get(eventId);
    if (known !== undefined) return known;
    const spent = parts.map(({ sourceId, cents }): Spent => ({ sourceId, left: cents }));
    this.#spent.set(eventId, spent);
    return spent;
  }

  #later(work: () => void): void {
    this.#open.push(work);
  }
}
