/** What is open in a ledger: one point for each answer that somebody has to give. */
import type { LedgerEngine, LedgerEvent } from '@cryptax/ledger';
import type { PointKind } from './meanings.data.ts';

export interface OpenPoint {
  readonly id: string;
  readonly kind: PointKind;
  readonly eventIds: readonly string[];
}

/** `unread` counts rows of files that are no entries. */
export function openPoints(events: readonly LedgerEvent[], engine: LedgerEngine, unread: number): OpenPoint[] {
  const points = new Map<string, OpenPoint>();
  const keep = (kind: PointKind, eventId: string) => {
    const id = `${kind}:${eventId}`;
    points.set(id, { id, kind, eventIds: [eventId] });
  };
  for (const event of events) if (event.kind === 'open') keep('in' in event ? 'inflow' : 'outflow', event.id);
  for (const { code, source } of engine.issues()) {
    if (source.eventId === undefined) continue;
    if (code === 'missing-value') keep('price', source.eventId);
    if (code === 'missing-acquisition') keep('acquisition', source.eventId);
  }
  for (let row = 1; row <= unread; row++) points.set(`row:${row}`, { id: `row:${row}`, kind: 'row', eventIds: [] });
  return [...points.values()];
}
