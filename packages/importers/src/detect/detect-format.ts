/**
 * Which format a table has, by its header row and never by its file name. An exact header list is certain; a signature without
 * its forbidden headers is nearly so; a header that has drifted is proposed with the mapping it would need. Formats
 * that the header cannot tell apart are both given back, and the user is asked.
 */
import { groupBy } from '@cryptax/kernel';
import type { FormatDefinition } from '../formats/format.ts';
import { bindFormat, missingColumns } from '../map/compile-format.ts';
import { headRows } from '../read/head-rows.ts';
import { flattenNested } from '../read/nested-table.ts';
import type { Table } from '../read/table.ts';
import { findColumn, indexOfHeader, matchesHeader, normalizeHeader } from './header-template.ts';
import { hasRenamedColumn, lacksColumns } from './lost-columns.ts';
import { translatedLayout } from './translated-header.ts';

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
const TRANSLATED = 0.6;
/** Below this share of common headers nothing more is looked at. */
const LOWEST_OVERLAP = 0.2;

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
  const isOpen = isTie || first.definition.twin !== undefined || (first.how !== 'exact' && isRenamed(candidates));
  return { match: isOpen ? undefined : first, candidates };
}

/** Another known layout differs from the header in one name: perhaps the file is that one. */
function isRenamed(candidates: readonly FormatMatch[]): boolean {
  return candidates.some(({ definition, headerCells }) =>
    hasRenamedColumn(definition, headerCells.map(normalizeHeader)),
  );
}

/** Header rows that fit a layout exactly leave nothing to weigh; only without one every format is compared. */
function matchTable(table: Table, formats: readonly FormatDefinition[]): readonly FormatMatch[] {
  const { rows, lines } = headRows(table, HEADER_WITHIN);
  const found = (index: number, match: Pick<FormatMatch, 'definition' | 'confidence' | 'how'>): FormatMatch => {
    const [headerLine, headerCells] = [lines[index] ?? 0, rows[index] ?? []];
    const { nested } = match.definition;
    const shape = nested === undefined ? { table, headerCells } : flattenNested(table, headerLine, headerCells, nested);
    return { ...match, headerLine, ...shape };
  };
  const headers = rows.map((cells) => cells.map(normalizeHeader));
  const exact = headers.flatMap((row, index) =>
    exactFormats(formats, row).map((definition) => found(index, { definition, confidence: 1, how: 'exact' })),
  );
  if (exact.length > 0) return exact;
  return headers.flatMap((row, index) => {
    if (row.filter((header) => /\p{L}|#/u.test(header)).length < 2) return [];
    return formats.flatMap((definition) => {
      const match = matchHeaders(definition, row);
      return match === undefined ? [] : [found(index, { definition, ...match })];
    });
  });
}

function exactFormats(formats: readonly FormatDefinition[], headers: readonly string[]): readonly FormatDefinition[] {
  const width = trimmedWidth(headers);
  if (width < 2) return [];
  const fitting = new Set<FormatDefinition>();
  for (const { definition, layout } of layoutsByWidth(formats).get(width) ?? []) {
    if (isInOrder(layout, headers)) fitting.add(definition);
  }
  return [...fitting].filter(({ absent }) => !absent?.some((name) => findColumn(name, headers) >= 0));
}

interface LayoutOf {
  readonly definition: FormatDefinition;
  readonly layout: readonly string[];
}

const indexes = new WeakMap<readonly FormatDefinition[], ReadonlyMap<number, readonly LayoutOf[]>>();

/** Every row at the top of a file is compared with every layout of its width. */
function layoutsByWidth(formats: readonly FormatDefinition[]): ReadonlyMap<number, readonly LayoutOf[]> {
  const known = indexes.get(formats);
  if (known !== undefined) return known;
  const all = formats.flatMap((definition) => definition.layouts.map((layout) => ({ definition, layout })));
  const index = groupBy(all, ({ layout }) => trimmedWidth(layout));
  indexes.set(formats, index);
  return index;
}

function matchHeaders(
  definition: FormatDefinition,
  headers: readonly string[],
): { readonly confidence: number; readonly how: FormatMatch['how'] } | undefined {
  const width = trimmedWidth(headers);
  if (definition.absent?.some((name) => findColumn(name, headers) >= 0)) return undefined;
  const layouts = definition.layouts.map((layout) => overlap(layout, headers));
  const cover = Math.max(0, ...layouts.map((entry) => entry.found / Math.max(entry.size, 1)));
  const precise = Math.max(0, ...layouts.map((entry) => entry.found / Math.max(entry.size, width, 1)));
  const hasSignature = definition.signature.every((name) => findColumn(name, headers) >= 0);
  if (precise < LOWEST_OVERLAP && !hasSignature) return translation(definition, headers);
  const isUsable = missingColumns(bindFormat(definition, headers)).length === 0;
  if (isUsable && isUnambiguous(definition, headers) && !hasRenamedColumn(definition, headers)) {
    if (cover === 1) return { confidence: 0.9 + 0.05 * precise, how: 'reordered' };
    if (hasSignature && !lacksColumns(definition, headers))
      return { confidence: 0.75 + 0.15 * precise, how: 'signature' };
  }
  /** Drifted: most headers are there, but not all that identify it. */
  const confidence = Math.round(0.65 * precise * 100) / 100;
  if (confidence < PROPOSAL || (!isUsable && precise <= 0.6)) return translation(definition, headers);
  return { confidence, how: 'drifted' };
}

/** Never taken without asking, but more likely than a header of which half is something else. */
function translation(definition: FormatDefinition, headers: readonly string[]) {
  const isTranslated = definition.derive === undefined && translatedLayout(definition, headers) !== undefined;
  return isTranslated ? ({ confidence: TRANSLATED, how: 'drifted' } as const) : undefined;
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

/** Columns of one name (`Cur.#2`) are told apart by their order alone: between other columns they would be mistaken. */
function isUnambiguous({ columns, layouts }: FormatDefinition, headers: readonly string[]): boolean {
  const isCounted = Object.values(columns)
    .flat()
    .some((name) => /#\d$/.test(name) && findColumn(name, headers) >= 0);
  return !isCounted || layouts.some((layout) => isFollowed(layout, headers));
}

/** All names of the layout stand in the header in this order; others may stand between them. */
function isFollowed(layout: readonly string[], headers: readonly string[]): boolean {
  let at = -1;
  return layout.every((name) => {
    at = headers.findIndex((header, index) => index > at && matchesHeader(name, header));
    return at >= 0;
  });
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
    const at = indexOfHeader(name, left);
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
