/** What is open in a ledger: one point for each answer that somebody has to give. */
import type { LedgerEngine, LedgerEvent, Leg } from '@cryptax/ledger';
import { yearsSpanned } from './disposal-facts.ts';
import type { PointKind } from './meanings.data.ts';
import type { UnreadRowFacts } from './unread-rows.ts';

export interface OpenPoint {
  readonly id: string;
  readonly kind: PointKind;
  /** The entry that the point is about first. */
  readonly eventIds: readonly string[];
  /** What an acquisition is missing for, as the ledger stands. */
  readonly missing?: readonly Leg[];
  /** Of a price: that of the fee alone. What the coins were worth is known, or nobody has to know it. */
  readonly isFee?: true;
  /** Of a row that nobody could read. */
  readonly row?: UnreadRowFacts;
}

/** An entry that may only tell another one again; it is left out if it does. */
export interface PossibleDuplicate {
  readonly eventId: string;
  readonly otherId: string;
}

/** `unread` counts rows of files that are no entries, or tells what can be read of each. */
export function openPoints(
  events: readonly LedgerEvent[],
  engine: LedgerEngine,
  unread: number | readonly UnreadRowFacts[],
  duplicates: readonly PossibleDuplicate[] = [],
): OpenPoint[] {
  const points = new Map<string, OpenPoint>();
  const keep = (kind: PointKind, ...eventIds: readonly [string, ...string[]]) => {
    const id = `${kind}:${eventIds[0]}`;
    points.set(id, { id, kind, eventIds });
  };
  for (const event of events) if (event.kind === 'open') keep('in' in event ? 'inflow' : 'outflow', event.id);
  for (const { code, source, params } of engine.issues()) {
    if (source.eventId === undefined) continue;
    if (code === 'missing-value') {
      const id = `price:${source.eventId}`;
      const isFee = params.field === 'fee.valueEur' && (points.get(id)?.isFee ?? !points.has(id));
      points.set(id, { id, kind: 'price', eventIds: [source.eventId], ...(isFee ? { isFee } : {}) });
    }
    if (code !== 'missing-acquisition') continue;
    const id = `acquisition:${source.eventId}`;
    const missing = [
      ...(points.get(id)?.missing ?? []),
      { asset: String(params.asset), amount: String(params.missing) },
    ];
    points.set(id, { id, kind: 'acquisition', eventIds: [source.eventId], missing });
  }
  const known = duplicates.length === 0 ? new Set<string>() : new Set(events.map(({ id }) => id));
  for (const { eventId, otherId } of duplicates) {
    if (known.has(eventId) && known.has(otherId)) keep('duplicate', eventId, otherId);
  }
  const rows = typeof unread === 'number' ? Array.from({ length: unread }, () => ({})) : unread;
  for (const [place, row] of rows.entries()) {
    const id = `row:${place + 1}`;
    points.set(id, { id, kind: 'row', eventIds: [], row });
  }
  return [...points.values()];
}

/** Refused by the engine although nobody is asked about it: the entry itself has to be put right, and only its author knows how. */
const REFUSED: ReadonlySet<string> = new Set([
  'unknown-lot',
  'named-lots-short',
  'malformed-event',
  'fee-exceeds-amount',
  'fiat-leg',
]);

/** From the first year with an entry that is not booked, for a reason that is no point, to the last: there nothing bounds a result. */
export function unbookedYears(
  events: readonly LedgerEvent[],
  engine: LedgerEngine,
): { readonly first: number; readonly last: number } | undefined {
  const refused = new Set(engine.issues().flatMap(({ code, source }) => (REFUSED.has(code) ? [source.eventId] : [])));
  if (refused.size === 0) return undefined;
  const { first } = yearsSpanned(events.filter(({ id }) => refused.has(id)));
  return { first, last: yearsSpanned(events).last };
}

/** A row that nobody could read but for its year. */
export function isRowOfYear({ kind, row }: OpenPoint): boolean {
  return kind === 'row' && row?.year !== undefined;
}

/** Whether an event is one that points are about; an open one always is, so most ledgers need no look at the others. */
export function askedAbout(points: readonly OpenPoint[]): (event: LedgerEvent) => boolean {
  const others = new Set<string>();
  for (const { kind, eventIds } of points) {
    if (kind !== 'inflow' && kind !== 'outflow') for (const id of eventIds) others.add(id);
  }
  return (event) => event.kind === 'open' || (others.size > 0 && others.has(event.id));
}
