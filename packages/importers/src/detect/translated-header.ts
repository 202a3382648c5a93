/**
 * A known layout in another language: as many columns, each in its place, each with a name that means the same. It is proposed like a
 * format whose headers have changed, and read only when the user has said so; the figures of the rows still have to agree.
 */
import type { ColumnRef, FormatDefinition } from '../formats/format.ts';
import { HEADER_CONCEPTS } from './header-concepts.data.ts';
import { matchesHeader, normalizeHeader } from './header-template.ts';

/** Shorter headers mean too little. */
const LEAST_COLUMNS = 5;

/** The layout that the header translates. */
export function translatedLayout(
  { layouts }: FormatDefinition,
  headers: readonly string[],
): readonly string[] | undefined {
  const width = headers.findLastIndex((header) => header !== '') + 1;
  if (width < LEAST_COLUMNS) return undefined;
  return layouts.find(
    (layout) => layout.length === width && layout.every((name, at) => meansTheSame(name, headers[at] ?? '')),
  );
}

/** Where the column of a role stands in a translated header; -1 if it is none. */
export function translatedColumn(definition: FormatDefinition, ref: ColumnRef, headers: readonly string[]): number {
  const names = new Set([ref].flat().map(normalizeHeader));
  return translatedLayout(definition, headers)?.findIndex((name) => names.has(normalizeHeader(name))) ?? -1;
}

function meansTheSame(name: string, header: string): boolean {
  if (matchesHeader(name, header)) return true;
  const plain = normalizeHeader(name);
  return HEADER_CONCEPTS.some((concept) => concept.test(plain) && concept.test(header));
}
