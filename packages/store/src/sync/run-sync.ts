/**
 * One round of syncing: take over what others changed, then send what was changed here. Edits meet event by event; of two
 * edits of the same event the later one wins, and the loser stays in the journal or the server's history. Every step is
 * safe to repeat, so a cut at any point costs time and nothing else.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { fingerprint } from './fingerprint.ts';
import { editsOf, isMassDeletion, localEdits } from './local-edits.ts';
import { mergeChanges } from './merge-changes.ts';
import type { Agreed, Cloud, CloudChange, CloudEdit, CloudForm, Device, SyncFailure, SyncState } from './sync-ports.ts';

/** Rows of one upload (specification: batches of 50) and of one question. */
const UPLOAD_BATCH = 50;
const PULL_BATCH = 500;

export interface SyncOptions {
  readonly cloud: Cloud;
  readonly device: Device;
  readonly now: () => Date;
  /** The user said that the many missing events are really to be deleted everywhere. */
  readonly allowMassDeletion?: boolean;
  readonly onProgress?: (progress: SyncProgress) => void;
  readonly signal?: AbortSignal;
}

export interface SyncProgress {
  readonly step: 'receiving' | 'sending';
  readonly done: number;
  readonly total?: number;
}

export interface Synced {
  readonly received: number;
  readonly sent: number;
}

export async function runSync(options: SyncOptions): Promise<Result<Synced, SyncFailure>> {
  const loaded = await options.device.loadState();
  if (!loaded.ok) return loaded;
  const pulled = await receive(options, inForm(loaded.value, options.cloud.form));
  if (!pulled.ok) return pulled;
  const sent = await send(options, pulled.value.state);
  return sent.ok ? ok({ received: pulled.value.received, sent: sent.value }) : sent;
}

/** With the form changed the log is read from its beginning once more, to find what lies there in the other form. */
function inForm(state: SyncState, form: CloudForm): SyncState {
  return state.form === form ? state : { ...state, form, seq: 0 };
}

interface Received {
  readonly state: SyncState;
  readonly received: number;
}

async function receive(options: SyncOptions, begin: SyncState): Promise<Result<Received, SyncFailure>> {
  let state = begin;
  let received = 0;
  for (;;) {
    if (options.signal?.aborted === true) return err({ code: 'cancelled' });
    const page = await options.cloud.changesAfter(state.seq, PULL_BATCH);
    if (!page.ok) return page;
    if (page.value.length === 0) return ok({ state, received });
    const taken = await takeOver(options.device, state, page.value);
    if (!taken.ok) return taken;
    state = taken.value;
    received += page.value.length;
    options.onProgress?.({ step: 'receiving', done: received });
    if (page.value.length < PULL_BATCH) return ok({ state, received });
  }
}

/** Applies a page to the device, then remembers it. Cut between both, the same page changes nothing the second time. */
async function takeOver(
  device: Device,
  state: SyncState,
  changes: readonly CloudChange[],
): Promise<Result<SyncState, SyncFailure>> {
  const events = await device.readEvents();
  if (!events.ok) return events;
  const editedAt = await device.editedAt(changes.map(({ id }) => id));
  if (!editedAt.ok) return editedAt;
  const { upserts, deletedIds, agreed } = mergeChanges({
    changes,
    agreed: state.agreed,
    events: events.value,
    editedAt: editedAt.value,
  });
  if (upserts.length > 0 || deletedIds.length > 0) {
    const applied = await device.apply(upserts, deletedIds);
    if (!applied.ok) return applied;
  }
  const next = { ...state, agreed, seq: Math.max(state.seq, ...changes.map(({ seq }) => seq)) };
  const saved = await device.saveState(next);
  return saved.ok ? ok(next) : saved;
}

async function send(options: SyncOptions, begin: SyncState): Promise<Result<number, SyncFailure>> {
  const { cloud, device } = options;
  const events = await device.readEvents();
  if (!events.ok) return events;
  const open = localEdits(events.value, begin.agreed);
  if (options.allowMassDeletion !== true && isMassDeletion(open.deletedIds.length, begin.agreed.size)) {
    return err({ code: 'many-deletes', count: open.deletedIds.length, of: begin.agreed.size });
  }
  const ids = [...open.upserts.map(({ event }) => event.id), ...open.deletedIds];
  const editedAt = await device.editedAt(ids);
  if (!editedAt.ok) return editedAt;
  const now = options.now().toISOString();
  const edits = editsOf(open, { agreed: begin.agreed, editedAt: editedAt.value, now, device: begin.device });
  let state = begin;
  for (let at = 0; at < edits.length; at += UPLOAD_BATCH) {
    if (options.signal?.aborted === true) return err({ code: 'cancelled' });
    const batch = edits.slice(at, at + UPLOAD_BATCH);
    const sent = await cloud.send(batch);
    if (!sent.ok) return sent;
    state = { ...state, agreed: agreedAfter(state.agreed, batch) };
    const saved = await device.saveState(state);
    if (!saved.ok) return saved;
    options.onProgress?.({ step: 'sending', done: Math.min(at + UPLOAD_BATCH, edits.length), total: edits.length });
  }
  return ok(edits.length);
}

function agreedAfter(before: ReadonlyMap<string, Agreed>, batch: readonly CloudEdit[]): ReadonlyMap<string, Agreed> {
  const agreed = new Map(before);
  for (const { id, clock, event } of batch) {
    if (event === undefined) agreed.delete(id);
    else agreed.set(id, { fingerprint: fingerprint(event), clock });
  }
  return agreed;
}
