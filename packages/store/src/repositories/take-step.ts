/** Undo and redo. A change is replayed by place; after something came from another device, event by event around it. */
import { err, type Result } from '@cryptax/kernel';
import { type Commit, commitDelta, putChunks, withFresh } from '../changes/commit.ts';
import { type Delta, invertDelta } from '../changes/delta.ts';
import { planStep } from '../changes/plan-step.ts';
import { BookSnapshot } from '../chunks/book-snapshot.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { HISTORY_TABLES, type StoreContext, write } from '../database/store-context.ts';
import type { Book, JournalRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { nextToRedo, nextToUndo, receivedSince, recordStep } from './journal-entries.ts';
import { conflict, type Outcome, settled } from './outcome.ts';
import { readSides } from './read-before.ts';

export type StepAction = 'undo' | 'redo';

export function takeStep(
  context: StoreContext,
  book: Book,
  base: number,
  action: StepAction,
): Promise<Result<Outcome, StoreError>> {
  return write(context, HISTORY_TABLES, async () => {
    const snapshot = await BookSnapshot.open(context.db, book, context.indexes[book]);
    const stale = conflict(snapshot, base);
    if (stale) return err(stale);
    const entry = await (action === 'undo' ? nextToUndo(snapshot) : nextToRedo(snapshot));
    if (!entry) return err({ code: action === 'undo' ? 'journal.nothing-to-undo' : 'journal.nothing-to-redo' });
    const stored = await context.db.deltas.get([book, entry.seq]);
    if (!stored || !RECORD_GUARDS.deltas(stored)) return err({ code: 'journal.damaged', book, seq: entry.seq });
    const delta = action === 'undo' ? invertDelta(stored.delta) : stored.delta;
    // Nothing came from elsewhere since: every event lies where the change left it.
    const isInPlace = (entry.revision ?? 0) >= (snapshot.head.received ?? 0);
    const { written, kept } = isInPlace
      ? { written: await commitDelta(snapshot, delta), kept: 0 }
      : await stepAround(context, snapshot, entry, delta, action);
    await recordStep(snapshot, entry, { action, at: context.now(), ...(kept === 0 ? {} : { kept }) });
    return settled(written, entry, { counts: entry.counts, imports: [], kept });
  });
}

/** Leaves alone what came from elsewhere, and keeps the step as it was really made, so that it reads both ways again. */
async function stepAround(
  { db, chunkSize }: StoreContext,
  snapshot: BookSnapshot,
  { book, seq, revision = 0 }: JournalRecord,
  delta: Delta,
  action: StepAction,
): Promise<{ readonly written: Commit; readonly kept: number }> {
  const sides = await readSides(db, book, delta);
  const received = await receivedSince(snapshot, revision);
  const made = await planStep(snapshot, delta, sides, received, chunkSize);
  await putChunks(db, made.freshChunks);
  const written = await commitDelta(snapshot, made.delta, { nextChunk: made.nextChunk }, made.freshChunks);
  await db.deltas.put({ book, seq, delta: action === 'undo' ? invertDelta(made.delta) : made.delta });
  return { written: withFresh(written, made.freshChunks), kept: made.kept };
}
