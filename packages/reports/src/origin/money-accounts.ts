/**
 * Which money paid for what. Every platform has an account per currency: deposits and sales bring money, purchases and payouts
 * take it. Each use gets, in order of time, the fewest sources that cover it out of what is left, so no euro counts twice. What no
 * source covers was paid by money that is in no file, and stays open.
 */
import { isFiat, type LedgerEvent, type MoneyEvent } from '@cryptax/ledger';
import { centsOf } from './cents.ts';
import { MoneyHeap, type MoneySource } from './money-heap.ts';

export interface MoneyPart {
  readonly sourceId: string;
  readonly cents: bigint;
}

/** What an event took out of an account or brought into it, in the account's own currency. */
export interface MoneyUse {
  readonly currency: string;
  readonly cents: bigint;
  readonly parts: readonly MoneyPart[];
}

export interface MoneyAccounts {
  takenBy(eventId: string): MoneyUse | undefined;
  /** Everything that a sale or deposit brought. */
  broughtBy(eventId: string): bigint | undefined;
  /** Euro that still lie on accounts, by where they came from. */
  readonly left: readonly MoneyPart[];
}

export function moneyAccounts(events: readonly LedgerEvent[]): MoneyAccounts {
  const accounts = new Map<string, MoneyHeap>();
  const uses = new Map<string, MoneyUse>();
  const brought = new Map<string, bigint>();
  const accountOf = (wallet: string, currency: string) => {
    const key = `${wallet}\n${currency}`;
    const account = accounts.get(key) ?? new MoneyHeap();
    accounts.set(key, account);
    return account;
  };
  const moves = moneyMoves(events);
  const done = new Set<string>();
  for (const event of inOrder(events)) {
    const moved = movedBy(event);
    if (moved === undefined || moved.cents <= 0n || done.has(event.id)) continue;
    const account = accountOf(event.wallet, moved.currency);
    const move = moves.get(event.id);
    if (move !== undefined) {
      // Both sides at once, whichever clock was ahead; what no file shows stays a source of its own.
      const parts = accountOf(move.out.wallet, moved.currency).take(moved.cents);
      const target = accountOf(move.in.wallet, moved.currency);
      const covered = parts.reduce((sum, { cents }) => sum + cents, 0n);
      for (const { sourceId, cents } of parts) target.push({ id: sourceId, left: cents });
      if (covered < moved.cents) target.push({ id: move.in.id, left: moved.cents - covered });
      uses.set(move.out.id, { ...moved, parts });
      brought.set(move.in.id, moved.cents);
      done.add(move.in.id).add(move.out.id);
    } else if (moved.comes) {
      account.push({ id: event.id, left: moved.cents });
      brought.set(event.id, moved.cents);
    } else uses.set(event.id, { ...moved, parts: account.take(moved.cents) });
  }
  const euros = [...accounts].filter(([key]) => key.endsWith('\nEUR')).flatMap(([, account]) => account.rest());
  return {
    takenBy: (id) => uses.get(id),
    broughtBy: (id) => brought.get(id),
    left: euros.map(({ id, left }: MoneySource) => ({ sourceId: id, cents: left })),
  };
}

interface MoneyMove {
  readonly in: MoneyEvent;
  readonly out: MoneyEvent;
}

const SAME_MOVE_MS = 10 * 60_000;

/**
 * Money that went from one platform of the user to another without a bank: the same sum within minutes, and one of the two rows
 * names the other platform. Without that name they stay a payout and a payment.
 */
function moneyMoves(events: readonly LedgerEvent[]): ReadonlyMap<string, MoneyMove> {
  const money = events.filter((event): event is MoneyEvent => event.kind === 'money-in' || event.kind === 'money-out');
  const moves = new Map<string, MoneyMove>();
  for (const named of money) {
    if (named.address === undefined || named.charge !== undefined || moves.has(named.id)) continue;
    const other = money.find((each) => isOtherSide(named, each) && !moves.has(each.id));
    if (other === undefined) continue;
    const move = named.kind === 'money-in' ? { in: named, out: other } : { in: other, out: named };
    moves.set(named.id, move).set(other.id, move);
  }
  return moves;
}

function isOtherSide(named: MoneyEvent, other: MoneyEvent): boolean {
  const { asset, amount } = named.money;
  return (
    other.kind !== named.kind &&
    other.wallet === named.address &&
    other.charge === undefined &&
    other.money.asset === asset &&
    centsOf(other.money.amount) === centsOf(amount) &&
    Math.abs(Date.parse(other.at) - Date.parse(named.at)) <= SAME_MOVE_MS
  );
}

interface Moved {
  readonly currency: string;
  readonly cents: bigint;
  readonly comes: boolean;
}

function movedBy(event: LedgerEvent): Moved | undefined {
  switch (event.kind) {
    case 'money-in':
    case 'money-out': {
      const comes = event.kind === 'money-in';
      const { asset, amount } = event.money;
      const kept = event.charge?.asset === asset ? centsOf(event.charge.amount) : 0n;
      return { currency: asset, cents: comes ? centsOf(amount) - kept : centsOf(amount) + kept, comes };
    }
    case 'buy':
    case 'sell': {
      const { currency, amount } = priceOf(event);
      if (amount === undefined) return undefined;
      const comes = event.kind === 'sell';
      const fee = event.fee?.asset === currency ? centsOf(event.fee.amount) : 0n;
      return { currency, cents: comes ? centsOf(amount) - fee : centsOf(amount) + fee, comes };
    }
    default:
      return undefined;
  }
}

/** The money as the platform moved it: in the currency of the trade, where the file names one. */
function priceOf({ valueEur, valueOrigin }: Extract<LedgerEvent, { kind: 'buy' | 'sell' }>) {
  const { currency, amount } = valueOrigin ?? {};
  const isForeign = currency !== undefined && currency !== 'EUR' && isFiat(currency) && amount !== undefined;
  return isForeign ? { currency, amount } : { currency: 'EUR', amount: valueEur };
}

/** By time; money that comes in a second is there for what leaves in it. */
function inOrder(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const first = (event: LedgerEvent) => (event.kind === 'money-in' ? 0 : event.kind === 'money-out' ? 2 : 1);
  return [...events].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : first(a) - first(b)));
}
