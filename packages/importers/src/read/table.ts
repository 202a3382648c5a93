/**
 * A table as it lies in a file: rows of text cells with the physical line of each. Rows come in chunks and can be walked
 * more than once, so that column decisions see the whole file before the first row is mapped, without holding all
 * rows of a large file at once.
 */
export interface RowChunk {
  readonly rows: readonly (readonly string[])[];
  /** Physical line of each row, 1 = the first; of a spreadsheet the row of its sheet. */
  readonly lines: readonly number[];
  /** Fingerprint of each row (`row-print.ts`), if the reader made it on the way. */
  readonly prints?: { readonly a: readonly number[]; readonly b: readonly number[] };
}

export interface Table {
  /** Name of the file as the user knows it; inside an archive `archive.zip/trades.csv`. */
  readonly file: string;
  /** Sheet of a spreadsheet, if there are several. */
  readonly sheet?: string;
  readonly chunks: () => Iterable<RowChunk>;
}

export type ReadErrorCode =
  | 'file.too-large'
  | 'file.empty'
  | 'file.unreadable'
  | 'file.not-a-table'
  | 'file.encrypted'
  | 'zip.too-many-entries'
  | 'zip.too-large'
  | 'zip.nested-too-deep'
  | 'zip.damaged'
  | 'zip.nothing-inside';

export interface ReadError {
  readonly code: ReadErrorCode;
  readonly file: string;
  readonly params: Readonly<Record<string, string>>;
}

/** First rows of a table, for looking at headers. */
export function headRows(table: Table, count: number): RowChunk {
  const rows: (readonly string[])[] = [];
  const lines: number[] = [];
  for (const chunk of table.chunks()) {
    for (const [index, row] of chunk.rows.entries()) {
      if (rows.length >= count) return { rows, lines };
      rows.push(row);
      lines.push(chunk.lines[index] ?? 0);
    }
    if (rows.length >= count) break;
  }
  return { rows, lines };
}
