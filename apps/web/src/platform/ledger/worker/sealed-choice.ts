/**
 * Undo and redo of methods beside sealed reports (rule MET-02, Rz. 62): a choice made before a report was sealed is what
 * the report was computed with. Stepping over it would change a reported year, so the step is closed and stays.
 */
import { err, ok } from '@cryptax/kernel';
import type { Book, JournalRecord, ReportSummary } from '@cryptax/store';
import type { Answer } from '../answer.ts';
import type { LiveLedger } from './live-ledger.ts';

export async function refuseSealedChoice({ store }: LiveLedger, book: Book, action: 'undo' | 'redo'): Answer<void> {
  const state = await store.events.state(book);
  if (!state.ok) return state;
  const entry = state.value[action];
  if (entry?.kind !== 'settings' || entry.why !== 'tax.method') return ok(undefined);
  const sealed = await store.reports.list('own');
  if (!sealed.ok) return sealed;
  const journal = await store.journal.list('own');
  if (!journal.ok) return journal;
  const later = sealed.value.filter((report) => wasSealedAfter(report, entry, journal.value));
  if (later.length === 0) return ok(undefined);
  const closed = await store.journal.close(book, entry.seq);
  if (!closed.ok) return closed;
  const years = [...new Set(later.map(({ year }) => year))].sort((a, b) => a - b).join(', ');
  return err({ code: 'method.sealed-choice', years });
}

/** By the order of the journal, since a clock can be set back; a report that came with a backup has only its time. */
function wasSealedAfter(
  { title, sealedAt }: ReportSummary,
  { seq, at, log }: JournalRecord,
  journal: readonly JournalRecord[],
): boolean {
  const sealing = journal.findLast(({ kind, subjects }) => kind === 'seal' && subjects[0] === title);
  return sealing === undefined ? sealedAt >= (log.at(-1)?.at ?? at) : sealing.seq > seq;
}
