/** Rows that look whole and are not: cells in the wrong columns, a part of a trade without its amount. */

import type { FormatKind } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import type { ReviewCode } from '../review-codes.ts';
import { AMOUNT_ROLES, cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { type CutColumns, cutColumns, joinedRow, lacksCell } from './cut-numbers.ts';
import type { Sides } from './row-facts.ts';
import { isPart } from './row-groups.ts';
import type { RowShape } from './row-shape.ts';

export class RowDamage {
  readonly #columns: CutColumns;
  readonly #shape: RowShape;

  constructor(bound: BoundFormat, shape: RowShape) {
    this.#columns = cutColumns(bound);
    this.#shape = shape;
  }

  /** Code of the message, if the cells of the row may stand in the wrong columns. */
  codeOf(row: RowCells): ReviewCode | undefined {
    const { width } = this.#shape;
    if (row.width === width) return undefined;
    if (row.width < width) return lacksCell(this.#columns, row) ? 'row.cells-missing' : undefined;
    return this.joined(row) === undefined ? undefined : 'row.cut-number';
  }

  /** With the numbers that commas have cut put together again: not sure enough to be read, but to find its trade. */
  joined(row: RowCells): RowCells | undefined {
    const { hasCommas, width } = this.#shape;
    return hasCommas ? joinedRow(this.#columns, row, width) : undefined;
  }
}

const TRANSFERS: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'deposit',
  'withdrawal',
  'transfer-in',
  'transfer-out',
]);

/** Without it a trade would lack a side, and a transfer be nothing but its fee. Zero is an amount. */
export function lacksAmount(bound: BoundFormat, row: RowCells, kind: FormatKind, sides: Sides): boolean {
  if (sides.in !== undefined || sides.out !== undefined) return false;
  const { group, adjust } = bound.definition;
  const isTransfer = adjust === undefined && TRANSFERS.has(kind);
  const isLoosePart = group !== undefined && sides.fee === undefined && isPart(group, kind);
  return (isTransfer || isLoosePart) && AMOUNT_ROLES.every((role) => cellAt(row, bound.index[role]) === '');
}
