/**
 * A gift between two books: whoever receives coins steps into the giver's place, with the day and the cost of every lot that
 * left the giver's book (§ 23 (1) sentence 3 EStG, rule P23-09). Both books are needed for that, so it is worked out here and
 * written into the receiver's book as entries of its own, one for each lot.
 */
import { compareText, dec, defined, equals, parseInstant, sum } from '@cryptax/kernel';
import type { GiftInEvent, GiftOutEvent, LedgerEvent, MovementView } from '@cryptax/ledger';

export interface GiftPair {
  readonly given: GiftOutEvent;
  readonly received: GiftInEvent;
}

/** A transfer between two people may take a while to be booked on the other side. */
const MOST_DAYS_APART = 3;
const DAY_SECONDS = 86_400;

/** Gifts out of one book that are gifts into the other: the same coin and quantity, by transaction or within days, each once. */
export function giftPairs(giver: readonly LedgerEvent[], receiver: readonly LedgerEvent[]): readonly GiftPair[] {
  const received = receiver.filter((event) => event.kind === 'gift-in');
  const taken = new Set<string>();
  return giver.flatMap((given) => {
    if (given.kind !== 'gift-out') return [];
    const fitting = received
      .filter((event) => !taken.has(event.id) && fits(given, event))
      .sort((a, b) => apart(given, a) - apart(given, b) || compareText(a.id, b.id));
    const [nearest] = fitting;
    if (nearest === undefined) return [];
    taken.add(nearest.id);
    return [{ given, received: nearest }];
  });
}

function fits(given: GiftOutEvent, received: GiftInEvent): boolean {
  if (given.out.asset !== received.in.asset || !equals(dec(given.out.amount), dec(received.in.amount))) return false;
  if (given.txHash !== undefined && received.txHash !== undefined) return given.txHash === received.txHash;
  return apart(given, received) <= MOST_DAYS_APART * DAY_SECONDS;
}

function apart(a: LedgerEvent, b: LedgerEvent): number {
  const [from, to] = [parseInstant(a.at), parseInstant(b.at)];
  // An entry without a readable moment fits nothing.
  return from.ok && to.ok ? Math.abs(from.value - to.value) : Number.POSITIVE_INFINITY;
}

/**
 * The receiver's entries with the giver's days and costs. Null while the giver's own cost is not known, or not all of the
 * gift came from lots: then nothing is carried over by half. `isTaken` tells ids that the receiver's book has already.
 */
export function linkedGift(
  { given, received }: GiftPair,
  movements: readonly MovementView[],
  isTaken: (id: string) => boolean,
): readonly GiftInEvent[] | null {
  const parts = movements.filter(({ eventId, kind }) => eventId === given.id && kind === 'gift-out');
  const isWhole = equals(sum(parts.map(({ amount }) => dec(amount))), dec(received.in.amount));
  if (!isWhole || parts.some(({ cost }) => cost === null)) return null;
  const { fee, valueOrigin: _origin, ...event } = received;
  let last = 1;
  const nextId = (): string => {
    do last++;
    while (isTaken(`${received.id}/${last}`));
    return `${received.id}/${last}`;
  };
  return parts.map(({ acquiredAt, amount, cost }, index) => ({
    ...event,
    id: index === 0 ? received.id : nextId(),
    in: { asset: received.in.asset, amount },
    valueEur: cost ?? '0',
    acquiredAt,
    ...defined({ fee: index === 0 ? fee : undefined }),
  }));
}

/** Whether the receiver's entry says already what the giver's book says. */
export function isLinkedGift(received: GiftInEvent, [only, ...more]: readonly GiftInEvent[]): boolean {
  if (only === undefined || more.length > 0 || received.valueEur === undefined) return false;
  const isSameCost = equals(dec(received.valueEur), dec(only.valueEur ?? '0'));
  return isSameCost && (received.acquiredAt ?? received.at) === only.acquiredAt;
}
