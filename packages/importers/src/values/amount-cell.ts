/**
 * Cells that hold a number and its unit: `0.1374ETH`, `0.5 BTC`, `€1,234.56`, `USD 12`, `10.00000000 EUR`, `-92.2 USDT`.
 * Tickers may begin with a digit (1INCH): after a blank the unit is whatever follows; glued, it starts at the first
 * letter, and a digit before it is given back to the unit only for the known tickers of that kind.
 */
import type { RowCells } from '../read/table.ts';
import { LONGEST_CELL, type NumberStyle, readNumber, readPlainNumber } from './number-text.ts';

export interface AmountCell {
  /** Shortest signed decimal text. */
  readonly amount: string;
  readonly unit?: string;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₿': 'BTC' };
/** Not 1SOL: fees in SOL end in every digit. */
const DIGIT_TICKERS: readonly string[] = ['1INCH', '1CAT', '0X', '1000SATS', '1MBABYDOGE', '2Z', '4'];
/** What follows the digits of those. */
const DIGIT_TICKER_TAILS: ReadonlySet<string> = new Set(DIGIT_TICKERS.map((ticker) => ticker.replace(/^\d+/, '')));
/** The letters that those begin with, a bit for each: most units begin with another one. */
const TAIL_INITIALS = [...DIGIT_TICKER_TAILS].reduce(
  (bits, tail) => (tail === '' ? bits : bits | (1 << (tail.charCodeAt(0) & 31))),
  0,
);
const TAILS = [...DIGIT_TICKER_TAILS].filter((tail) => tail !== '');
/** Codes of money may be glued before a number (`CZK0.59`). */
const PREFIX = /^([+\-−]?)\s*(?:([€$£¥₿])|(US\$)|([A-Za-z]{2,6})\s|(CZK|EUR|USD|GBP|CHF|PLN|HUF|SEK|DKK|NOK)(?=\d))\s*/;

/** Undefined = empty, null = unreadable. */
export function readAmount(cell: string, style: NumberStyle): AmountCell | undefined | null {
  if (cell.length > LONGEST_CELL) return null;
  const plain = readPlainNumber(cell, style);
  if (plain !== undefined) return { amount: plain };
  const joined = plainWithUnit(cell, style);
  if (joined !== undefined) return joined;
  const loose = readNumber(cell, style);
  if (loose === undefined) return undefined;
  if (loose !== null && !hasSign(cell)) return { amount: loose };
  return readWithUnit(cell.replace(/[\u00A0\u202F\u2009]/g, ' ').trim(), style);
}

/** A plain number with letters glued to it, the usual cell of a trade history: one pass, no regular expression. */
function plainWithUnit(cell: string, style: NumberStyle): AmountCell | undefined {
  const start = unitStart(cell, 0, cell.length);
  if (start === 0 || start === cell.length) return undefined;
  const unit = cell.slice(start);
  if (DIGIT_TICKER_TAILS.has(unit.toUpperCase())) return undefined;
  const amount = readPlainNumber(cell.slice(0, start), style);
  return amount === undefined ? undefined : { amount, unit };
}

/** Where the letters at the end of a piece of text begin. */
function unitStart(text: string, from: number, to: number): number {
  let start = to;
  while (start > from && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}

/** Letters of the cell looked at last that may be the end of a ticker which begins with digits. */
export function mayHaveDigits({ codes }: RowCells, from: number, to: number): boolean {
  if (from === to) return true;
  if (((TAIL_INITIALS >> ((codes[from] ?? 0) & 31)) & 1) === 0) return false;
  for (let i = 0; i < TAILS.length; i++) {
    const tail = TAILS[i] ?? '';
    if (tail.length !== to - from) continue;
    let same = 0;
    while (same < tail.length && ((codes[from + same] ?? 0) & ~32) === tail.charCodeAt(same)) same++;
    if (same === tail.length) return true;
  }
  return false;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function hasSign(cell: string): boolean {
  for (const sign in SIGNS) if (cell.includes(sign)) return true;
  return false;
}

function readWithUnit(text: string, style: NumberStyle): AmountCell | null {
  const prefix = PREFIX.exec(text);
  if (prefix !== null) {
    const rest = text.slice(prefix[0].length);
    const unit = prefix[2] === undefined ? (prefix[4] ?? prefix[5] ?? 'USD') : (SIGNS[prefix[2]] ?? '');
    return withUnit(`${prefix[1]}${rest}`, unit, style) ?? readWithUnit(`${prefix[1]}${rest}`, style);
  }
  const sign = SIGNS[text.slice(-1)];
  if (sign !== undefined) return withUnit(text.slice(0, -1), sign, style);
  const blank = text.lastIndexOf(' ');
  if (blank > 0) {
    const spaced = withUnit(text.slice(0, blank), text.slice(blank + 1), style);
    if (spaced !== null) return spaced;
  }
  return glued(text, style);
}

function glued(text: string, style: NumberStyle): AmountCell | null {
  for (const ticker of DIGIT_TICKERS) {
    if (!text.toUpperCase().endsWith(ticker) || text.length === ticker.length) continue;
    const split = withUnit(text.slice(0, -ticker.length), text.slice(-ticker.length), style);
    if (split !== null && /[.,]/.test(text)) return split;
  }
  const match = /^([+\-−]?[\d.,' ]+(?:[eE][+-]?\d{1,3}(?![A-Za-z]))?)\s*([A-Za-z$][\w.$]*)$/.exec(text);
  return match === null ? null : withUnit(match[1] ?? '', match[2] ?? '', style);
}

/** The exponent of a number that is too long to be taken (`1e31`). */
const EXPONENT = /^e[+-]?\d+$/i;

function withUnit(number: string, unit: string, style: NumberStyle): AmountCell | null {
  if (unit === '' || !/\D/.test(unit) || EXPONENT.test(unit)) return null;
  const amount = readNumber(number.trim(), style);
  return amount === null || amount === undefined ? null : { amount, unit };
}
