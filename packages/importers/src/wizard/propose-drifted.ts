/**
 * A known format whose headers have changed: each column that the format misses is looked for in its place, if all others stand
 * in theirs or the whole header is a translation, else among the file's unused headers by likeness of the names. The result is the format with new column names, to
 * be confirmed like any mapping.
 */
import type { FormatMatch } from '../detect/detect-format.ts';
import { findColumn, normalizeHeader } from '../detect/header-template.ts';
import { renamedColumn } from '../detect/lost-columns.ts';
import { translatedColumn } from '../detect/translated-header.ts';
import type { ColumnRef, ColumnRole, Columns } from '../formats/format.ts';

export interface DriftedColumn {
  readonly role: ColumnRole;
  readonly expected: string;
  /** Header proposed instead; undefined if none is alike. */
  readonly found: string | undefined;
}

export interface DriftedProposal {
  /** The format, and its columns as this file names them. */
  readonly base: string;
  readonly columns: Columns;
  readonly drifted: readonly DriftedColumn[];
}

const ALIKE = 0.5;

export function proposeDrifted({ definition, headerCells }: FormatMatch): DriftedProposal {
  const headers = headerCells.map(normalizeHeader);
  const used = new Set(Object.values(definition.columns).map((ref) => findColumn(ref, headers)));
  const drifted: DriftedColumn[] = [];
  const columns: Partial<Record<ColumnRole, ColumnRef>> = { ...definition.columns };
  for (const [key, ref] of Object.entries(definition.columns)) {
    const role = key as ColumnRole;
    if (findColumn(ref, headers) >= 0) continue;
    const expected = typeof ref === 'string' ? ref : (ref[0] ?? '');
    const renamed = renamedColumn(definition, ref, headers);
    const place = renamed >= 0 ? renamed : translatedColumn(definition, ref, headers);
    const best = place >= 0 ? place : nearest(normalizeHeader(expected), headers, used);
    const found = best === undefined ? undefined : headerCells[best];
    if (best !== undefined && found !== undefined) {
      used.add(best);
      columns[role] = found;
    }
    drifted.push({ role, expected, found });
  }
  return { base: definition.id, columns, drifted };
}

function nearest(name: string, headers: readonly string[], used: ReadonlySet<number>): number | undefined {
  let best: { readonly column: number; readonly score: number } | undefined;
  for (const [column, header] of headers.entries()) {
    const score = used.has(column) ? 0 : likeness(name, header);
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { column, score };
  }
  return best?.column;
}

/** Shared pairs of letters, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  if (left.length === 0 || right.length === 0) return a === b ? 1 : 0;
  const rest = [...right];
  let shared = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    shared++;
    rest.splice(at, 1);
  }
  return (2 * shared) / (left.length + right.length);
}

function pairs(text: string): readonly string[] {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, i) => plain.slice(i, i + 2));
}
