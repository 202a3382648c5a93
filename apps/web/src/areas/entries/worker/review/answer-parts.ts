/** What an answer asks of the ledger. The parts of many answers are added up and written as one change. */
import { openTransfer, textInOtherZone } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Change, RowOutcome } from '@cryptax/store';
import { movementReadLater } from '../../../../platform/ledger/worker/import-details.ts';
import { zoneOfImport } from '../../../../platform/ledger/worker/import-zone.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { PendingTransfer } from '../../../../platform/ledger/worker/waiting-types.ts';

type AnswerChange = Extract<Change, { kind: 'answer' }>;

export type AnswerParts = Partial<Pick<AnswerChange, 'add' | 'edit' | 'remove' | 'repair' | 'settle'>>;

export function joinParts(parts: readonly AnswerParts[]): AnswerParts {
  return {
    add: parts.flatMap(({ add = [] }) => add),
    edit: parts.flatMap(({ edit = [] }) => edit),
    remove: parts.flatMap(({ remove = [] }) => remove),
    repair: parts.flatMap(({ repair = [] }) => repair),
    settle: parts.flatMap(({ settle = [] }) => settle),
  };
}

/** An event that is edited twice keeps the last answer; one that goes is not edited. */
export function answerChange(parts: readonly AnswerParts[], why: string): AnswerChange {
  const remove = [...new Set(parts.flatMap((part) => part.remove ?? []))];
  const edits = new Map(parts.flatMap((part) => part.edit ?? []).map((event) => [event.id, event]));
  for (const id of remove) edits.delete(id);
  return {
    kind: 'answer',
    why,
    add: parts.flatMap((part) => part.add ?? []),
    edit: [...edits.values()],
    remove,
    repair: parts.flatMap((part) => part.repair ?? []),
    settle: parts.flatMap((part) => part.settle ?? []),
  };
}

/** Entries that wait in the book no more after it, and that nothing takes the place of. */
export function entriesSettled({ waiting }: LoadedBook, change: AnswerChange): readonly string[] {
  const lines = new Set(change.repair.flatMap(({ importNo, rows }) => rows.map(({ line }) => `${importNo} ${line}`)));
  const coming = new Set(eventsOfAnswer(change).map(({ id }) => id));
  return waiting.entries
    .filter(({ importNo, event }) => lines.has(`${importNo} ${event.source?.line}`) && !coming.has(event.id))
    .map(({ event }) => event.id);
}

/** The events that come or change by it. */
export function eventsOfAnswer({ add, edit, repair }: AnswerChange): readonly LedgerEvent[] {
  return [...add, ...edit, ...repair.flatMap(({ events }) => events)];
}

/** Movements that rows tell once they are read, which wait for their other side then. */
export function movementsOfAnswer({ settled }: LoadedBook, { repair }: AnswerChange): readonly LedgerEvent[] {
  return repair.flatMap(({ importNo, rows }) => {
    const shift = zoneOfImport(importNo, settled);
    const read = rows.flatMap(movementReadLater).flatMap(openTransfer);
    return shift === undefined ? read : read.map((event) => ({ ...event, at: textInOtherZone(shift, event.at) }));
  });
}

/**
 * A movement that waits no more: its rows get their outcome, or the entry itself gives way where no file of ours reported
 * it.
 */
export function rowsSettled(
  { importNo, candidate: { id, source }, isStored }: PendingTransfer,
  outcome: Omit<RowOutcome, 'line'>,
  events: readonly LedgerEvent[],
): AnswerParts {
  if (isStored) {
    const edit = events.filter((event) => event.id === id);
    return { edit, add: events.filter((event) => event.id !== id), remove: edit.length === 0 ? [id] : [] };
  }
  const rows = (source.lines ?? [source.line]).map((line) => ({ line, ...outcome }));
  return { repair: [{ importNo, rows, events }] };
}
