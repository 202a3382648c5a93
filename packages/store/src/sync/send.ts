/** The second half of a round: what was changed here goes to the cloud, which tells what it did not take. */
import { err, ok, type Result } from '@cryptax/kernel';
import { GONE } from './agreement.ts';
import { fingerprint } from './fingerprint.ts';
import { knownTimes } from './known-times.ts';
import { editsOf, isMassDeletion, localEdits } from './local-edits.ts';
import type { SyncOptions } from './run-sync.ts';
import type { CloudEdit, SyncFailure, SyncState } from './sync-ports.ts';

/** Rows of one upload (specification: batches of 50). */
const UPLOAD_BATCH = 50;

interface Sent {
  readonly sent: number;
  readonly refused: number;
}

export async function send(options: SyncOptions, state: SyncState): Promise<Result<Sent, SyncFailure>> {
  const { cloud, device, deletions } = options;
  const events = await device.readEvents();
  if (!events.ok) return events;
  const open = localEdits(events.value, state.agreed);
  const missing = open.deletedIds.length;
  const allowed = typeof deletions === 'object' ? deletions.allow : 0;
  if (missing > allowed && isMassDeletion(missing, state.agreed.live)) {
    return err({ code: 'many-deletes', count: missing, of: state.agreed.live });
  }
  const ids = [...open.upserts.map(({ event }) => event.id), ...open.deletedIds];
  const editedAt = await knownTimes(device, state, ids, events.value);
  if (!editedAt.ok) return editedAt;
  const now = options.now().toISOString();
  const edits = editsOf(open, { agreed: state.agreed, editedAt: editedAt.value, now, device: state.device });
  let refused = 0;
  for (let at = 0; at < edits.length; at += UPLOAD_BATCH) {
    if (options.signal?.aborted === true) return err({ code: 'cancelled' });
    const batch = edits.slice(at, at + UPLOAD_BATCH);
    const answer = await cloud.send(batch);
    if (!answer.ok) return answer;
    const without = new Set(answer.value.map(({ id }) => id));
    refused += without.size;
    agreeOn(state, batch, without);
    const saved = await device.saveState(state);
    if (!saved.ok) return saved;
    options.onProgress?.({ step: 'sending', done: Math.min(at + UPLOAD_BATCH, edits.length), total: edits.length });
  }
  return ok({ sent: edits.length - refused, refused });
}

/** What the cloud did not take is not agreed on: the later edit that stands there comes with the next page. */
function agreeOn({ agreed }: SyncState, batch: readonly CloudEdit[], without: ReadonlySet<string>): void {
  for (const { id, clock, event } of batch) {
    if (!without.has(id)) agreed.set(id, { fingerprint: event === undefined ? GONE : fingerprint(event), clock });
  }
}
