/** The second half of a round: what was changed here goes to the cloud, which tells what it did not take. */
import { err, ok, type Result } from '@cryptax/kernel';
import { type Agreement, agreedAs, GONE, isGone } from './agreement.ts';
import { fingerprint } from './fingerprint.ts';
import { knownTimes } from './known-times.ts';
import { editsOf, isBeside, isMassDeletion, localEdits } from './local-edits.ts';
import type { SyncOptions } from './run-sync.ts';
import type { CloudEdit, SyncFailure, SyncState } from './sync-ports.ts';

/** Rows of one upload (specification: batches of 50). */
const UPLOAD_BATCH = 50;
/** And no more text than this: encrypted it grows by a third, and servers take requests up to a size. */
const UPLOAD_CHARACTERS = 500_000;

interface Sent {
  readonly sent: number;
  readonly refused: number;
}

export async function send(options: SyncOptions, state: SyncState): Promise<Result<Sent, SyncFailure>> {
  const { cloud, device, deletions } = options;
  const events = await device.readEvents();
  if (!events.ok) return events;
  const open = localEdits(events.value, state.agreed);
  // A deletion that only gets another name there deletes nothing.
  const isLive = (id: string) => !isGone(state.agreed.get(id)?.fingerprint ?? GONE);
  const missing = open.deletedIds.filter((id) => !isBeside(id) && isLive(id)).length;
  const allowed = typeof deletions === 'object' ? deletions.allow : 0;
  const known = missing > allowed ? liveEntries(state.agreed) : 0;
  if (missing > allowed && isMassDeletion(missing, known))
    return err({ code: 'many-deletes', count: missing, of: known });
  const ids = [...open.upserts.map(({ event }) => event.id), ...open.deletedIds];
  const editedAt = await knownTimes(device, state, ids, events.value);
  if (!editedAt.ok) return editedAt;
  const now = options.now().toISOString();
  const edits = editsOf(open, { agreed: state.agreed, editedAt: editedAt.value, now, device: state.device });
  let refused = 0;
  let done = 0;
  for (const batch of batchesOf(edits)) {
    if (options.signal?.aborted === true) return err({ code: 'cancelled' });
    const answer = await cloud.send(batch);
    if (!answer.ok) return answer;
    const without = new Set(answer.value.refused.map(({ id }) => id));
    refused += without.size;
    agreeOn(state, batch, without, answer.value.names);
    const saved = await device.saveState(state);
    if (!saved.ok) return saved;
    done += batch.length;
    options.onProgress?.({ step: 'sending', done, total: edits.length });
  }
  return ok({ sent: edits.length - refused, refused });
}

function liveEntries(agreed: Agreement): number {
  let count = 0;
  for (const [id, { fingerprint: print }] of agreed.entries()) if (!isGone(print) && !isBeside(id)) count += 1;
  return count;
}

function batchesOf(edits: readonly CloudEdit[]): readonly (readonly CloudEdit[])[] {
  const batches: CloudEdit[][] = [];
  let room = 0;
  for (const edit of edits) {
    const size = edit.event === undefined ? 0 : textLength(edit.event);
    const last = batches.at(-1);
    if (last !== undefined && last.length < UPLOAD_BATCH && size <= room) last.push(edit);
    else batches.push([edit]);
    room = (last === batches.at(-1) ? room : UPLOAD_CHARACTERS) - size;
  }
  return batches;
}

/** Only texts grow large: pieces of reports and price files. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + textLength(inner), 0);
}

/** What the cloud did not take is not agreed on: the later edit that stands there comes with the next page. */
function agreeOn(
  { agreed }: SyncState,
  batch: readonly CloudEdit[],
  without: ReadonlySet<string>,
  names: readonly string[] | undefined,
): void {
  for (const [at, { id, clock, event }] of batch.entries()) {
    const print = event === undefined ? GONE : fingerprint(event);
    if (!without.has(id)) agreed.set(id, agreedAs(names?.[at], print, clock));
  }
}
