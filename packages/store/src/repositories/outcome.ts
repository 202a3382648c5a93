/** What a write to a book came to, inside the transaction and after it. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Applied } from '../changes/change.ts';
import { type Commit, learnWritten, type Written } from '../changes/commit.ts';
import { NO_COUNTS } from '../changes/plan.ts';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { StoreContext } from '../database/store-context.ts';
import type { Book, JournalRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';

export interface Outcome {
  readonly applied: Applied;
  readonly written?: Written;
}

export function untouched({ head }: BookSnapshot): Outcome {
  return { applied: { status: 'unchanged', revision: head.revision, counts: NO_COUNTS, imports: [] } };
}

export function settled(
  written: Commit,
  entry: Pick<JournalRecord, 'book' | 'seq'>,
  rest: Pick<Applied, 'counts' | 'imports' | 'kept'>,
): Result<Outcome, StoreError> {
  if (!written.ok) return err({ code: 'journal.damaged', book: entry.book, seq: entry.seq });
  const { revision } = written.value.head;
  return ok({ applied: { status: 'applied', revision, ...rest }, written: written.value });
}

export function conflict({ head }: BookSnapshot, base: number): StoreError | undefined {
  if (head.revision === base) return undefined;
  return { code: 'store.conflict', book: head.book, expected: base, actual: head.revision };
}

/** After the transaction is through: the index learns, this tab and the others are told. */
export async function announced(
  context: StoreContext,
  book: Book,
  work: () => Promise<Result<Outcome, StoreError>>,
): Promise<Result<Applied, StoreError>> {
  const result = await work();
  if (!result.ok) return result;
  announceOutcome(context, book, result.value);
  return ok(result.value.applied);
}

export function announceOutcome({ indexes, notices }: StoreContext, book: Book, { written }: Outcome): void {
  if (!written) return;
  learnWritten(indexes[book], written);
  notices.announceChange(book, written.difference);
  for (const key of written.settings) notices.announce({ kind: 'shared', table: 'settings', key });
  if (written.hasPresets) notices.announce({ kind: 'shared', table: 'presets' });
}
