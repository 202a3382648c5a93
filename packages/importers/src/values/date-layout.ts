/**
 * Date cells by layout text (`DD.MM.YYYY HH:mm:ss`). A layout is compiled once into a reader over char codes, no Date
 * objects, no regular expression for the usual cell. The reader gives seconds since 1970 as the clock shows them; an
 * offset written behind the time (`Z`, `UTC`, `+01:00`, `GMT+0100 (CET)`) is given back beside it.
 */
import { type Day, dayFromCivil, daysInMonth } from '@cryptax/kernel';
import { CellCodes } from '../read/cell-codes.ts';

/** Written by a reader: offset of the cell from UTC in seconds, undefined if the cell has none. */
export interface DateScan {
  offset: number | undefined;
}

/** Clock seconds, or NaN if the text does not have this layout. */
export type DateReader = (text: string, scan: DateScan) => number;

type Field = 'year' | 'year2' | 'month' | 'monthName' | 'day' | 'weekday' | 'hour' | 'minute' | 'second' | 'half';
type Token = { readonly field: Field } | { readonly literal: string };

const FIELDS: readonly (readonly [string, Field])[] = [
  ['YYYY', 'year'],
  ['YY', 'year2'],
  ['MMMM', 'monthName'],
  ['MMM', 'monthName'],
  ['MM', 'month'],
  ['M', 'month'],
  ['DD', 'day'],
  ['D', 'day'],
  ['ddd', 'weekday'],
  ['HH', 'hour'],
  ['H', 'hour'],
  ['hh', 'hour'],
  ['h', 'hour'],
  ['mm', 'minute'],
  ['ss', 'second'],
  ['A', 'half'],
];

const FIRST_YEAR = 1996;
const LAST_YEAR = 2199;
/** `99` was 1999 and is no year of coins; nobody means 2099. */
const LAST_SHORT_YEAR = 69;

export function compileLayout(layout: string): DateReader {
  if (layout === 'iso') return readIso;
  if (layout === 'unix') return (text, scan) => readUnix(text, scan, 1);
  if (layout === 'unix-ms') return (text, scan) => readUnix(text, scan, 1000);
  const tokens = tokenize(layout === 'js' ? 'ddd MMM DD YYYY HH:mm:ss' : layout);
  return (text, scan) => readTokens(tokens, text.trim(), scan);
}

const copy = new CellCodes();

/** `YYYY-MM-DD HH:mm[:ss]` with blank or T: by position. */
function readIso(text: string, scan: DateScan): number {
  const length = Math.min(text.length, WITH_SECONDS);
  const codes = copy.copy(text, 0, length);
  const end = isoEnd(codes, 0, length);
  const clock = isoClock(codes, 0, length);
  scan.offset = undefined;
  return Number.isNaN(clock) || (end < text.length && !readTail(text, end, scan)) ? Number.NaN : clock;
}

/** The same of a cell that is looked at in place, if nothing but a `Z` follows the time. */
export function readIsoAt(codes: Uint8Array, from: number, to: number, scan: DateScan): number {
  const end = isoEnd(codes, from, to);
  if (end < to && !(end + 1 === to && codes[end] === UTC_MARK)) return Number.NaN;
  scan.offset = end < to ? 0 : undefined;
  return isoClock(codes, from, to);
}

const WITHOUT_SECONDS = 16;
const WITH_SECONDS = 19;
const UTC_MARK = 90;

function isoEnd(codes: Uint8Array, from: number, to: number): number {
  const hasSeconds = to - from >= WITH_SECONDS && codes[from + WITHOUT_SECONDS] === 58;
  return from + (hasSeconds ? WITH_SECONDS : WITHOUT_SECONDS);
}

function isoClock(codes: Uint8Array, from: number, to: number): number {
  if (to - from < WITHOUT_SECONDS || !isYearFirst(codes, from)) return Number.NaN;
  const second = isoEnd(codes, from, to) - from === WITH_SECONDS ? two(codes, from + 17) : 0;
  const day = civilDay(two(codes, from) * 100 + two(codes, from + 2), two(codes, from + 5), two(codes, from + 8));
  return day + clockSeconds(two(codes, from + 11), two(codes, from + 14), second);
}

/** `2024-03-01 12:00` or with a T: the marks are enough, digits that are none fail when the date is read. */
export function isYearFirst(codes: Uint8Array, from: number): boolean {
  const separator = codes[from + 10];
  return (
    (separator === 32 || separator === 84) &&
    codes[from + 4] === 45 &&
    codes[from + 7] === 45 &&
    codes[from + 13] === 58
  );
}

function two(codes: Uint8Array, at: number): number {
  const high = (codes[at] ?? 0) - 48;
  const low = (codes[at + 1] ?? 0) - 48;
  return high >= 0 && high <= 9 && low >= 0 && low <= 9 ? high * 10 + low : Number.NaN;
}

let lastKey = -1;
let lastDay = 0;

/** Seconds of midnight; neighbouring rows mostly share the day, so the last one is remembered. */
function civilDay(year: number, month: number, day: number): number {
  const key = (year * 16 + month) * 32 + day;
  if (key === lastKey) return lastDay;
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1)) return Number.NaN;
  if (day > daysInMonth(year, month)) return Number.NaN;
  lastKey = key;
  lastDay = (dayFromCivil(year, month, day) as Day) * 86_400;
  return lastDay;
}

