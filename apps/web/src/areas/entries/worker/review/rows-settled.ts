/** A movement that waits no more: its rows get their outcome, or the entry itself gives way where no file of ours told it. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { RowOutcome } from '@cryptax/store';
import type { PendingTransfer } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { AnswerParts } from './answer-parts.ts';

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
  return { mend: [{ importNo, rows, events }] };
}
