/** The history of a book: what happened, how it was before, and the room that undoing needs. Entries are never deleted. */
import { ok, type Result } from '@cryptax/kernel';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { Book, JournalRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { closeEntry, type JournalNote, recordNote } from './journal-entries.ts';
import { type Before, readBefore } from './read-before.ts';
import { type DatedChoice, readChoices } from './read-choices.ts';
import { countOldSteps, type OldSteps, trimHistory } from './trim-history.ts';

export interface Journal {
  /** The whole history, oldest first. */
  readonly list: (book: Book) => Promise<Result<readonly JournalRecord[], StoreError>>;
  /** The events of some changes as they stood before; of a change whose room was given back those that its entry names. */
  readonly before: (book: Book, seqs: readonly number[]) => Promise<Result<ReadonlyMap<number, Before>, StoreError>>;
  /** What was decided beside the events and when, as far as the room of those steps was not given back. */
  readonly choices: (book: Book) => Promise<Result<readonly DatedChoice[], StoreError>>;
  /** An entry of something that has no way back by itself, a key that was forgotten for example. */
  readonly note: (book: Book, note: JournalNote) => Promise<Result<void, StoreError>>;
  /** A change that has to stay: it can no longer be undone or redone, those around it can. */
  readonly close: (book: Book, seq: number) => Promise<Result<void, StoreError>>;
  /** How many steps `trim` would be about. */
  readonly oldSteps: (book: Book, keep: number) => Promise<Result<OldSteps, StoreError>>;
  /** Frees the room held for undoing: all but the last `keep` changes and every abandoned branch. */
  readonly trim: (book: Book, keep: number) => Promise<Result<OldSteps, StoreError>>;
}

export function createJournal(context: StoreContext): Journal {
  const { db } = context;
  return {
    list: (book) =>
      read(context, ['journal'], async () => {
        const entries = await db.journal.where('book').equals(book).toArray();
        return entries.filter(RECORD_GUARDS.journal).sort((a, b) => a.seq - b.seq);
      }),
    before: (book, seqs) => read(context, ['deltas', 'chunks'], () => readBefore(db, book, seqs)),
    choices: (book) => read(context, ['journal', 'deltas'], () => readChoices(db, book)),
    note: (book, note) => write(context, ['heads', 'journal'], async () => ok(await recordNote(context, book, note))),
    close: (book, seq) => write(context, ['journal', 'deltas'], async () => ok(await closeEntry(context, book, seq))),
    oldSteps: (book, keep) => countOldSteps(context, book, keep),
    trim: (book, keep) => trimHistory(context, book, keep),
  };
}
