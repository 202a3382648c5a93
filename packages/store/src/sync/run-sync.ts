/**
 * One round of syncing: take over what others changed, send what was changed here, then compare both sides as a whole.
 * Edits meet event by event; of two edits of the same event the later one wins, and the loser stays in the journal or the
 * server's history. A round is good only when device and server hold the same: where they do not, every row is compared
 * once more, and what then still differs is reported. Every step is safe to repeat, so a cut at any point costs time and
 * nothing else.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { localEdits } from './local-edits.ts';
import { receive } from './receive.ts';
import { send } from './send.ts';
import type { Cloud, Device, SyncFailure, SyncState } from './sync-ports.ts';

/** How often the log may have moved on before the rest is left to the next round. */
const MOST_TURNS = 8;

/** What becomes of many events that are missing here: sent as deletions up to a number, or fetched again. */
export type Deletions = { readonly allow: number } | 'take-back';

export interface SyncOptions {
  readonly cloud: Cloud;
  readonly device: Device;
  readonly now: () => Date;
  /** The user's answer about many missing events. */
  readonly deletions?: Deletions | undefined;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
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
  /** Edits of this device that gave way to later ones of others. */
  readonly refused: number;
}

export async function runSync(options: SyncOptions): Promise<Result<Synced, SyncFailure>> {
  const { cloud, device } = options;
  const loaded = await device.loadState();
  if (!loaded.ok) return loaded;
  const wanted = await wantedBack(options, loaded.value);
  if (!wanted.ok) return wanted;
  // With the form changed the log is read from its beginning, to find what lies there in the other form.
  const isWhole = loaded.value.form !== cloud.form || wanted.value.size > 0;
  let state: SyncState = isWhole ? { ...loaded.value, form: cloud.form, seq: 0 } : loaded.value;
  const sum = { received: 0, sent: 0, refused: 0 };
  let reconciling: 'not-yet' | 'now' | 'done' = 'not-yet';
  let head = await cloud.head();
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (!head.ok) return head;
    // A log that went back belongs to a server that was restored from an older copy.
    if (head.value.seq < state.seq) reconciling = 'now';
    const isReconciling = reconciling === 'now';
    let isMoved = false;
    if (isReconciling || head.value.seq > state.seq) {
      const begin = isReconciling ? { ...state, seq: 0 } : state;
      const pulled = await receive(options, begin, { upTo: head.value.seq, isReconciling, wantedBack: wanted.value });
      if (!pulled.ok) return pulled;
      state = pulled.value.state;
      sum.received += pulled.value.received;
      isMoved = true;
      if (isReconciling) reconciling = 'done';
    }
    const sent = await send(options, state);
    if (!sent.ok) return sent;
    sum.sent += sent.value.sent;
    sum.refused += sent.value.refused;
    if (isMoved || sent.value.sent + sent.value.refused > 0) head = await cloud.head();
    if (!head.ok) return head;
    // The same on both sides: then nothing up to here is missing, and what was sent need not be read again.
    if (state.agreed.equals(head.value)) return finish(device, loaded.value, { ...state, seq: head.value.seq }, sum);
    if (head.value.seq > state.seq) continue;
    if (reconciling === 'done') return err({ code: 'differs', here: state.agreed.live, there: head.value.live });
    reconciling = 'now';
  }
  return err({ code: 'busy' });
}

/** Events that the user wants back instead of deleting them everywhere. */
async function wantedBack(
  { device, deletions }: SyncOptions,
  { agreed }: SyncState,
): Promise<Result<ReadonlySet<string>, SyncFailure>> {
  if (deletions !== 'take-back') return ok(new Set());
  const events = await device.readEvents();
  return events.ok ? ok(new Set(localEdits(events.value, agreed).deletedIds)) : events;
}

async function finish(
  device: Device,
  before: SyncState,
  after: SyncState,
  sum: Synced,
): Promise<Result<Synced, SyncFailure>> {
  const isSame = before.seq === after.seq && before.form === after.form && sum.received + sum.sent === 0;
  const saved = isSame ? ok(undefined) : await device.saveState(after);
  return saved.ok ? ok(sum) : saved;
}
