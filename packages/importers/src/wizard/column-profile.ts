/**
 * What the cells of a column look like: shares of dates, numbers, tickers, markets, hashes, and how many different words.
 * The wizard proposes roles from this and from the header; neither alone is enough.
 */

import { isFiat } from '@cryptax/ledger';
import { readAmount } from '../values/amount-cell.ts';
import { COMMON_LAYOUTS } from '../values/date-column.ts';
import { compileLayout, type DateScan } from '../values/date-layout.ts';
import { splitPair } from '../values/pair.ts';

export interface ColumnProfile {
  readonly filled: number;
  readonly dates: number;
  readonly numbers: number;
  readonly negative: number;
  readonly tickers: number;
  readonly fiat: number;
  readonly pairs: number;
  readonly hashes: number;
  /** Different texts divided by filled cells: near 1 for ids, near 0 for types. */
  readonly variety: number;
  readonly words: readonly string[];
}

const READERS = COMMON_LAYOUTS.filter((layout) => !layout.startsWith('unix')).map(compileLayout);
const MOST_WORDS = 40;

export function profileColumn(cells: readonly string[]): ColumnProfile {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '-');
  const share = (test: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  const words = [...new Set(filled)];
  const amounts = filled.map((cell) => readAmount(cell, 'dot') ?? readAmount(cell, 'comma') ?? undefined);
  const isNumber = (index: number) => amounts[index] !== undefined;
  return {
    filled: filled.length,
    dates: share(isDate),
    numbers: filled.length === 0 ? 0 : filled.filter((_, index) => isNumber(index)).length / filled.length,
    negative:
      filled.length === 0 ? 0 : amounts.filter((amount) => amount?.amount.startsWith('-')).length / filled.length,
    tickers: share((cell) => /^[A-Za-z0-9$]{2,10}$/.test(cell) && /[A-Za-z]{2}/.test(cell)),
    fiat: share((cell) => isFiat(cell.toUpperCase())),
    pairs: share((cell) => /[A-Za-z]{3}/.test(cell) && splitPair(cell) !== undefined),
    hashes: share((cell) => /^(?:0x)?[0-9a-f]{40,}$/i.test(cell)),
    variety: filled.length === 0 ? 0 : words.length / filled.length,
    words: words.slice(0, MOST_WORDS),
  };
}

function isDate(cell: string): boolean {
  const scan: DateScan = { offset: undefined };
  return READERS.some((read) => !Number.isNaN(read(cell, scan)));
}
