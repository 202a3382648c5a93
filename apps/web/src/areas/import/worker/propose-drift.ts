/**
 * A known format whose headers have changed: the columns it misses, found again by their names. The rows are read by the
 * format itself, so grouping and special cases stay in force; changing a column by hand makes it a mapping of one's own.
 */
import {
  detectFormat,
  FORMATS,
  previewMapping,
  proposeDrifted,
  type readTables,
  saveMapping,
} from '@cryptax/importers';
import type { ColumnRole, MappingColumn, MappingProposal } from '../mapping-types.ts';
import { outcomeFields } from './row-accounts.ts';

type Readings = Extract<Awaited<ReturnType<typeof readTables>>[number], { kind: 'table' }>['readings'];

/** Undefined where no format is near, or nothing could be read with what was found. */
export async function proposeDrift(
  name: string,
  readings: Readings,
  shownRows: number,
): Promise<MappingProposal | undefined> {
  const [nearest] = detectFormat(readings, FORMATS).candidates;
  if (nearest?.how !== 'drifted') return undefined;
  const { base, columns, drifted } = proposeDrifted(nearest);
  if (drifted.every(({ found }) => found === undefined)) return undefined;
  const { definition, table, headerLine, headerCells } = nearest;
  const shown = await previewMapping(table, headerLine, headerCells, { ...definition, columns }, shownRows);
  if (shown.events.length === 0 && shown.candidates.length === 0) return undefined;
  const events = new Map(shown.events.map((event) => [event.id, event]));
  const roles = Object.entries(columns).flatMap(([role, refs]) =>
    [refs].flat().map((header) => [String(header).toLowerCase(), role as ColumnRole] as const),
  );
  const roleOf = new Map(roles.reverse());
  return {
    file: name,
    headerLine,
    columns: headerCells.map((header, column): MappingColumn => {
      const role = roleOf.get(header.trim().toLowerCase());
      const samples = [...new Set(shown.rows.map(({ cells }) => cells[column] ?? '').filter(Boolean))].slice(0, 3);
      return { column, header, samples, ...(role === undefined ? {} : { role, reason: 'header' as const }) };
    }),
    types: [],
    source: definition.source,
    // Columns that are not found may be ones that only some exports have.
    renamed: drifted.flatMap(({ expected, found }) => (found === undefined ? [] : [{ expected, found }])),
    mapping: saveMapping(headerCells, { base, columns }),
    rows: shown.rows.map(({ line, cells, outcome }) => ({ line, cells, ...outcomeFields(outcome, events) })),
    questions: shown.questions,
  };
}
