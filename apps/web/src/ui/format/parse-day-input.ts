/**
 * Reads a calendar day as people type it: `28.9.2026`, `28/09/26`, `28 Sep 2026`, `28. September 2026`, `2026-09-28`. The day
 * comes first in both languages; American order is not guessed. Anything that is no day of the calendar is invalid.
 */
import { dayFromCivil, daysInMonth, formatDay } from '@cryptax/kernel';

export type DayEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'invalid' };

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{2}|\d{4})$/;
const NAMED = /^(\d{1,2})\.?\s*(\p{L}{3,9})\.?\s*(\d{2}|\d{4})$/u;
/** The first three letters of each month, German and English. */
const MONTHS = [
  ['jan', 'jän'],
  ['feb'],
  ['mär', 'mar', 'mae'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dez', 'dec'],
] as const;
const LONGEST = 40;

export function parseDayInput(typed: string): DayEntry {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > LONGEST) return { kind: 'invalid' };
  const iso = ISO.exec(text);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) return dayOf(numbers[3], Number(numbers[2]), numbers[1]);
  const named = NAMED.exec(text);
  return named === null ? { kind: 'invalid' } : dayOf(named[3], monthOf(named[2] ?? ''), named[1]);
}

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.some((each) => each === start)) + 1;
}

function dayOf(yearText = '', month: number, dayText = ''): DayEntry {
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  const day = Number(dayText);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return { kind: 'invalid' };
  return { kind: 'value', value: formatDay(dayFromCivil(year, month, day)) };
}
