/**
 * The account of a file in three shapes: counts that add up to its rows for the screen, one outcome per row for the
 * store, and the rows themselves beside their events for the expert's table.
 */
import type { ImportResult } from '@cryptax/importers';
import { invariant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { RowOutcome, RowOutcomeKind } from '@cryptax/store';
import type {
  PreviewRow,
  PreviewRows,
  PreviewRowsQuery,
  ReasonCount,
  RowCounts,
} from '../../../platform/ledger/import-types.ts';

export type FileAccount = ImportResult['accounts'][number];
type Fate = Parameters<Parameters<FileAccount['rows']['forEachOutcome']>[0]>[0];

const SHOWN_LINES = 5;

function kindOf(fate: Fate): RowOutcomeKind {
  switch (fate.kind) {
    case 'event':
      return 'event';
    case 'part':
      return 'grouped';
    case 'duplicate':
      return 'duplicate';
    case 'ignored':
      return 'ignored';
    // A movement that is still open at the end waits for the user like any row under review.
    case 'transfer':
    case 'review':
      return 'review';
  }
}

export function countRows({ rows }: FileAccount): RowCounts {
  const counts: Record<RowOutcomeKind, number> = { event: 0, grouped: 0, duplicate: 0, ignored: 0, review: 0 };
  rows.forEachOutcome((fate) => {
    counts[kindOf(fate)]++;
  });
  const total = counts.event + counts.grouped + counts.duplicate + counts.ignored + counts.review;
  invariant(total === rows.size, 'the outcomes of a file add up to its rows');
  return { ...counts, rows: rows.size };
}

export function ignoredReasons({ rows }: FileAccount): readonly ReasonCount[] {
  const reasons = new Map<string, { code: string; count: number; lines: number[] }>();
  rows.forEachOutcome((fate, line) => {
    if (fate.kind !== 'ignored') return;
    const reason = reasons.get(fate.code) ?? { code: fate.code, count: 0, lines: [] };
    reason.count++;
    if (reason.lines.length < SHOWN_LINES) reason.lines.push(line);
    reasons.set(fate.code, reason);
  });
  return [...reasons.values()].sort((a, b) => b.count - a.count);
}

/** Identities that make these rows duplicates when they come again, those under review included. */
export function keysOf({ rows }: FileAccount): readonly string[] {
  const keys: string[] = [];
  rows.forEach((fate, _, key) => {
    if (key !== '' && fate.kind !== 'duplicate') keys.push(key);
  });
  return keys;
}

/** One outcome per row. */
export function storedOutcomes(account: FileAccount): readonly RowOutcome[] {
  const outcomes: RowOutcome[] = [];
  account.rows.forEachOutcome((fate, line) => {
    const outcome: { line: number; kind: RowOutcomeKind; reason?: string; eventId?: string } = {
      line,
      kind: kindOf(fate),
    };
    if ('code' in fate) outcome.reason = fate.code;
    const eventId = fate.kind === 'event' || fate.kind === 'part' ? fate.eventIds[0] : undefined;
    if (eventId !== undefined) outcome.eventId = eventId;
    outcomes.push(outcome);
  });
  return outcomes;
}

/** Some rows of the table by their line. */
export function cellsByLine({ table }: FileAccount, wanted: ReadonlySet<number>): Map<number, readonly string[]> {
  const cells = new Map<number, readonly string[]>();
  if (wanted.size === 0) return cells;
  for (const chunk of table?.chunks() ?? []) {
    for (let index = 0; index < chunk.size; index++) {
      const line = chunk.lines[index] ?? 0;
      if (wanted.has(line)) cells.set(line, chunk.row(index).all());
    }
    if (cells.size === wanted.size) break;
  }
  return cells;
}

export function previewRows(
  account: FileAccount,
  eventsById: ReadonlyMap<string, LedgerEvent>,
  { kinds, offset, limit }: PreviewRowsQuery,
): PreviewRows {
  const fates: { readonly line: number; readonly fate: Fate }[] = [];
  let total = 0;
  account.rows.forEachOutcome((fate, line) => {
    if (kinds !== undefined && !kinds.includes(kindOf(fate))) return;
    if (total >= offset && fates.length < limit) fates.push({ line, fate });
    total++;
  });
  const cells = cellsByLine(account, new Set(fates.map(({ line }) => line)));
  const rows = fates.map(({ line, fate }) => ({
    line,
    cells: cells.get(line) ?? [],
    ...outcomeFields(fate, eventsById),
  }));
  return { header: account.header ?? [], total, rows };
}

/** What became of a row, with the events themselves. */
export function outcomeFields(
  fate: Fate,
  eventsById: ReadonlyMap<string, LedgerEvent>,
): Omit<PreviewRow, 'line' | 'cells'> {
  const ids = fate.kind === 'event' || fate.kind === 'part' ? fate.eventIds : [];
  return {
    kind: kindOf(fate),
    ...('code' in fate ? { code: fate.code } : {}),
    ...('params' in fate ? { params: fate.params } : {}),
    events: ids.flatMap((id) => eventsById.get(id) ?? []),
  };
}
