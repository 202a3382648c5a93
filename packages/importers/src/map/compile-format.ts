/**
 * A definition bound to the header of one file: roles become column indexes, words become a lookup without case.
 */
import { findColumn, normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, FormatDefinition, FormatKind } from '../formats/format.ts';

export interface BoundFormat {
  readonly definition: FormatDefinition;
  readonly headers: readonly string[];
  /** Column of each role; a role without a column is absent. */
  readonly index: Readonly<Partial<Record<ColumnRole, number>>>;
  /** What header placeholders stood for: `{ asset: 'eth', fiat: 'eur', offset: '+01:00' }`. */
  readonly captures: Readonly<Record<string, string>>;
  readonly types: WordKinds;
  readonly tags: WordKinds;
  /** Columns left out of the fingerprint. */
  readonly volatile: ReadonlySet<number>;
}

export interface WordKinds {
  readonly exact: ReadonlyMap<string, FormatKind>;
  /** `prefix *` and `a/*`. */
  readonly prefixes: readonly (readonly [string, FormatKind])[];
}

export function bindFormat(definition: FormatDefinition, headerCells: readonly string[]): BoundFormat {
  const headers = headerCells.map(normalizeHeader);
  const captures: Record<string, string> = {};
  const index: Partial<Record<ColumnRole, number>> = {};
  for (const [role, ref] of Object.entries(definition.columns)) {
    const column = findColumn(ref, headers, captures);
    if (column >= 0) index[role as ColumnRole] = column;
  }
  const volatile = new Set((definition.volatile ?? []).map((ref) => findColumn(ref, headers)).filter((at) => at >= 0));
  return {
    definition,
    headers,
    index,
    captures,
    types: wordKinds(definition.types),
    tags: wordKinds(definition.tags),
    volatile,
  };
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
  const hasAmount = (['amount', 'amountIn', 'amountOut', 'buyAmount', 'sellAmount'] as const).some(
    (role) => index[role] !== undefined,
  );
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
  return { exact, prefixes: prefixes.sort((a, b) => b[0].length - a[0].length) };
}

/** Kind of a word, or of `word/subword` with the more exact entry first. */
export function kindOfWord(words: WordKinds, word: string, subword: string): FormatKind | undefined {
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