function clockSeconds(hour: number, minute: number, second: number): number {
  if (!(hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second <= 59)) return Number.NaN;
  return hour * 3600 + minute * 60 + second;
}

function readUnix(text: string, scan: DateScan, divisor: number): number {
  const match = /^(\d{9,13})(?:\.\d+)?$/.exec(text.trim());
  if (match === null) return Number.NaN;
  const seconds = Math.floor(Number(match[1]) / divisor);
  if (seconds < 820_454_400 || seconds > 7_258_118_400) return Number.NaN;
  scan.offset = 0;
  return seconds;
}

function tokenize(layout: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < layout.length; ) {
    const found = FIELDS.find(([letters]) => layout.startsWith(letters, at));
    tokens.push(found === undefined ? { literal: layout.charAt(at) } : { field: found[1] });
    at += found === undefined ? 1 : found[0].length;
    /** The dot of an abbreviation comes and goes with the month (`May` has none), so the name reads it. */
    if (found?.[1] === 'monthName' && layout.charAt(at) === '.') at++;
  }
  return tokens;
}

function readTokens(tokens: readonly Token[], text: string, scan: DateScan): number {
  const parts: Partial<Record<Field, number>> = {};
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if ('literal' in token) {
      const next = matchLiteral(token.literal, text, at);
      /** Seconds may be missing: `:ss` is left out when the text has no third part. */
      if (next < 0 && token.literal === ':' && isSecond(tokens[index + 1])) continue;
      if (next < 0) return Number.NaN;
      at = next;
    } else {
      if (token.field === 'second' && text.charAt(at - 1) !== ':') continue;
      const next = readField(token.field, text, at, parts);
      if (next < 0) return Number.NaN;
      at = next;
    }
  }
  scan.offset = undefined;
  if (at < text.length && !readTail(text, at, scan)) return Number.NaN;
  return assemble(parts);
}

function isSecond(token: Token | undefined): boolean {
  return token !== undefined && 'field' in token && token.field === 'second';
}

function matchLiteral(literal: string, text: string, at: number): number {
  if (literal !== ' ') return text.charAt(at) === literal ? at + 1 : -1;
  let end = at;
  while (isBlank(text.charCodeAt(end))) end++;
  return end > at ? end : -1;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 0x202f || code === 9;
}

function readField(field: Field, text: string, at: number, parts: Partial<Record<Field, number>>): number {
  if (field === 'monthName' || field === 'weekday' || field === 'half') return readWord(field, text, at, parts);
  const width = field === 'year' ? 4 : 2;
  let end = at;
  while (end < at + width && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++;
  const exact = field === 'year' || field === 'year2' || field === 'minute' || field === 'second';
  if (end === at || (exact && end - at !== width)) return -1;
  const next = text.charCodeAt(end);
  if (next >= 48 && next <= 57) return -1;
  const number = Number(text.slice(at, end));
  if (field !== 'year2') parts[field] = number;
  else if (number <= LAST_SHORT_YEAR) parts.year = 2000 + number;
  else return -1;
  return end;
}

/** English and German names by their first three letters; `März` and `Mrz` are March, `Sept.` is September. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  jän: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  mrz: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
};

function readWord(field: Field, text: string, at: number, parts: Partial<Record<Field, number>>): number {
  const match = /^(\p{L}+)\.?/u.exec(text.slice(at, at + 12));
  if (match === null) return -1;
  const word = (match[1] ?? '').toLowerCase();
  if (field === 'half' && word !== 'am' && word !== 'pm') return -1;
  const number =
    field === 'half' ? (word === 'pm' ? 12 : 0) : (MONTHS[word.slice(0, 3)] ?? (field === 'weekday' ? 0 : -1));
  if (number < 0) return -1;
  parts[field] = number;
  return at + match[0].length;
}

function assemble(parts: Partial<Record<Field, number>>): number {
  const day = civilDay(parts.year ?? 0, parts.month ?? parts.monthName ?? 0, parts.day ?? 0);
  let hour = parts.hour ?? 0;
  if (parts.half !== undefined) {
    if (hour < 1 || hour > 12) return Number.NaN;
    hour = (hour % 12) + parts.half;
  }
  return day + clockSeconds(hour, parts.minute ?? 0, parts.second ?? 0);
}

/** Longest zone with its name in brackets; beyond it the pattern would try the blanks in every combination. */
const LONGEST_TAIL = 64;
const TAIL = /^(?:[.,]\d{1,9})?\s*(?:(Z|UTC|GMT)?\s*(?:([+-])(\d{1,2}):?(\d{2})?)?)\s*(?:\([^)]{1,40}\))?$/i;

/** What may follow the time: fraction of a second (dropped), a zone, its name in brackets. */
function readTail(text: string, at: number, scan: DateScan): boolean {
  if (text.charCodeAt(at) === 90 && at + 1 === text.length) {
    scan.offset = 0;
    return true;
  }
  const match = text.length - at > LONGEST_TAIL ? null : TAIL.exec(text.slice(at));
  if (match === null) return false;
  const [, name, sign, hours, minutes] = match;
  if (sign !== undefined) {
    const size = Number(hours) * 3600 + Number(minutes ?? '0') * 60;
    if (size > 14 * 3600) return false;
    scan.offset = sign === '-' ? -size : size;
  } else if (name !== undefined) scan.offset = 0;
  return true;
}
