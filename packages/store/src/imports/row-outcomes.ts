/**
 * What became of each row of an imported file. 200,000 rows have only a few dozen distinct outcomes, so they are
 * kept in columns: one character per row pointing into a table of outcomes, runs of line numbers, and texts only
 * where there are any. Everything stays plain JSON.
 */
import { defined } from '@cryptax/kernel';
export type RowOutcomeKind = 'event' | 'grouped' | 'duplicate' | 'ignored' | 'review';

export const ROW_OUTCOME_KINDS: readonly RowOutcomeKind[] = ['event', 'grouped', 'duplicate', 'ignored', 'review'];

export interface RowOutcome {
  readonly line: number;
  readonly kind: RowOutcomeKind;
  /** Code of the reason: why ignored, why for review. */
  readonly reason?: string;
  /** The event made from the row, or the one it repeats. */
  readonly eventId?: string;
  /** The row as it stood in the file, kept where a person has to look at it. */
  readonly raw?: string;
}

interface Meaning {
  readonly kind: RowOutcomeKind;
  readonly reason?: string;
}

export interface PackedRows {
  readonly count: number;
  /** Pairs of first line and number of consecutive lines. */
  readonly lineRuns: readonly number[];
  readonly meanings: readonly Meaning[];
  readonly codes: string;
  /** One id per row, empty where there is none; no entries at all when no row has one. */
  readonly eventIds: readonly string[];
  /** Pairs of row index and text. */
  readonly raws: readonly (readonly [number, string])[];
}

/** The first printable character; below the surrogates there is room for 55,000 distinct outcomes. */
const FIRST_CODE = 0x21;

export function packRows(rows: readonly RowOutcome[]): PackedRows {
  const meanings: Meaning[] = [];
  const codeOf = new Map<string, string>();
  const codes = rows.map((row) => {
    const key = `${row.kind} ${row.reason ?? ''}`;
    const known = codeOf.get(key);
    if (known !== undefined) return known;
    const code = String.fromCharCode(FIRST_CODE + meanings.length);
    meanings.push(row.reason === undefined ? { kind: row.kind } : { kind: row.kind, reason: row.reason });
    codeOf.set(key, code);
    return code;
  });
  const hasIds = rows.some((row) => row.eventId !== undefined);
  return {
    count: rows.length,
    lineRuns: packLines(rows),
    meanings,
    codes: codes.join(''),
    eventIds: hasIds ? rows.map((row) => row.eventId ?? '') : [],
    raws: rows.flatMap((row, index) => (row.raw === undefined ? [] : [[index, row.raw] as const])),
  };
}

/** A page of rows; without a range all of them. */
export function unpackRows(packed: PackedRows, first = 0, limit = packed.count): readonly RowOutcome[] {
  const raws = new Map(packed.raws);
  const last = Math.min(packed.count, first + limit);
  const rows: RowOutcome[] = [];
  let index = 0;
  for (let run = 0; run + 1 < packed.lineRuns.length; run += 2) {
    const start = packed.lineRuns[run] ?? 0;
    const length = packed.lineRuns[run + 1] ?? 0;
    for (let i = Math.max(first, index); i < Math.min(last, index + length); i++) {
      rows.push(unpackRow(packed, i, start + i - index, raws.get(i)));
    }
    index += length;
  }
  return rows;
}

export function countRows(rows: readonly RowOutcome[]): Record<RowOutcomeKind, number> {
  const counts: Record<RowOutcomeKind, number> = { event: 0, grouped: 0, duplicate: 0, ignored: 0, review: 0 };
  for (const row of rows) counts[row.kind]++;
  return counts;
}

function unpackRow(packed: PackedRows, index: number, line: number, raw: string | undefined): RowOutcome {
  const meaning = packed.meanings[packed.codes.charCodeAt(index) - FIRST_CODE];
  const eventId = packed.eventIds[index];
  return {
    line,
    kind: meaning?.kind ?? 'review',
    ...defined({ reason: meaning?.reason, eventId: eventId || undefined, raw }),
  };
}

function packLines(rows: readonly RowOutcome[]): number[] {
  const runs: number[] = [];
  let next = Number.NaN;
  for (const { line } of rows) {
    if (line === next) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(line, 1);
    next = line + 1;
  }
  return runs;
}
