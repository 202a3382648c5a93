/**
 * Which events a step of the journal touched. Its entry names only the first of them; what undo keeps names the rest, and
 * so does the trace that is left once the room of a step was given back.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book, JournalRecord, Store, StoreError } from '@cryptax/store';
import type { LoadedBook } from './loaded-book.ts';

/** A file's entry names the file; others name only the first events they touched. Additions alone are edits of nothing. */
export function namesAll({ kind, subjects, counts: { added, changed, removed } }: JournalRecord): boolean {
  if (changed + removed === 0) return true;
  return kind !== 'remove-import' && kind !== 'clear' && subjects.length >= added + changed + removed;
}

/** Events that entries touched and may not name, by the number of the entry; `now` gives an event as it is. */
export async function unnamedEvents(
  store: Store,
  book: Book,
  entries: readonly JournalRecord[],
  now: (id: string) => LedgerEvent | undefined,
): Promise<Result<ReadonlyMap<number, readonly string[]>, StoreError>> {
  const before = await store.journal.before(
    book,
    entries.map(({ seq }) => seq),
  );
  if (!before.ok) return before;
  return ok(
    new Map(
      entries.map((entry) => {
        const { events, touched } = before.value.get(entry.seq) ?? { events: [] };
        const compared = () => events.filter((event) => isTouched(entry, event, now(event.id))).map(({ id }) => id);
        return [entry.seq, touched ?? compared()];
      }),
    ),
  );
}

/** What undo keeps may hold neighbours that were left alone: as long as the step stands they are as they were. */
function isTouched({ state }: JournalRecord, before: LedgerEvent, now: LedgerEvent | undefined): boolean {
  const isTakenBack = state === 'undone' || state === 'abandoned';
  return isTakenBack || now === undefined || JSON.stringify(before) !== JSON.stringify(now);
}

/** Whether an entry is about an event. What went with its whole file is not looked for: it is not there to ask about. */
export async function readTouches(
  store: Store,
  { book, stored, place }: Pick<LoadedBook, 'book' | 'stored' | 'place'>,
  journal: readonly JournalRecord[],
): Promise<Result<(entry: JournalRecord, eventId: string) => boolean, StoreError>> {
  const wide = journal.filter((entry) => !namesAll(entry) && entry.kind !== 'remove-import' && entry.kind !== 'clear');
  const unnamed = await unnamedEvents(store, book, wide, (id) => stored[place.get(id) ?? -1]);
  if (!unnamed.ok) return unnamed;
  return ok(({ seq, subjects }, id) => subjects.includes(id) || unnamed.value.get(seq)?.includes(id) === true);
}
