/** What was edited on this device since the last agreement, found by comparing; nothing has to be remembered. */
import type { LedgerEvent } from '@cryptax/ledger';
import { type Agreement, GONE, isGone, isStaleRow } from './agreement.ts';
import { CLOCK_TIME, editClock } from './edit-clock.ts';
import { fingerprint } from './fingerprint.ts';
import type { CloudEdit } from './sync-ports.ts';

export interface LocalEdits {
  readonly upserts: readonly { readonly event: LedgerEvent; readonly fingerprint: string }[];
  readonly deletedIds: readonly string[];
}

export function localEdits(events: readonly LedgerEvent[], agreed: Agreement): LocalEdits {
  const upserts = events.flatMap((event) => {
    const print = fingerprint(event);
    return agreed.get(event.id)?.fingerprint === print ? [] : [{ event, fingerprint: print }];
  });
  const here = new Set(events.map(({ id }) => id));
  const deletedIds: string[] = [];
  for (const [id, { fingerprint: print }] of agreed.entries()) if (print !== GONE && !here.has(id)) deletedIds.push(id);
  return { upserts, deletedIds };
}

/** Fewer than these are tidying up in the smallest account, too. */
const FEW_DELETES = 3;
const LARGEST_SHARE = 0.2;

/** Rows beside the entries, by their ids: rows nobody could read, statements, choices, parts of reports. */
export function isBeside(id: string): boolean {
  return id.startsWith('unread:') || id.startsWith('statement:');
}

/** Deleting more than a fifth of an account is asked about, whatever led to it. */
export function isMassDeletion(deleted: number, known: number): boolean {
  return deleted >= FEW_DELETES && deleted > known * LARGEST_SHARE;
}

export interface EditFrame {
  readonly agreed: Agreement;
  readonly editedAt: ReadonlyMap<string, string>;
  /** For edits whose time is not known. */
  readonly now: string;
  readonly device: string;
}

/**
 * Deletions and edits of what the cloud knows come first: where a plan has no room for further events, they still get
 * through.
 */
export function editsOf(
  { upserts, deletedIds }: LocalEdits,
  { agreed, editedAt, now, device }: EditFrame,
): readonly CloudEdit[] {
  const clockOf = (id: string) => {
    const known = agreed.get(id);
    const after = known?.clock ?? '';
    // Sending an untouched event in another form is no edit of now: a real one of another device stays the later one.
    const untold = isStaleRow(known?.fingerprint) ? after.slice(0, CLOCK_TIME) : now;
    return editClock(editedAt.get(id) ?? untold, after, device);
  };
  const isKnown = (id: string) => !isGone(agreed.get(id)?.fingerprint ?? GONE);
  const frameOf = (id: string) => ({
    id,
    clock: clockOf(id),
    device,
    isStale: isStaleRow(agreed.get(id)?.fingerprint),
  });
  const sent = upserts.map(({ event }) => ({ ...frameOf(event.id), event }));
  return [
    ...deletedIds.map(frameOf),
    ...sent.filter(({ id }) => isKnown(id)),
    ...sent.filter(({ id }) => !isKnown(id)),
  ];
}
