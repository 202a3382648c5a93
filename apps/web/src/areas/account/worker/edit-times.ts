/**
 * When events were last edited on this device: of two edits of one event the later wins, so a time that is not known lets
 * the other device win. The journal tells it; where an entry does not name all it touched, what undo keeps names the rest.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { JournalRecord, Store, StoreError } from '@cryptax/store';
import { namesAll, unnamedEvents } from '../../../platform/ledger/worker/touched-events.ts';

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
    const now = await this.#store.events.readAll('own');
    if (!now.ok) return now;
    const here = new Map(now.value.events.map((event) => [event.id, event]));
    const found = await unnamedEvents(this.#store, 'own', fresh, (id) => here.get(id));
    if (!found.ok) return found;
    for (const entry of fresh) this.#unnamed.set(keyOf(entry), found.value.get(entry.seq) ?? []);
    return ok(undefined);
  }
}

/** Taking a step back, and taking that back, is an edit as well. */
function lastMove({ at, log }: JournalRecord): string {
  const move = log.findLast(({ action }) => action === 'undo' || action === 'redo');
  return new Date(move?.at ?? at).toISOString();
}

function keyOf({ seq, state }: JournalRecord): string {
  return `${seq} ${state}`;
}
