/**
 * A mapping that the user confirmed for a header no format knows. It is a format definition without functions, so it
 * survives JSON and is applied by the same engine; the fingerprint of the header finds it again.
 */
import type { FormatMatch } from '../detect/detect-format.ts';
import { normalizeHeader } from '../detect/header-template.ts';
import type { FormatDefinition } from '../formats/format.ts';
import { printCells, printText } from '../read/row-print.ts';
import { headRows, type Table } from '../read/table.ts';

export type MappingDefinition = Omit<FormatDefinition, 'adjust' | 'group'>;

export interface SavedMapping {
  readonly headerFingerprint: string;
  readonly definition: MappingDefinition;
}

const HEADER_WITHIN = 40;

/** The header row of a table that a saved mapping was made for. */
export function mappingFor(readings: readonly Table[], mappings: readonly SavedMapping[]): FormatMatch | undefined {
  if (mappings.length === 0) return undefined;
  for (const table of readings) {
    const { rows, lines } = headRows(table, HEADER_WITHIN);
    for (const [index, headerCells] of rows.entries()) {
      const saved = mappings.find((mapping) => mapping.headerFingerprint === headerFingerprint(headerCells));
      if (saved === undefined) continue;
      return {
        definition: saved.definition,
        confidence: 1,
        how: 'exact',
        table,
        headerLine: lines[index] ?? 0,
        headerCells,
      };
    }
  }
  return undefined;
}

export function headerFingerprint(headerCells: readonly string[]): string {
  const { a, b } = printCells(headerCells.map(normalizeHeader));
  return printText(a, b);
}
