/** The first rows of a file as they would become events under a mapping, before anything is saved. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import type { FileAnswers, FileQuestion } from '../map/column-decisions.ts';
import { mapTable } from '../map/map-table.ts';
import type { RowOutcome } from '../map/row-outcome.ts';
import { headRows } from '../read/head-rows.ts';
import type { Table } from '../read/table.ts';
import type { MappingDefinition } from './saved-mapping.ts';

export interface PreviewedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: RowOutcome;
}

export interface MappingPreview {
  readonly rows: readonly PreviewedRow[];
  readonly events: readonly LedgerEvent[];
  readonly candidates: readonly TransferCandidate[];
  readonly questions: readonly FileQuestion[];
}

export async function previewMapping(
  table: Table,
  headerLine: number,
  headerCells: readonly string[],
  definition: MappingDefinition,
  count: number,
  answers: FileAnswers = {},
): Promise<MappingPreview> {
  const head = headRows(table, headerLine + count);
  const few: Table = { ...table, chunks: () => [head] };
  const mapped = await mapTable({ table: few, definition, headerLine, headerCells, answers, seen: new Set() });
  const cellsAt = new Map(head.lines.map((line, index) => [line, head.rows[index] ?? []]));
  const rows: PreviewedRow[] = [];
  mapped.rows.forEachOutcome((outcome, line) => rows.push({ line, cells: cellsAt.get(line) ?? [], outcome }));
  return { rows, events: mapped.events, candidates: mapped.candidates, questions: mapped.questions };
}
