/**
 * A table as it lies in a file: rows of text cells with the physical line of each. Rows come in chunks and can be walked
 * more than once, so that column decisions see the whole file before the first row is mapped, without holding all
 * rows of a large file at once.
 */

/** One row, looked at in place: cells that nobody asks for are never made. */
export interface RowCells {
  /** The cell as it stands; empty behind the end of the row. */
  readonly text: (column: number) => string;
  /** The same for cells that repeat (types, coins, moments): equal cells are the same string. */
  readonly word: (column: number) => string;
  /** A number for the text of a cell that repeats: equal numbers, equal texts. 0 if the cell has none. */
  readonly token: (column: number) => number;
  readonly all: () => readonly string[];
  /** How many cells the row has in its file. */
  readonly width: number;
  /** Looks at a cell without making it: its char codes are `codes` from `from` to before `to`, those beyond ASCII as 127. */
  readonly look: (column: number) => void;
  readonly codes: Uint8Array;
  /** The same bytes, for who reads several of them as one number. */
  readonly view: DataView;
  readonly from: number;
  readonly to: number;
  /** A part of the cell that was looked at last, between places in `codes`. */
  readonly cut: (from: number, to: number) => string;
  /** Another number for every row. */
  readonly serial: number;
}

/** Rows that are read together. The next chunk may overwrite this one, the next row the row before it. */
export interface RowChunk {
  readonly size: number;
  /** Physical line of each row, 1 = the first; of a spreadsheet the row of its sheet. */
  readonly lines: ArrayLike<number>;
  /** Fingerprint of each row (`row-print.ts`), if the reader made it on the way. */
  readonly prints?: RowPrints | undefined;
  /** Cells of each row, if all have the same number. */
  readonly commonWidth?: number | undefined;
  /** The last cell of one of the rows is empty. */
  readonly hasEmptyEnd?: boolean | undefined;
  readonly row: (index: number) => RowCells;
  /** All cells of all rows, to keep. */
  readonly rows: readonly (readonly string[])[];
}

export interface RowPrints {
  readonly a: ArrayLike<number>;
  readonly b: ArrayLike<number>;
}

export interface Table {
  /** Name of the file as the user knows it; inside an archive `archive.zip/trades.csv`. */
  readonly file: string;
  /** Sheet of a spreadsheet, if there are several. */
  readonly sheet?: string;
  /** About how many rows there are, for who makes room for them. */
  readonly expectedRows?: number;
  /** What separates the cells; a spreadsheet has none. */
  readonly delimiter?: string;
  /** The last row of a text has no line end behind it: it may have been cut. */
  readonly endsOpen?: boolean;
  /** The text that the rows are cut from, piece by piece, for who cuts it in another thread; a spreadsheet has none. */
  readonly texts?: readonly string[];
  readonly chunks: () => Iterable<RowChunk>;
}

export type ReadErrorCode =
  | 'file.too-large'
  | 'file.empty'
  | 'file.unreadable'
  | 'file.not-a-table'
  | 'file.platform-statement'
  | 'file.encrypted'
  | 'zip.too-many-entries'
  | 'zip.too-large'
  | 'zip.nested-too-deep'
  | 'zip.damaged'
  | 'zip.encrypted'
  | 'zip.nothing-inside';

export interface ReadError {
  readonly code: ReadErrorCode;
  readonly file: string;
  readonly params: Readonly<Record<string, string>>;
}
