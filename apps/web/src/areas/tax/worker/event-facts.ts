/** Events under a figure: as valued, how the value was found, and the row of the file they were made from. */
import { ok, type Result } from '@cryptax/kernel';
import type { JournalRecord, Store, StoreError } from '@cryptax/store';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { readTouches } from '../../../platform/ledger/worker/touched-events.ts';
import { originOf } from '../../entries/worker/query/event-detail.ts';
import type { EventFacts } from '../explain-types.ts';

export async function eventFacts(
  store: Store,
  book: LoadedBook,
  journal: readonly JournalRecord[],
  eventIds: readonly string[],
): Promise<Result<readonly EventFacts[], StoreError>> {
  const isAbout = await readTouches(store, book, journal);
  if (!isAbout.ok) return isAbout;
  const facts: EventFacts[] = [];
  for (const id of eventIds) {
    const event = book.valued[book.place.get(id) ?? -1];
    if (event === undefined) continue;
    const origin = await originOf(store, book, event);
    if (!origin.ok) return origin;
    facts.push({
      event,
      valuations: book.valuations.get(id) ?? [],
      ...(origin.value === undefined ? {} : { origin: origin.value }),
      isEdited: journal.some((entry) => isEdit(entry) && isAbout.value(entry, id)),
    });
  }
  return ok(facts);
}

/** Entering an event is no change of it. */
const NO_EDIT: ReadonlySet<string> = new Set(['import', 'add']);

function isEdit({ kind, state }: JournalRecord): boolean {
  return !NO_EDIT.has(kind) && (state === 'done' || state === 'archived');
}
