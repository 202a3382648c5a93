/**
 * Events that look like the same thing told twice: same wallet, same coins and amounts, within two minutes, from different
 * files or formats. They are shown to the user and never dropped; equal rows of one file are real fills.
 */
import { type Instant, parseInstant } from '@cryptax/kernel';
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
}

export function findNearDuplicates(
  events: readonly LedgerEvent[],
  known: readonly LedgerEvent[] = [],
): readonly NearDuplicate[] {
  const bySignature = new Map<string, Seen[]>();
  const found: NearDuplicate[] = [];
  for (const event of known) remember(bySignature, event);
  for (const event of events) {
    const at = instantOf(event);
    for (const other of bySignature.get(signature(event)) ?? []) {
      const secondsApart = Math.abs(at - other.at);
      if (secondsApart <= WINDOW_SECONDS && isFromElsewhere(event, other.event)) {
        found.push({ eventId: event.id, otherId: other.event.id, secondsApart });
        break;
      }
    }
    remember(bySignature, event);
  }
  return found;
}

function remember(seen: Map<string, Seen[]>, event: LedgerEvent): void {
  const key = signature(event);
  const entry: Seen = { event, at: instantOf(event) };
  const list = seen.get(key);
  if (list === undefined) seen.set(key, [entry]);
  else list.push(entry);
}

function signature(event: LedgerEvent): string {
  const inLeg = 'in' in event ? `${event.in.asset}=${event.in.amount}` : '';
  const outLeg = 'out' in event ? `${event.out.asset}=${event.out.amount}` : '';
  return `${event.wallet}|${event.kind}|${inLeg}|${outLeg}`;
}

function isFromElsewhere(a: LedgerEvent, b: LedgerEvent): boolean {
  return a.source?.file !== b.source?.file || a.source?.format !== b.source?.format;
}

function instantOf(event: LedgerEvent): Instant {
  const parsed = parseInstant(event.at);
  return parsed.ok ? parsed.value : (0 as Instant);
}
