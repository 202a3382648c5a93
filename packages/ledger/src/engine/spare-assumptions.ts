/**
 * Acquisitions that were assumed for an event and that other events have made needless since: the purchase came with a later
 * file, or the sale became smaller. How much could go without leaving any later event short, told by balances, not by lots:
 * under LIFO the sale would take the assumed lot and leave the bought one.
 */
import { ALL_WALLETS } from '../settings.ts';
import type { SpareAssumption } from '../views.ts';
import { formatUnits } from './amounts.ts';
import { type EventTable, KIND } from './event-table.ts';
import type { Pool } from './pool.ts';
import type { Timeline } from './timeline.ts';
import type { ViewSource } from './view-source.ts';

/** An assumption, and the lowest balance of its pool from its own moment to that of the next one. */
interface Stretch {
  readonly slot: number;
  lowest: bigint;
}

interface Track {
  balance: bigint;
  /** All that was assumed so far. */
  assumed: bigint;
  readonly stretches: Stretch[];
}

export function spareAssumptions(source: ViewSource & { readonly timeline: Timeline }): SpareAssumption[] {
  const { events, timeline } = source;
  const tracks = assumedPools(events, timeline);
  if (tracks.size === 0) return [];
  walk(source, tracks);
  // A sale that names the lot of an assumption cannot do without it.
  const named = namedLots(events);
  return [...tracks].flatMap(([pool, track]) =>
    spareOf(source, pool, track).filter(({ eventId }) => !named.has(eventId)),
  );
}

/** The user's assumption about a named event; one without is an opening balance, and nobody says how much of it is needed. */
function isAboutAnEvent({ kind, rank }: EventTable, slot: number): boolean {
  return kind[slot] === KIND['assumed-acquisition'] && (rank[slot] as number) < 0;
}

function assumedPools(events: EventTable, { order, count }: Timeline): Map<number, Track> {
  const tracks = new Map<number, Track>();
  for (let place = 0; place < count; place++) {
    const slot = order[place] as number;
    if (!isAboutAnEvent(events, slot)) continue;
    const pool = events.inPool[slot] as number;
    if (pool >= 0) tracks.set(pool, { balance: 0n, assumed: 0n, stretches: [] });
  }
  return tracks;
}

/**
 * What came counts where it really came; what was to leave counts even where it was stopped. An event that waits for a price
 * or for other coins still needs its own.
 */
function walk(
  { events, book, timeline }: ViewSource & { timeline: Timeline },
  tracks: ReadonlyMap<number, Track>,
): void {
  const hasArrived = new Uint8Array(events.count);
  for (let row = 0; row < book.lots.rows; row++) hasArrived[book.lots.rowSlot[row] as number] = 1;
  const isGlobal = book.pools.some(({ wallet }) => wallet === ALL_WALLETS);
  const trackOf: (Track | undefined)[] = book.pools.map((_, pool) => tracks.get(pool));
  for (let place = 0; place < timeline.count; place++) {
    const slot = timeline.order[place] as number;
    const going = trackOf[events.outPool[slot] as number];
    const coming = hasArrived[slot] === 1 ? trackOf[events.inPool[slot] as number] : undefined;
    const paying = trackOf[events.feePool[slot] as number];
    const isMove = events.kind[slot] === KIND.transfer;
    // Between wallets of one pool nothing moves.
    if (!isMove || !isGlobal) {
      if (going) going.balance -= events.out.units(slot);
      if (going) note(going);
      if (coming) coming.balance += (isMove ? events.out : events.in).units(slot);
    }
    if (paying) paying.balance -= events.fee.units(slot);
    if (coming && isAboutAnEvent(events, slot)) {
      coming.assumed += events.in.units(slot);
      coming.stretches.push({ slot, lowest: coming.balance });
    }
    // A fork of assumed coins alone would find none without them.
    if (going && events.kind[slot] === KIND.fork && going.balance <= going.assumed) keepAll(going);
    if (paying) note(paying);
  }
}

function note({ balance, stretches }: Track): void {
  const last = stretches.at(-1);
  if (last !== undefined && balance < last.lowest) last.lowest = balance;
}

function keepAll({ stretches }: Track): void {
  const last = stretches.at(-1);
  if (last !== undefined) last.lowest = 0n;
}

/** The earliest assumption gives first; what it gives is missing in every balance after it. */
function spareOf({ events, assets, book }: ViewSource, pool: number, { stretches }: Track): SpareAssumption[] {
  const { wallet, asset } = book.pools[pool] as Pool;
  const scale = assets.scale[asset] as number;
  const lowest = lowestFrom(stretches);
  let given = 0n;
  return stretches.flatMap(({ slot }, index): SpareAssumption[] => {
    const amount = events.in.units(slot);
    const free = (lowest[index] as bigint) - given;
    const spare = free < amount ? free : amount;
    if (spare <= 0n) return [];
    given += spare;
    return [
      {
        eventId: events.ids[slot] as string,
        wallet,
        asset: assets.names[asset] as string,
        amount: formatUnits(amount, scale),
        spare: formatUnits(spare, scale),
      },
    ];
  });
}

function namedLots({ details }: EventTable): ReadonlySet<string> {
  return new Set([...details.values()].flatMap(({ lotIds = [] }) => lotIds));
}

/** The lowest balance from each stretch to the end. */
function lowestFrom(stretches: readonly Stretch[]): bigint[] {
  const lowest = stretches.map((stretch) => stretch.lowest);
  for (let index = lowest.length - 2; index >= 0; index--) {
    const later = lowest[index + 1] as bigint;
    if (later < (lowest[index] as bigint)) lowest[index] = later;
  }
  return lowest;
}
