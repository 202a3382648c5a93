/** Cells of foreign reports: numbers of either style, days, words for short and long. */
import { type Day, formatDay } from '@cryptax/kernel';
import { compileLayout, type DateScan } from '../values/date-layout.ts';
import { columnStyle, noEvidence, type StyleEvidence, weighCell } from '../values/number-style.ts';
import { type NumberStyle, readNumber, roundLongFraction } from '../values/number-text.ts';

/** Decides the decimal mark: by the cell itself, else by its column, else by the whole file. Open stays open. */
export class NumberColumns {
  readonly #columns = new Map<number, StyleEvidence>();
  readonly #file = noEvidence();

  weigh(column: number, cell: string): void {
    const known = this.#columns.get(column) ?? noEvidence();
    weighCell(cell, known);
    weighCell(cell, this.#file);
    this.#columns.set(column, known);
  }

  /** `null`: not a number; `open`: the mark could be either. */
  read(column: number, cell: string): string | undefined | null | 'open' {
    const own = noEvidence();
    weighCell(cell, own);
    const style = columnStyle(own) ?? columnStyle(this.#columns.get(column) ?? noEvidence()) ?? columnStyle(this.#file);
    if (style === undefined) return own.open > 0 ? 'open' : readNumber(cell, 'dot');
    return readStyled(cell, style);
  }
}

function readStyled(cell: string, style: NumberStyle): string | undefined | null {
  return readNumber(roundLongFraction(cell.trim()), style);
}

export type DayReader = (cell: string) => string | null;

export function dayReader(layouts: readonly string[]): DayReader {
  const readers = layouts.map(compileLayout);
  const scan: DateScan = { offset: undefined };
  return (cell) => {
    for (const read of readers) {
      const clock = read(cell.trim(), scan);
      if (!Number.isNaN(clock)) return formatDay(Math.floor(clock / 86_400) as Day);
    }
    return null;
  };
}

/** Over a year, under a year; a number of days says nothing by itself, for a year has 365 or 366. */
export function isFreeWord(cell: string, header: string): boolean | null {
  const word = cell.trim().toLowerCase();
  const isTaxedColumn = /taxable|steuerpflichtig/i.test(header);
  if (/^(?:yes|ja|true|wahr|x|1)$/.test(word)) return !isTaxedColumn;
  if (/^(?:no|nein|false|falsch|0)$/.test(word)) return isTaxedColumn;
  if (/^(?:long|lang|steuerfrei|tax.?free|> ?1)/.test(word)) return true;
  return /^(?:short|kurz|steuerpflichtig|taxable|< ?1)/.test(word) ? false : null;
}
