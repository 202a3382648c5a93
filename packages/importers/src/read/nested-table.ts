/**
 * Tables of two levels: under a row stand an indented header line and rows of details (orders with their fills). They are
 * made flat: a detail row gets the cells of its parent in front; a parent gets the number of its details, and its own cells
 * where a detail column has the same name. Every physical row stays one row, so the account of rows holds.
 */
import { normalizeHeader } from '../detect/header-template.ts';
import { CellRows } from './cell-rows.ts';
import type { RowChunk, Table } from './table.ts';

export interface FlatTable {
  readonly table: Table;
  readonly headerCells: readonly string[];
}

/** Rows of one parent that wait until their number is known. */
interface Family {
  readonly parent: readonly string[];
  readonly line: number;
  readonly below: { readonly cells: readonly string[]; readonly line: number; readonly isHeader: boolean }[];
}

interface Output {
  readonly rows: (readonly string[])[];
  readonly lines: number[];
}

/** `detailHeader` without its indentation. New columns: `Details` (their number), then `Detail: <name>`. */
export function flattenNested(
  table: Table,
  headerLine: number,
  headerCells: readonly string[],
  detailHeader: readonly string[],
): FlatTable {
  const flat = [...headerCells, 'Details', ...detailHeader.map((name) => `Detail: ${name}`)];
  const flattener = new Flattener(headerCells, detailHeader, flat);
  return { table: { ...table, chunks: () => flattener.chunks(table, headerLine) }, headerCells: flat };
}

class Flattener {
  readonly #width: number;
  readonly #details: readonly string[];
  /** Column of the parent with the name of each detail column, or -1. */
  readonly #own: readonly number[];
  readonly #flatHeader: readonly string[];

  constructor(headerCells: readonly string[], detailHeader: readonly string[], flatHeader: readonly string[]) {
    const headers = headerCells.map(normalizeHeader);
    this.#width = headerCells.length;
    this.#details = detailHeader.map(normalizeHeader);
    this.#own = this.#details.map((name) => headers.indexOf(name));
    this.#flatHeader = flatHeader;
  }

  *chunks(table: Table, headerLine: number): Iterable<RowChunk> {
    let family: Family | undefined;
    for (const { rows, lines } of table.chunks()) {
      const output: Output = { rows: [], lines: [] };
      for (const [index, cells] of rows.entries()) {
        const line = lines[index] ?? 0;
        if (line <= headerLine) push(output, cells, line);
        else if (family !== undefined && (cells[0] ?? '').trim() === '') {
          family.below.push({ cells: cells.slice(1), line, isHeader: this.#isDetailHeader(cells) });
        } else {
          this.#release(family, output);
          family = { parent: cells, line, below: [] };
        }
      }
      yield new CellRows(output.rows, output.lines);
    }
    const rest: Output = { rows: [], lines: [] };
    this.#release(family, rest);
    yield new CellRows(rest.rows, rest.lines);
  }

  #isDetailHeader(cells: readonly string[]): boolean {
    return this.#details.every((name, at) => normalizeHeader(cells[at + 1] ?? '') === name);
  }

  #release(family: Family | undefined, output: Output): void {
    if (family === undefined) return;
    const { parent, line, below } = family;
    const front = Array.from({ length: this.#width }, (_, at) => parent[at] ?? '');
    const count = below.filter((row) => !row.isHeader).length;
    push(output, [...front, String(count), ...this.#own.map((column) => front[column] ?? '')], line);
    for (const row of below) {
      const details = this.#details.map((_, at) => row.cells[at] ?? '');
      push(output, row.isHeader ? this.#flatHeader : [...front, '', ...details], row.line);
    }
  }
}

function push(output: Output, cells: readonly string[], line: number): void {
  output.rows.push(cells);
  output.lines.push(line);
}
