/**
 * Every header row that a definition names is recognised as that definition, among all others. Placeholders are filled in as a
 * file would. Only formats that declare each other twins may share a header; then the user is asked between them.
 */
import { expect, test } from 'vitest';
import { detectFormat } from '../detect/detect-format.ts';
import { CellRows } from '../read/cell-rows.ts';
import type { Table } from '../read/table.ts';
import { FORMATS } from './registry.ts';

const FILLED: Readonly<Record<string, string>> = { asset: 'ETH', fiat: 'EUR', offset: 'UTC', any: '$1.00' };

function asFile(header: readonly string[]): Table {
  const cells = header.map((name) => name.replace(/\{([a-z]+)\}/g, (_, key: string) => FILLED[key] ?? 'x'));
  return { file: 'export.csv', chunks: () => [new CellRows([cells], [1])] };
}

const twins = new Set(FORMATS.flatMap(({ id, twin }) => (twin === undefined ? [] : [id, twin])));
const layouts = FORMATS.flatMap(({ id, layouts: rows }) => rows.map((header, at) => ({ id, number: at + 1, header })));

test.each(layouts)('$id, layout $number', ({ id, header }) => {
  const { match, candidates } = detectFormat([asFile(header)], FORMATS);
  if (match !== undefined) return expect(match.definition.id).toBe(id);
  const equal = candidates.filter((candidate) => candidate.how === 'exact').map(({ definition }) => definition.id);
  expect(equal).toContain(id);
  expect(equal.filter((other) => !twins.has(other))).toEqual([]);
});
