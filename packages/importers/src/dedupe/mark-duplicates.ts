/** Rows whose event or movement another source has reported already become duplicates; none is lost. */
import type { AccountedRows } from '../map/row-outcome.ts';

/** `twins`: by the id of an event or movement that was made, the id of what is kept instead. */
export function markDuplicates(rows: AccountedRows, twins: ReadonlyMap<string, string>): void {
  if (twins.size === 0) return;
  for (let row = 0; row < rows.size; row++) {
    const outcome = rows.outcomeAt(row);
    const made =
      outcome.kind === 'event' || outcome.kind === 'part'
        ? outcome.eventIds[0]
        : outcome.kind === 'transfer'
          ? outcome.candidateId
          : undefined;
    const of = made === undefined ? undefined : twins.get(made);
    if (of !== undefined) rows.replaceAt(row, { kind: 'duplicate', of });
  }
}
