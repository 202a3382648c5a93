/** Rows as CSV by named columns: the head of a column and what stands in it are one entry, so that they cannot drift apart. */
import { csvText } from './csv-text.ts';

/** By the name in the head, in the order of the file. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string>>;

export function csvTable<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  return csvText(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row))),
  );
}
