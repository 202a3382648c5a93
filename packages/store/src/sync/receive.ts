/** The first half of a round: what others changed comes over, page by page of the cloud's log. */
import { err, ok, type Result } from '@cryptax/kernel';
import { knownTimes } from './known-times.ts';
import { type Meeting, mergeChanges } from './merge-changes.ts';
import type { SyncOptions } from './run-sync.ts';
import type { CloudChange, SyncFailure, SyncState } from './sync-ports.ts';

/** Rows of one question. */
const PULL_BATCH = 500;

export interface Reach extends Pick<Meeting, 'isReconciling' | 'wantedBack'> {
  /** Where the log stood before it was read: its end is at least here. */
  readonly upTo: number;
}

interface Received {
  readonly state: SyncState;
  readonly received: number;
}

export async function receive(
  options: SyncOptions,
  begin: SyncState,
  reach: Reach,
): Promise<Result<Received, SyncFailure>> {
  const seen = new Set<string>();
  let state = begin;
  let received = 0;
  for (;;) {
    if (options.signal?.aborted === true) return err({ code: 'cancelled' });
    const page = await options.cloud.changesAfter(state.seq, PULL_BATCH);
    if (!page.ok) return page;
    if (reach.isReconciling) for (const { id } of page.value) seen.add(id);
    if (page.value.length > 0) {
      const taken = await takeOver(options, state, page.value, reach);
      if (!taken.ok) return taken;
      state = taken.value;
      received += page.value.length;
      options.onProgress?.({ step: 'receiving', done: received });
    }
    if (page.value.length >= PULL_BATCH) continue;
    // What the cloud has no trace of was never there, or is there no more: what of it is here is sent as new.
    if (reach.isReconciling) for (const [id] of [...state.agreed.entries()]) if (!seen.has(id)) state.agreed.delete(id);
    return ok({ state: { ...state, seq: Math.max(state.seq, reach.upTo) }, received });
  }
}

/** Applies a page to the device, then remembers it. Cut between both, the same page changes nothing the second time. */
async function takeOver(
  { device }: SyncOptions,
  state: SyncState,
  changes: readonly CloudChange[],
  { isReconciling, wantedBack }: Reach,
): Promise<Result<SyncState, SyncFailure>> {
  const events = await device.readEvents();
  if (!events.ok) return events;
  const ids = changes.map(({ id }) => id);
  const editedAt = await knownTimes(device, state, ids, events.value);
  if (!editedAt.ok) return editedAt;
  const { upserts, deletedIds, agreed } = mergeChanges({
    changes,
    agreed: state.agreed,
    events: events.value,
    device: state.device,
    editedAt: editedAt.value,
    isReconciling,
    wantedBack,
  });
  if (upserts.length > 0 || deletedIds.length > 0) {
    const applied = await device.apply(upserts, deletedIds);
    if (!applied.ok) return applied;
  }
  for (const [id, row] of agreed) state.agreed.set(id, row);
  const next = { ...state, seq: Math.max(state.seq, ...changes.map(({ seq }) => seq)) };
  const saved = await device.saveState(next);
  return saved.ok ? ok(next) : saved;
}
