/**
 * A mapping that the user confirmed for a header no format knows. It survives JSON and is applied by the same engine as every
 * format; the fingerprint of the header finds it again. A known format with drifted headers is kept as the format's id
 * and the new column names, so that its functions stay in force.
 */
import type { FormatMatch } from '../detect/detect-format.ts';
import { normalizeHeader } from '../detect/header-template.ts';
import type { Columns, FormatDefinition } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import { headRows } from '../read/head-rows.ts';
import { printCells, printText } from '../read/row-print.ts';
import type { Table } from '../read/table.ts';

export type MappingDefinition = Omit<FormatDefinition, 'adjust' | 'group'>;

export type SavedMapping =
  | { readonly headerFingerprint: string; readonly definition: MappingDefinition }
  | { readonly headerFingerprint: string; readonly base: string; readonly columns: Columns };

const HEADER_WITHIN = 40;

export function saveMapping(
  headerCells: readonly string[],
  mapping: { readonly definition: MappingDefinition } | { readonly base: string; readonly columns: Columns },
): SavedMapping {
  return { headerFingerprint: headerFingerprint(headerCells), ...mapping };
}

/** The header row of a table that a saved mapping was made for. */
export function mappingFor(readings: readonly Table[], mappings: readonly SavedMapping[]): FormatMatch | undefined {
  if (mappings.length === 0) return undefined;
  for (const table of readings) {
    const { rows, lines } = headRows(table, HEADER_WITHIN);
    for (const [index, headerCells] of rows.entries()) {
      const saved = mappingOfHeader(headerCells, mappings);
      const definition = saved === undefined ? undefined : definitionOf(saved);
      if (definition === undefined) continue;
      return { definition, confidence: 1, how: 'exact', table, headerLine: lines[index] ?? 0, headerCells };
    }
  }
  return undefined;
}

export function mappingOfHeader(
  headerCells: readonly string[],
  mappings: readonly SavedMapping[],
): SavedMapping | undefined {
  const wanted = headerFingerprint(headerCells);
  return mappings.find((mapping) => mapping.headerFingerprint === wanted);
}

/** Undefined if the format it rests on is gone. */
function definitionOf(saved: SavedMapping): FormatDefinition | undefined {
  if ('definition' in saved) return saved.definition;
  const base = FORMATS.find((format) => format.id === saved.base);
  return base === undefined ? undefined : { ...base, columns: saved.columns };
}

function headerFingerprint(headerCells: readonly string[]): string {
  const { a, b } = printCells(headerCells.map(normalizeHeader));
  return printText(a, b);
}
