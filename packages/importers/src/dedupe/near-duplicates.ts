/**
 * Events that look like the same thing told twice: same wallet, same coins and amounts, within two minutes, from different
 * files or formats. They are shown to the user and never dropped; equal rows of one file are real fills.
 */
import { addToGroup, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

export interface NearDuplicate {
  readonly eventId: string;
  readonly otherId: string;
  readonly secondsApart: number;
}

const WINDOW_SECONDS = 120;

interface Seen {
  readonly event: LedgerEvent;
  readonly at: Instant;
  readonly isNew: boolean;
}

/** `events` are new; `known` are in the ledger already and only compared with. */
export function findNearDuplicates(
  events: readonly LedgerEvent[],
  known: readonly LedgerEvent[] = [],
): readonly NearDuplicate[] {
  const all = [...known.map((event) => seen(event, false)), ...events.map((event) => seen(event, true))];
  const bySignature = new Map<string, Seen[]>();
  const found: NearDuplicate[] = [];
  for (const entry of all.sort((a, b) => a.at - b.at)) {
    const key = signature(entry.event);
    const twin = findTwin(entry, bySignature.get(key) ?? []);
    if (twin !== undefined) found.push(pair(entry, twin));
    addToGroup(bySignature, key, entry);
  }
  return found;
}

/** Looks back in time, no further than the window. */
function findTwin(entry: Seen, earlier: readonly Seen[]): Seen | undefined {
  for (let i = earlier.length - 1; i >= 0; i--) {
    const other = earlier[i];
    if (other === undefined || entry.at - other.at > WINDOW_SECONDS) return undefined;
    if ((entry.isNew || other.isNew) && !isSameOrigin(entry.event, other.event)) return other;
  }
  return undefined;
}

function pair(entry: Seen, twin: Seen): NearDuplicate {
  const [fresh, other] = entry.isNew ? [entry, twin] : [twin, entry];
  return { eventId: fresh.event.id, otherId: other.event.id, secondsApart: entry.at - twin.at };
}

function seen(event: LedgerEvent, isNew: boolean): Seen {
  const parsed = parseInstant(event.at);
  return { event, at: parsed.ok ? parsed.value : (0 as Instant), isNew };
}

function signature(event: LedgerEvent): string {
  const received = 'in' in event ? `${event.in.asset}=${event.in.amount}` : '';
  const given = 'out' in event ? `${event.out.asset}=${event.out.amount}` : '';
  return `${event.wallet}|${event.kind}|${received}|${given}`;
}

function isSameOrigin(event: LedgerEvent, other: LedgerEvent | undefined): boolean {
  return event.source?.file === other?.source?.file && event.source?.format === other?.source?.format;
}
