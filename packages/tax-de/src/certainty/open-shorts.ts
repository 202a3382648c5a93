/**
 * Which coins cover a short sale, and what they cost, may change with any entry in doubt that moves its coins, also long after the
 * sale. Such a sale is bounded as if nobody had said yet that it was short: that is one of the answers which the bound
 * holds, so saying it never widens a range. Sales of coins that no open point touches stay as they are.
 */
import { isFiat, type LedgerEvent, type MatchSettings } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { type OpenPoint, openPoints } from './open-points.ts';

interface Asked {
  readonly events: readonly LedgerEvent[];
  readonly points: readonly OpenPoint[];
  /** Points that are only there because a sale is short, with those about the sales that they are answered beside. */
  readonly instead: ReadonlyMap<string, readonly string[]>;
}

const NOTHING_INSTEAD: Asked['instead'] = new Map();

export function withShortsOpen(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
): Asked {
  const asked = new Set(points.flatMap(({ eventIds: [id = ''] }) => id));
  if (asked.size === 0 || !events.some(isShort)) return { events, points, instead: NOTHING_INSTEAD };
  const touched = reachedFrom(events, asked);
  const opened = new Set<string>();
  const unsaid = events.map((event) => {
    if (!isShort(event) || !touched.has(event.out.asset)) return event;
    opened.add(event.id);
    const { short: _, ...rest } = event;
    return rest;
  });
  if (opened.size === 0) return { events, points, instead: NOTHING_INSTEAD };
  const lacking = openPoints(unsaid, loadEngine(unsaid, settings), 0).filter(({ kind }) => kind === 'acquisition');
  const found = new Map(lacking.map((point) => [point.id, point]));
  for (const eventId of opened) {
    const id = `acquisition:${eventId}`;
    if (!found.has(id)) found.set(id, { id, kind: 'acquisition', eventIds: [eventId] });
  }
  // What another entry lacks only because a sale is short is what that sale lacks.
  const isOwn = ({ id, kind }: OpenPoint) => kind !== 'acquisition' || found.has(id);
  const shorts = [...opened].map((eventId) => `acquisition:${eventId}`);
  return {
    events: unsaid,
    points: [...points.filter(({ kind }) => kind !== 'acquisition'), ...found.values()],
    instead: new Map(points.filter((point) => !isOwn(point)).map(({ id }) => [id, [id, ...shorts]])),
  };
}

/** Coins that these entries move, and all that those became or were traded for. */
function reachedFrom(events: readonly LedgerEvent[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const beside = new Map<string, Set<string>>();
  const waiting: string[] = [];
  for (const event of events) {
    const coins = coinsOf(event);
    for (const coin of coins) {
      const others = beside.get(coin) ?? new Set();
      beside.set(coin, others);
      for (const other of coins) others.add(other);
    }
    if (ids.has(event.id)) waiting.push(...coins);
  }
  const reached = new Set<string>();
  for (let coin = waiting.pop(); coin !== undefined; coin = waiting.pop()) {
    if (reached.has(coin)) continue;
    reached.add(coin);
    waiting.push(...(beside.get(coin) ?? []));
  }
  return reached;
}

function coinsOf(event: LedgerEvent): readonly string[] {
  const legs = ['in' in event ? event.in : undefined, 'out' in event ? event.out : undefined, event.fee];
  const coins = legs.flatMap((leg) => (leg === undefined || isFiat(leg.asset) ? [] : [leg.asset]));
  return event.kind === 'fork' ? [...coins, event.asset] : coins;
}

type ShortSale = Extract<LedgerEvent, { readonly kind: 'sell' | 'swap' }> & { readonly short: true };

function isShort(event: LedgerEvent): event is ShortSale {
  return (event.kind === 'sell' || event.kind === 'swap') && event.short === true;
}
