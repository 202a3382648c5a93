/**
 * A definition bound to the header of one file: roles become column indexes, words become a lookup without case.
 */
import { findColumn, normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, FormatDefinition, FormatKind } from '../formats/format.ts';
import { printCells } from '../read/row-print.ts';
import { AMOUNT_ROLES, type ColumnIndex, columnIndex } from './column-index.ts';

export interface BoundFormat {
  readonly definition: FormatDefinition;
  readonly headers: readonly string[];
  /** The headers as the file writes them. */
  readonly headerNames: readonly string[];
  /** Column of each role; undefined for a role without one. */
  readonly index: ColumnIndex;
  /** What header placeholders stood for: `{ asset: 'eth', fiat: 'eur', offset: '+01:00' }`. */
  readonly captures: Readonly<Record<string, string>>;
  readonly types: WordKinds;
  readonly tags: WordKinds;
  /** Columns left out of the fingerprint. */
  readonly volatile: ReadonlySet<number>;
  /** The name space as a number: equal rows of different sources are different rows. */
  readonly space: number;
}

export interface WordKinds {
  /** Answers by the words as the file writes them. */
  readonly answered: Map<string, FormatKind | undefined>;
  readonly exact: ReadonlyMap<string, FormatKind>;
  /** `prefix *` and `a/*`. */
  readonly prefixes: readonly (readonly [string, FormatKind])[];
}

export function bindFormat(definition: FormatDefinition, headerCells: readonly string[]): BoundFormat {
  const headers = headerCells.map(normalizeHeader);
  const captures: Record<string, string> = {};
  const columns: [ColumnRole, number][] = [];
  for (const [role, ref] of Object.entries(definition.columns)) {
    const column = findColumn(ref, headers, captures);
    if (column >= 0) columns.push([role as ColumnRole, column]);
  }
  const account = accountColumn(definition, headers, columns);
  if (account !== undefined) columns.push(['accountId', account]);
  /** Derived cells stand behind the columns of the file (`derive-cells.ts`). */
  for (const [at, role] of Object.keys(definition.derive ?? {}).entries())
    columns.push([role as ColumnRole, headers.length + at]);
  const volatile = new Set((definition.volatile ?? []).map((ref) => findColumn(ref, headers)).filter((at) => at >= 0));
  return {
    definition,
    headers,
    headerNames: headerCells.map((cell) => cell.trim()),
    index: columnIndex(columns),
    captures,
    types: wordKinds(definition.types),
    tags: wordKinds(definition.tags),
    volatile,
    space: printCells([definition.idSpace]).a,
  };
}

const ACCOUNT_HEADERS: ReadonlySet<string> = new Set(['user_id', 'user id', 'uid', 'userid']);

/** Exchanges write the user's account under a few usual names; a column that the format reads is something else. */
function accountColumn(
  { sourceKind }: FormatDefinition,
  headers: readonly string[],
  columns: readonly (readonly [ColumnRole, number])[],
): number | undefined {
  if (sourceKind !== 'exchange' && sourceKind !== 'broker') return undefined;
  const at = headers.findIndex((header) => ACCOUNT_HEADERS.has(header));
  return at < 0 || columns.some(([, column]) => column === at) ? undefined : at;
}

/** Columns without which no row of this format can be read. */
export function missingColumns(bound: BoundFormat): readonly ColumnRole[] {
  const { index, definition } = bound;
  const missing: ColumnRole[] = [];
  if (index.date === undefined) missing.push('date');
  const needsType =
    definition.types !== undefined && definition.kind === undefined && definition.defaults?.type === undefined;
  if (needsType && index.type === undefined && definition.bySides === undefined && definition.bySign === undefined)
    missing.push('type');
  const hasAmount = AMOUNT_ROLES.some((role) => index[role] !== undefined);
  if (!hasAmount) missing.push('amount');
  return missing;
}

function wordKinds(words: Readonly<Record<string, FormatKind>> = {}): WordKinds {
  const exact = new Map<string, FormatKind>();
  const prefixes: [string, FormatKind][] = [];
  for (const [word, kind] of Object.entries(words)) {
    const key = word.toLowerCase();
    if (key.endsWith('*')) prefixes.push([key.slice(0, -1), kind]);
    else exact.set(key, kind);
  }
  return { answered: new Map(), exact, prefixes: prefixes.sort((a, b) => b[0].length - a[0].length) };
}

/** Kind of a word, or of `word/subword` with the more exact entry first. */
export function kindOfWord(words: WordKinds, word: string, subword: string): FormatKind | undefined {
  const asked = subword === '' ? word : `${word}\u001f${subword}`;
  const known = words.answered.get(asked);
  if (known !== undefined || words.answered.has(asked)) return known;
  const kind = lookUp(words, word, subword);
  if (words.answered.size < MOST_ANSWERS) words.answered.set(asked, kind);
  return kind;
}

/** Some files have free text as a type; remembering all of it would be a leak. */
const MOST_ANSWERS = 5_000;

function lookUp(words: WordKinds, word: string, subword: string): FormatKind | undefined {
  const key = word.toLowerCase();
  if (subword !== '') {
    const joined = `${key}/${subword.toLowerCase()}`;
    const kind = words.exact.get(joined) ?? byPrefix(words, joined);
    if (kind !== undefined) return kind;
  }
  return words.exact.get(key) ?? byPrefix(words, key);
}

function byPrefix(words: WordKinds, key: string): FormatKind | undefined {
  for (const [prefix, kind] of words.prefixes) if (key.startsWith(prefix)) return kind;
  return undefined;
}
