/** What the `adjust` of a format sees of a row: cells by role, read in the style of the file. */
import type { Instant } from '@cryptax/kernel';
import type { RowCells } from '../read/table.ts';
import { readAmount } from '../values/amount-cell.ts';
import { absoluteText, type NumberStyle } from '../values/number-text.ts';
import { AmountProblem } from './amount-problem.ts';
import { shortText } from './amount-reader.ts';
import { cellAt } from './column-index.ts';
import type { RowReaderOptions } from './read-row.ts';
import type { RowView } from './row-facts.ts';

export function rowView(row: RowCells, at: Instant, options: RowReaderOptions): RowView {
  const { assets, bound, decisions, fileName } = options;
  return {
    cell: (role) => cellAt(row, bound.index[role]),
    amount: (role) => {
      const cell = cellAt(row, bound.index[role]);
      const size = sizeOf(cell, decisions.styles[role] ?? decisions.fileStyle);
      if (size === null) throw new AmountProblem('amount.unreadable', { role, value: shortText(cell) });
      return size;
    },
    number: (text) => sizeOf(text, decisions.styles.amount ?? decisions.fileStyle) ?? undefined,
    fileName,
    ownAddress: decisions.ownAddress,
    asset: (text) => {
      const answer = assets.resolve(text, at);
      return answer.kind === 'asset' ? answer.asset : undefined;
    },
  };
}

/** Undefined = empty, null = unreadable. */
function sizeOf(text: string, style: NumberStyle): string | undefined | null {
  const read = readAmount(text, style);
  return read === undefined || read === null ? read : absoluteText(read.amount);
}
