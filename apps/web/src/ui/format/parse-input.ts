/** Reads what people type, in either language: numbers, as text all the way, and days. */
import { dayFromCivil, daysInMonth, formatDay } from '@cryptax/kernel';
import type { Locale } from '../../platform/i18n/strings.ts';

export type DecimalEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'invalid'; readonly text: string };

const MAX_LENGTH = 80;
const NOISE = /[\s\u00a0\u202f'’_€]/g;
const GROUPED = /^[1-9]\d{0,2}([.,]\d{3})+$/;
const PLAIN = /^\d+(?:\.\d*)?$|^\.\d+$/;

/**
 * A number. The language decides what a lone separator means (`1.234` is 1234 in German and 1.234 in English); when both
 * separators appear, the last one is the decimal mark, and a lone group mark that cannot group (`1.5`, `0.123`) is taken
 * as the decimal mark.
 */
export function parseDecimalInput(typed: string, locale: Locale): DecimalEntry {
  if (typed.length > MAX_LENGTH) return { kind: 'invalid', text: typed };
  const text = typed.replace(NOISE, '').replace(/^\u2212/, '-');
  if (text === '') return { kind: 'empty' };
  const negative = text.startsWith('-');
  const body = text.replace(/^[+-]/, '');
  const point = withPoint(body, locale);
  if (point === null || !PLAIN.test(point)) return { kind: 'invalid', text: typed };
  return { kind: 'value', value: canonical(point, negative) };
}

/** The same number with a point as decimal mark and no groups, or null where the separators contradict each other. */
function withPoint(body: string, locale: Locale): string | null {
  const marks = body.replace(/[^.,]/g, '');
  if (marks === '') return body;
  const last = marks.at(-1) ?? '';
  if (new Set(marks).size === 2) {
    const cut = body.lastIndexOf(last);
    const whole = body.slice(0, cut);
    if (whole.includes(last) || !GROUPED.test(whole)) return null;
    return `${whole.replace(/[.,]/g, '')}.${body.slice(cut + 1)}`;
  }
  if (marks.length > 1) return GROUPED.test(body) ? body.replace(/[.,]/g, '') : null;
  const decimalMark = locale === 'de' ? ',' : '.';
  if (last !== decimalMark && GROUPED.test(body)) return body.replace(last, '');
  return body.replace(last, '.');
}

/** `007.50` becomes `7.50`, `.5` becomes `0.5`, `3.` becomes `3`; digits after the point stay as typed. */
function canonical(point: string, negative: boolean): string {
  const [whole = '', fraction = ''] = point.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = fraction === '' ? digits : `${digits}.${fraction}`;
  return negative && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A stored value as it stands in the field: grouped in the language's way, every digit kept. */
export function formatDecimalInput(value: string, locale: Locale): string {
  const [group, mark] = locale === 'de' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction] = value.replace(/^-/, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const sign = value.startsWith('-') ? '\u2212' : '';
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped}${mark}${fraction}`;
}

export function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}

type DayEntry =
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

/**
 * Reads a calendar day as people type it: `28.9.2026`, `28/09/26`, `28 Sep 2026`, `28. September 2026`, `2026-09-28`. The day
 * comes first in both languages; American order is not guessed. Anything that is no day of the calendar is invalid.
 */
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
