/**
 * Table cells as typed spreadsheet cells. A spreadsheet keeps 15 significant digits: a longer quantity is written as
 * text, exact to the last digit, rather than as a number that has lost some. Dates are serial days in Berlin time, so
 * that no program shifts them.
 */
import { parseDay } from '@cryptax/kernel';
import type { Cell as SheetCell } from 'hucre/xlsx';
import { safeText } from '../csv/csv-text.ts';
import type { Cell, CellKind } from '../tables/report-table.ts';
import { berlinMoment } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';

export type CellPart = Partial<SheetCell>;

const EXACT_DIGITS = 15;
/** Day 0 of a spreadsheet is 30 December 1899. */
const EPOCH = 25_569;
const SECONDS_PER_DAY = 86_400;

const DAY_FORMAT = { de: 'dd.mm.yyyy', en: 'yyyy-mm-dd' } as const;
const MOMENT_FORMAT = { de: 'dd.mm.yyyy hh:mm:ss', en: 'yyyy-mm-dd hh:mm:ss' } as const;
export const EUR_FORMAT = '#,##0.00';

export function sheetCell(cell: Cell, kind: CellKind, locale: Locale): CellPart | null {
  if (cell === null) return null;
  switch (kind) {
    case 'text':
      return { value: sheetText(cell), type: 'string', style: { alignment: { vertical: 'top' } } };
    case 'day':
      return dated(daySerial(cell), cell, DAY_FORMAT[locale]);
    case 'moment':
      return dated(momentSerial(cell), cell, MOMENT_FORMAT[locale]);
    case 'eur':
      return numeric(cell, EUR_FORMAT, locale);
    case 'quantity':
    case 'count':
      return numeric(cell, quantityFormat(cell), locale);
  }
}

/** More characters than a cell may hold; a spreadsheet refuses the whole file otherwise. */
const LONGEST_TEXT = 32_000;

/** No formula, no sign that XML cannot carry, not longer than a cell. */
export function sheetText(text: string): string {
  const clean = safeText(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' '));
  return clean.length <= LONGEST_TEXT ? clean : `${clean.slice(0, LONGEST_TEXT)}…`;
}

function dated(serial: number | null, text: string, numFmt: string): CellPart {
  if (serial === null) return { value: sheetText(text), type: 'string' };
  return { value: serial, type: 'number', style: { numFmt, alignment: { vertical: 'top' } } };
}

function numeric(text: string, numFmt: string, locale: Locale): CellPart {
  const alignment = { horizontal: 'right', vertical: 'top' } as const;
  if (significantDigits(text) > EXACT_DIGITS) {
    // The numbers around it carry the sign of the reader's language; a point would read as thousands in German.
    return { value: numberText(text, { numbers: locale, grouping: false }), type: 'string', style: { alignment } };
  }
  return { value: Number(text), type: 'number', style: { numFmt, alignment } };
}

export function significantDigits(decimal: string): number {
  return decimal.replace(/[-.]/g, '').replace(/^0+/, '').length;
}

/** As many places as the quantity has. */
function quantityFormat(decimal: string): string {
  const places = decimal.split('.')[1]?.length ?? 0;
  return places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`;
}

function daySerial(day: string): number | null {
  const parsed = parseDay(day);
  return parsed.ok ? parsed.value + EPOCH : null;
}

function momentSerial(at: string): number | null {
  const local = berlinMoment(at);
  if (local === null) return null;
  const [day = '', time = ''] = local.split('T');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const serial = daySerial(day);
  return serial === null ? null : serial + (hours * 3600 + minutes * 60 + seconds) / SECONDS_PER_DAY;
}
