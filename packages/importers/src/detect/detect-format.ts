/**
 * Which format a table has, by its header row and never by its file name. An exact header list is certain; a signature without
 * its forbidden headers is nearly so; a header that has drifted is proposed with the mapping it would need. Formats
 * that the header cannot tell apart are both given back, and the user is asked.
 */
import type { FormatDefinition } from '../formats/format.ts';
import { bindFormat, missingColumns } from '../map/compile-format.ts';
import { flattenNested } from '../read/nested-table.ts';
import { headRows, type Table } from '../read/table.ts';
import { findColumn, matchesHeader, normalizeHeader } from './header-template.ts';

export interface FormatMatch {
  readonly definition: FormatDefinition;
  /** 0 to 1. From 0.7 on the file is imported without asking. */
  readonly confidence: number;
  readonly how: 'exact' | 'reordered' | 'signature' | 'drifted';
  readonly table: Table;
  readonly headerLine: number;
  readonly headerCells: readonly string[];
}

export interface Detection {
  /** The one to use; undefined if nothing fits or a choice is needed. */
  readonly match: FormatMatch | undefined;
  /** Best first: what else was possible, or nearly. */
  readonly candidates: readonly FormatMatch[];
}

const HEADER_WITHIN = 40;
const CERTAIN = 0.7;
const PROPOSAL = 0.35;

export function detectFormat(readings: readonly Table[], formats: readonly FormatDefinition[]): Detection {
  const matches = readings.flatMap((table) => matchTable(table, formats));
  const best = new Map<string, FormatMatch>();
  for (const match of matches) {
    const known = best.get(match.definition.id);
    if (known === undefined || match.confidence > known.confidence) best.set(match.definition.id, match);
  }
  const candidates = [...best.values()].sort(byRank);
  const [first, second] = candidates;
  if (first === undefined || first.confidence < CERTAIN) return { match: undefined, candidates };
  const isTie = second !== undefined && rank(second) === rank(first) && second.confidence === first.confidence;
  return { match: isTie || first.definition.twin !== undefined ? undefined : first, candidates };
}

function matchTable(table: Table, formats: readonly FormatDefinition[]): readonly FormatMatch[] {
  const { rows, lines } = headRows(table, HEADER_WITHIN);
  const matches: FormatMatch[] = [];
  for (const [index, cells] of rows.entries()) {
    const headers = cells.map(normalizeHeader);
    if (headers.filter((header) => /\p{L}|#/u.test(header)).length < 2) continue;
    for (const definition of formats) {
      const found = matchHeaders(definition, headers);
      if (found === undefined) continue;
      const headerLine = lines[index] ?? 0;
      const flat =
        definition.nested === undefined
          ? { table, headerCells: cells }
          : flattenNested(table, headerLine, cells, definition.nested);
      matches.push({ definition, ...found, headerLine, ...flat });
    }
  }
  return matches;
}

function matchHeaders(
  definition: FormatDefinition,
  headers: readonly string[],
): { readonly confidence: number; readonly how: FormatMatch['how'] } | undefined {
  const width = trimmedWidth(headers);
  if (definition.absent?.some((name) => findColumn(name, headers) >= 0)) return undefined;
  const layouts = definition.layouts.map((layout) => overlap(layout, headers));
  const exact = definition.layouts.some((layout) => trimmedWidth(layout) === width && isInOrder(layout, headers));
  if (exact) return { confidence: 1, how: 'exact' };
  const cover = Math.max(0, ...layouts.map((entry) => entry.found / Math.max(entry.size, 1)));
  const precise = Math.max(0, ...layouts.map((entry) => entry.found / Math.max(entry.size, width, 1)));
  const isUsable = missingColumns(bindFormat(definition, headers)).length === 0;
  if (cover === 1 && isUsable) return { confidence: 0.9 + 0.05 * precise, how: 'reordered' };
  const hasSignature = definition.signature.every((name) => findColumn(name, headers) >= 0);
  if (hasSignature && isUsable) return { confidence: 0.75 + 0.15 * precise, how: 'signature' };
  /** Drifted: most headers are there, but not all that identify it. */
  const confidence = Math.round(0.65 * precise * 100) / 100;
  return confidence >= PROPOSAL && (isUsable || precise > 0.6) ? { confidence, how: 'drifted' } : undefined;
}

function trimmedWidth(headers: readonly string[]): number {
  let width = headers.length;
  while (width > 0 && (headers[width - 1] ?? '').trim() === '') width--;
  return width;
}

function isInOrder(layout: readonly string[], headers: readonly string[]): boolean {
  return layout.every((name, at) =>
    name.trim() === '' ? (headers[at] ?? '') === '' : matchesHeader(name, headers[at] ?? ''),
  );
}

function overlap(
  layout: readonly string[],
  headers: readonly string[],
): { readonly found: number; readonly size: number } {
  const left = [...headers];
  let [found, size] = [0, 0];
  for (const name of layout) {
    if (name.trim() === '') continue;
    size++;
    const at = left.findIndex((header) => matchesHeader(name, header));
    if (at < 0) continue;
    found++;
    left.splice(at, 1);
  }
  return { found, size };
}

const HOW: Readonly<Record<FormatMatch['how'], number>> = { exact: 3, reordered: 2, signature: 1, drifted: 0 };

/** Certainty first; a generic layout only when nothing else fits; then the longer signature. */
function rank(match: FormatMatch): number {
  const generic = match.definition.sourceKind === 'generic' ? 0 : 1;
  return HOW[match.how] * 1_000 + generic * 500 + match.definition.signature.length;
}

function byRank(a: FormatMatch, b: FormatMatch): number {
  return rank(b) - rank(a) || b.confidence - a.confidence || (a.definition.id < b.definition.id ? -1 : 1);
}

/** The table read as a format chosen by the user: the header row that fits it best. */
export function forceFormat(readings: readonly Table[], definition: FormatDefinition): FormatMatch | undefined {
  const [match] = readings.flatMap((table) => matchTable(table, [definition])).sort(byRank);
  return match !== undefined && missingColumns(bindFormat(definition, match.headerCells)).length === 0
    ? match
    : undefined;
}
