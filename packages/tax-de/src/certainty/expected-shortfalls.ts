/**
 * What events lack, by counting what each pool holds: a disposal that is short gets what is missing and goes on. The engine
 * stops such a disposal instead, so it would find them one after the other, with a whole run for each.
 */
import { add, compare, type Decimal, dec, formatDecimal, subtract, ZERO } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg, type MatchSettings, poolOwner } from '@cryptax/ledger';

/** Nothing where coins were sold short on purpose: what arrives then covers the sale first. */
export function expectedShortfalls(
  events: readonly LedgerEvent[],
  { scope }: MatchSettings,
): ReadonlyMap<string, readonly Leg[]> {
  const missing = new Map<string, Leg[]>();
  if (events.some((event) => 'short' in event)) return missing;
  const held = new Map<string, Decimal>();
  const poolOf = (wallet: string, asset: string) => `${poolOwner(scope, wallet)}\n${asset}`;
  const enter = (wallet: string, asset: string, amount: Decimal) => {
    const pool = poolOf(wallet, asset);
    held.set(pool, add(held.get(pool) ?? ZERO, amount));
  };
  const leave = (event: LedgerEvent, { asset, amount }: Leg) => {
    const pool = poolOf(event.wallet, asset);
    const left = subtract(held.get(pool) ?? ZERO, dec(amount));
    if (left.units < 0n) {
      const leg = { asset, amount: formatDecimal(subtract(ZERO, left)) };
      missing.set(event.id, [...(missing.get(event.id) ?? []), leg]);
    }
    held.set(pool, compare(left, ZERO) < 0 ? ZERO : left);
  };
  for (const event of inOrderOfTime(events)) {
    const { wallet, fee } = event;
    const isKept = fee !== undefined && 'in' in event && event.in.asset === fee.asset;
    if ('out' in event) leave(event, event.out);
    if (event.kind === 'transfer') enter(event.toWallet, event.out.asset, dec(event.out.amount));
    if (fee !== undefined && !isKept && !isFiat(fee.asset)) leave(event, fee);
    if ('in' in event) enter(wallet, event.in.asset, subtract(dec(event.in.amount), isKept ? dec(fee.amount) : ZERO));
  }
  return missing;
}

/** What events would lack if none of these entries counted; if some of them do, it is no more. */
export function shortWithout(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  left: ReadonlySet<string>,
): ReadonlyMap<string, readonly Leg[]> {
  if (left.size === 0) return new Map();
  const isLeft = (event: LedgerEvent) => {
    // What was assumed for an entry goes with it.
    if (event.kind === 'assumed-acquisition' && left.has(event.forEventId ?? '')) return true;
    return left.has(event.id) && ('in' in event || event.kind === 'transfer');
  };
  return expectedShortfalls(
    events.filter((event) => !isLeft(event)),
    settings,
  );
}

export function inOrderOfTime(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const isSorted = events.every((event, no) => no === 0 || (events[no - 1] as LedgerEvent).at <= event.at);
  return isSorted ? events : [...events].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
