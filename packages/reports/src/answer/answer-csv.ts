/** The tables of an answer as CSV files in one archive, named by the annexes they belong to. */
import { type CsvDialect, csvText } from '../csv/csv-text.ts';
import { packZip } from '../zip/pack-zip.ts';
import type { AnswerKit } from './answer-request.ts';

const GERMAN: CsvDialect = { separator: ';', numbers: 'de' };

export function answerCsv({ annexes }: AnswerKit): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files = annexes.flatMap(({ number, tables }) =>
    tables.map(
      (table) => [`Anlage_${String(number).padStart(2, '0')}_${table.id}.csv`, csvText(table, GERMAN)] as const,
    ),
  );
  return packZip(Object.fromEntries(files.map(([name, text]) => [name, encoder.encode(text)])));
}
