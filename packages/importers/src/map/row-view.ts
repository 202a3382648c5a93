/** What the `adjust` of a format sees of a row: cells by role, read in the style of the file. */
import type { Instant } from '@cryptax/kernel';
import { CellRows } from '../read/cell-rows.ts';
import type { RowCells } from '../read/table.ts';
import { readAmount } from '../values/amount-cell.ts';
import { absoluteText, type NumberStyle } from '../values/number-text.ts';
import { AmountProblem } from './amount-problem.ts';
import { shortText } from './amount-reader.ts';
import { cellAt } from './column-index.ts';
import type { RowReaderOptions } from './read-row.ts';
import type { RowView } from './row-facts.ts';

/** One view for all rows of a file, moved from row to row: an `adjust` looks at the row that it is given and keeps nothing. */
export class RowViewer {
  #row: RowCells = NO_ROW;
  #at: Instant = 0 as Instant;
  readonly #view: RowView;

  constructor({ assets, bound, decisions, fileName }: RowReaderOptions) {
    this.#view = {
      cell: (role) => cellAt(this.#row, bound.index[role]),
      amount: (role) => {
        const cell = cellAt(this.#row, bound.index[role]);
        const size = sizeOf(cell, decisions.styles[role] ?? decisions.fileStyle);
        if (size === null) throw new AmountProblem('amount.unreadable', { role, value: shortText(cell) });
        return size;
      },
      number: (text) => sizeOf(text, decisions.styles.amount ?? decisions.fileStyle) ?? undefined,
      hasFractions: (role) => decisions.fractions.includes(role),
      fileName,
      ownAddress: decisions.ownAddress,
      asset: (text) => {
        const answer = assets.resolve(text, this.#at);
        return answer.kind === 'asset' ? answer.asset : undefined;
      },
    };
  }

  of(row: RowCells, at: Instant): RowView {
    this.#row = row;
    this.#at = at;
    return this.#view;
  }
}

const NO_ROW: RowCells = new CellRows([], []);

/** Undefined = empty, null = unreadable. */
function sizeOf(text: string, style: NumberStyle): string | undefined | null {
  const read = readAmount(text, style);
  return read === undefined || read === null ? read : absoluteText(read.amount);
}
