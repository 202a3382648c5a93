/**
 * Edits of entries that only wait: they are not stored, so what is written is the answer to their rows. A movement that gets
 * a meaning is that event from then on; one that is deleted is a row set aside.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { RowOutcome } from '@cryptax/store';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { OpenEntry } from '../../../../platform/ledger/worker/waiting-types.ts';
import { type AnswerParts, answerChange } from '../review/answer-parts.ts';
import type { PlannedEdit } from './planned-edit.ts';

export function settlingWaiting(
  book: LoadedBook,
  planned: Result<PlannedEdit, LedgerError>,
): Result<PlannedEdit, LedgerError> {
  if (!planned.ok || book.waiting.entries.length === 0) return planned;
  const { change, upsert, remove } = planned.value;
  const touched = new Set([...upsert.map(({ id }) => id), ...remove]);
  const waiting = new Map(
    book.waiting.entries.flatMap((entry) => (touched.has(entry.event.id) ? [[entry.event.id, entry]] : [])),
  );
  if (waiting.size === 0) return planned;
  // A note or another moment alone says nothing about what it was.
  if (upsert.some(({ id, kind }) => waiting.has(id) && kind === 'open')) {
    return err({ code: 'edit.impossible', reason: 'still-open' });
  }
  const isStored = (id: string) => !waiting.has(id);
  const known = change.kind === 'answer' ? change : { mend: [] };
  const parts: AnswerParts = {
    edit: upsert.filter(({ id }) => isStored(id)),
    remove: remove.filter(isStored),
    mend: [
      ...known.mend,
      ...upsert.flatMap((event) => mended(waiting.get(event.id), { kind: 'event', eventId: event.id }, [event])),
      ...remove.flatMap((id) => mended(waiting.get(id), { kind: 'ignored', reason: 'set-aside' }, [])),
    ],
  };
  const presets = 'presets' in change ? (change.presets ?? []) : [];
  return ok({ change: { ...answerChange([parts], change.why), presets }, upsert, remove });
}

function mended(
  entry: OpenEntry | undefined,
  outcome: Omit<RowOutcome, 'line'>,
  events: readonly LedgerEvent[],
): NonNullable<AnswerParts['mend']> {
  if (entry === undefined) return [];
  const { source } = entry.event;
  const rows = (source?.lines ?? [source?.line ?? 0]).map((line) => ({ line, ...outcome }));
  return [{ importNo: entry.importNo, rows, events }];
}
