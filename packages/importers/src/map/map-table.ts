/**
 * A table with a known format to events, transfers and accounted rows. The first rows let expect how the columns are to be
 * read, and the mapping starts at once. Beside it the survey goes on; if the whole file decides otherwise, the mapping is
 * done again with what is now known. Rows that contradict their own figures let other readings be tried (`file-readings.ts`).
 */
import { decideColumns, isSameDecision } from './column-decisions.ts';
import { ColumnSurvey } from './column-survey.ts';
import { type BoundFormat, bindFormat } from './compile-format.ts';
import { deriveCells } from './derive-cells.ts';
import { mapProven } from './file-readings.ts';
import type { MapInput, MappedTable } from './mapped-table.ts';
import { settleAsset } from './open-asset.ts';
import { settleMoney } from './open-money.ts';
import { TableMapper } from './table-mapper.ts';

/** Rows that let expect the rest of the file. */
const HEAD_ROWS = 1_000;

export async function mapTable(input: MapInput): Promise<MappedTable> {
  const asset = settleAsset(input.definition, input.table.file, input.answers);
  const { definition, questions: money } = settleMoney(asset.definition, input.answers);
  const table = deriveCells(input.table, definition, input.headerCells);
  const mapped = await mapProven({ ...input, definition, table }, mapExpected);
  /** Those about the coin are complete when the rows were read. */
  const questions = [...mapped.questions, ...asset.questions, ...money];
  return questions.length === mapped.questions.length ? mapped : { ...mapped, questions };
}

async function mapExpected(input: MapInput): Promise<MappedTable> {
  const bound = bindFormat(input.definition, input.headerCells);
  const expected = decideColumns(surveyHead(bound, input), input.answers);
  const survey = new ColumnSurvey(bound, input.table);
  const mapper = new TableMapper(input, bound, expected);
  const mapped = await mapper.run(survey);
  const decided = decideColumns(survey, input.answers);
  if (isSameDecision(expected, decided) && mapper.isInOrder) return mapped;
  return new TableMapper(input, bound, { ...decided, isSorted: false }).run();
}

function surveyHead(bound: BoundFormat, { table, headerLine }: MapInput): ColumnSurvey {
  const survey = new ColumnSurvey(bound, table);
  let rows = 0;
  for (const chunk of table.chunks()) {
    survey.add(chunk, headerLine);
    rows += chunk.size;
    if (rows >= HEAD_ROWS) break;
  }
  return survey;
}
