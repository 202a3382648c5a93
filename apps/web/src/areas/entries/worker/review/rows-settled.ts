/** The rows of a file that a movement came from, with what becomes of them. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { MendedRows, RowOutcome } from '@cryptax/store';
import type { PendingTransfer } from '../../../../platform/ledger/worker/import-details.ts';

export function rowsSettled(
  { importNo, candidate: { source } }: PendingTransfer,
  outcome: Omit<RowOutcome, 'line'>,
  events: readonly LedgerEvent[],
): MendedRows {
  const rows = (source.lines ?? [source.line]).map((line) => ({ line, ...outcome }));
  return { importNo, rows, events };
}
