/**
 * When events were last edited on this device: of two edits of one event the later wins, so a time that is not known lets
 * the other device win. The journal tells it; where an entry does not name all it touched, what undo keeps names the rest.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JournalRecord, Store, StoreError } from '@cryptax/store';

/** The journal's word for changes that came from another device: they are no edits of this one. */
export const SYNCED = 'sync';

export class EditTimes {
  readonly #store: Store;
  /** Ids that an entry does not name, by its number and state: read once, because only its state can change. */
  readonly #unnamed = new Map<string, readonly string[]>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** As ISO instants to the millisecond, for those of the events that were edited here. */
  async of(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>, StoreError>> {
    const journal = await this.#store.journal.list('own');
    if (!journal.ok) return journal;
    const entries = journal.value.filter(({ why }) => why !== SYNCED);
    const read = await this.#readUnnamed(entries.filter((entry) => !namesAll(entry)));
    if (!read.ok) return read;
    const wanted = new Set(ids);
    const times = new Map<string, string>();
    for (const entry of entries) {
      const at = lastMove(entry);
      for (const id of [...entry.subjects, ...(this.#unnamed.get(keyOf(entry)) ?? [])]) {
        if (wanted.has(id) && at > (times.get(id) ?? '')) times.set(id, at);
      }
    }
    return ok(times);
  }

  async #readUnnamed(entries: readonly JournalRecord[]): Promise<Result<void, StoreError>> {
    const fresh = entries.filter((entry) => !this.#unnamed.has(keyOf(entry)));
    if (fresh.length === 0) return ok(undefined);
    const before = await this.#store.journal.before(
      'own',
      fresh.map(({ seq }) => seq),
    );
    if (!before.ok) return before;
    const now = await this.#store.events.readAll('own');
    if (!now.ok) return now;
    const here = new Map(now.value.events.map((event) => [event.id, event]));
    for (const entry of fresh) {
      const touched = (before.value.get(entry.seq) ?? []).filter((event) =>
        isTouched(entry, event, here.get(event.id)),
      );
      this.#unnamed.set(
        keyOf(entry),
        touched.map(({ id }) => id),
      );
    }
    return ok(undefined);
  }
}

/** A file's entry names the file; others name only the first events they touched. Additions alone are edits of nothing. */
function namesAll({ kind, subjects, counts: { added, changed, removed } }: JournalRecord): boolean {
  if (changed + removed === 0) return true;
  return kind !== 'remove-import' && kind !== 'clear' && subjects.length >= added + changed + removed;
}

/** What undo keeps may hold neighbours that were left alone: as long as the step stands they are as they were. */
function isTouched({ state }: JournalRecord, before: LedgerEvent, now: LedgerEvent | undefined): boolean {
  const isTakenBack = state === 'undone' || state === 'abandoned';
  return isTakenBack || now === undefined || JSON.stringify(before) !== JSON.stringify(now);
}

/** Taking a step back, and taking that back, is an edit as well. */
function lastMove({ at, log }: JournalRecord): string {
  const move = log.findLast(({ action }) => action === 'undo' || action === 'redo');
  return new Date(move?.at ?? at).toISOString();
}

function keyOf({ seq, state }: JournalRecord): string {
  return `${seq} ${state}`;
}
