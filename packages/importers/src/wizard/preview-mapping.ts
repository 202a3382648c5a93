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

/** What is asked rests on more rows than are shown: figures of later ones may prove what the first leave open. */
const LOOKED_AT = 2_000;

export async function previewMapping(
  table: Table,
  headerLine: number,
  headerCells: readonly string[],
  definition: MappingDefinition,
  count: number,
  answers: FileAnswers = {},
): Promise<MappingPreview> {
  const head = headRows(table, headerLine + LOOKED_AT);
  const few: Table = { ...table, chunks: () => [head] };
  const mapped = await mapTable({ table: few, definition, headerLine, headerCells, answers, seen: new Set() });
  const cellsAt = new Map(head.lines.map((line, index) => [line, head.rows[index] ?? []]));
  const rows: PreviewedRow[] = [];
  mapped.rows.forEachOutcome((outcome, line) => {
    if (rows.length < count) rows.push({ line, cells: cellsAt.get(line) ?? [], outcome });
  });
  const shown = new Set(rows.map(({ line }) => line));
  const isShown = ({ source }: Pick<LedgerEvent, 'source'>) => shown.has(source?.line ?? 0);
  const [events, candidates] = [mapped.events.filter(isShown), mapped.candidates.filter(isShown)];
  return { rows, events, candidates, questions: mapped.questions };
}
