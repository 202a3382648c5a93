/**
 * What events lack, by counting what each pool holds: a disposal that is short gets what is missing and goes on. The engine
 * stops such a disposal instead, so it would find them one after the other, with a whole run for each.
 */
import { add, type Decimal, dec, formatDecimal, subtract, ZERO } from '@cryptax/kernel';
import {
  type AssumedAcquisitionEvent,
  isFiat,
  type LedgerEvent,
  type Leg,
  type MatchSettings,
  poolOwner,
} from '@cryptax/ledger';

/** Nothing of coins that were sold short on purpose: what arrives then covers the sale first. */
export function expectedShortfalls(
  events: readonly LedgerEvent[],
  { scope }: MatchSettings,
  /** As the engine has it: what is short is not done at all. */
  isStopped = false,
): ReadonlyMap<string, readonly Leg[]> {
  const missing = new Map<string, Leg[]>();
  const soldShort = new Set(events.flatMap((event) => ('short' in event && event.short ? [event.out.asset] : [])));
  const held = new Map<string, Decimal>();
  const poolOf = (wallet: string, asset: string) => `${poolOwner(scope, wallet)}\n${asset}`;
  const enter = (wallet: string, asset: string, amount: Decimal) => {
    const pool = poolOf(wallet, asset);
    held.set(pool, add(held.get(pool) ?? ZERO, amount));
  };
  const leave = (event: LedgerEvent, { asset, amount }: Leg): boolean => {
    const pool = poolOf(event.wallet, asset);
    const left = subtract(held.get(pool) ?? ZERO, dec(amount));
    const isShort = left.units < 0n;
    if (isShort && !soldShort.has(asset)) {
      const leg = { asset, amount: formatDecimal(subtract(ZERO, left)) };
      missing.set(event.id, [...(missing.get(event.id) ?? []), leg]);
    }
    if (!isShort || !isStopped) held.set(pool, isShort ? ZERO : left);
    return !isShort || !isStopped;
  };
  for (const event of inOrderOfTime(events)) {
    const { wallet, fee } = event;
    const isKept = fee !== undefined && 'in' in event && event.in.asset === fee.asset;
    const isMoved = event.kind === 'transfer';
    // In one pool for all wallets a transfer moves nothing, so it lacks nothing either.
    const isDone = !('out' in event) || (isMoved && scope === 'global') || leave(event, event.out);
    if (isMoved && isDone && scope === 'wallet') enter(event.toWallet, event.out.asset, dec(event.out.amount));
    if (fee !== undefined && !isKept && !isFiat(fee.asset)) leave(event, fee);
    if ('in' in event && (isDone || event.kind !== 'migration'))
      enter(wallet, event.in.asset, subtract(dec(event.in.amount), isKept ? dec(fee.amount) : ZERO));
  }
  return missing;
}

/**
 * What events would lack if none of these entries counted; if some of them do, it is no more. Either all else that is missing has
 * been answered, or nothing of it: coins that a stopped transfer did not bring are lacking too.
 */
export function shortWithout(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  left: ReadonlySet<string>,
  /** Lots that were added for what is missing. */
  assumed: ReadonlyMap<string, AssumedAcquisitionEvent>,
): ReadonlyMap<string, readonly Leg[]> {
  if (left.size === 0) return new Map();
  // What only takes coins stays: without it others would lack less. What was assumed for an entry stays or goes with it.
  const gone = new Set(
    events.filter((event) => left.has(event.id) && ('in' in event || event.kind === 'transfer')).map(({ id }) => id),
  );
  const isGone = (event: LedgerEvent) =>
    gone.has(event.id) || (event.kind === 'assumed-acquisition' && gone.has(event.forEventId ?? ''));
  const rest = events.filter((event) => !isGone(event));
  const asItStands = rest.filter(({ id }) => !assumed.has(id));
  const lacking = new Map(expectedShortfalls(rest, settings));
  // What was added for an entry is counted with it already.
  const supplied = new Set([...assumed.values()].map(({ forEventId }) => forEventId));
  for (const [id, legs] of expectedShortfalls(asItStands, settings, true)) {
    if (!supplied.has(id) && !lacking.has(id)) lacking.set(id, legs);
  }
  return lacking;
}

/** Where the events stand in the order of time; undefined where they stand in it already. */
export function placesInTime(events: readonly LedgerEvent[]): Int32Array | undefined {
  const isSorted = events.every((event, no) => no === 0 || (events[no - 1] as LedgerEvent).at <= event.at);
  if (isSorted) return undefined;
  const moment = (place: number) => (events[place] as LedgerEvent).at;
  return Int32Array.from(events.keys()).sort((a, b) =>
    moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : a - b,
  );
}

export function inOrderOfTime(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const places = placesInTime(events);
  return places === undefined ? events : Array.from(places, (place) => events[place] as LedgerEvent);
}
