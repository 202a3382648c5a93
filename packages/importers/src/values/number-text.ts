/**
 * Number cells to exact decimal text, never through binary floating point. Reading is one pass over char codes:
 * a file has more numbers than anything else. The result is the shortest form (`-0.5`, `12`), or undefined for an
 * empty cell (`-`, `N/A`), or null for something that is no number in the given style.
 */
export type NumberStyle = 'dot' | 'comma';

/** Char code of the decimal mark. */
export function markOf(style: NumberStyle): number {
  return style === 'dot' ? DOT : COMMA;
}

/** Longest number taken; the ledger keeps 30 digits on each side of the point. */
const MAX_DIGITS = 30;
const MINUS = 45;
const PLUS = 43;
const ZERO = 48;
const NINE = 57;
const DOT = 46;
const COMMA = 44;

export function readNumber(cell: string, style: NumberStyle): string | undefined | null {
  return plainNumber(cell, markOf(style)) ?? looseNumber(cell, style);
}

/** Digits with one decimal mark and a sign: nearly every cell. Undefined for anything else. */
export function readPlainNumber(cell: string, style: NumberStyle): string | undefined {
  return plainNumber(cell, markOf(style));
}

function plainNumber(cell: string, mark: number): string | undefined {
  const size = plainSize(cell, 0, cell.length, mark);
  return size === undefined || size === '0' || !isNegativeText(cell) ? size : `-${size}`;
}

function plainSize(cell: string, from: number, to: number, mark: number): string | undefined {
  if (to <= from || to - from > MAX_DIGITS) return undefined;
  const first = cell.charCodeAt(from);
  let start = first === MINUS || first === PLUS ? from + 1 : from;
  let point = -1;
  for (let i = start; i < to; i++) {
    const code = cell.charCodeAt(i);
    if (code >= ZERO && code <= NINE) continue;
    if (code !== mark || point >= 0) return undefined;
    point = i;
  }
  if (point === start || start === to) return undefined;
  const last = point < 0 ? to : point;
  while (start < last - 1 && cell.charCodeAt(start) === ZERO) start++;
  let end = to;
  if (point >= 0) {
    while (cell.charCodeAt(end - 1) === ZERO) end--;
    if (end === point + 1) end = point;
  }
  if (end === start + 1 && cell.charCodeAt(start) === ZERO) return '0';
  return point < 0 || end <= point || mark === DOT ? cell.slice(start, end) : withPoint(cell, start, point, end);
}

function withPoint(cell: string, start: number, point: number, end: number): string {
  return `${cell.slice(start, point)}.${cell.slice(point + 1, end)}`;
}

const LONG_FRACTION = /^([+\-−]?)(\d{1,30})([.,])(\d{31,})$/;

/** Some services print values with more places than the ledger keeps: rounded to the last one that it does. */
export function roundLongFraction(cell: string): string {
  const match = LONG_FRACTION.exec(cell);
  if (match === null) return cell;
  const [, sign = '', integer = '', mark = '', fraction = ''] = match;
  const units =
    BigInt(integer + fraction.slice(0, MAX_DIGITS)) + (fraction.charCodeAt(MAX_DIGITS) >= ZERO + 5 ? 1n : 0n);
  const digits = units.toString().padStart(MAX_DIGITS + 1, '0');
  return `${sign}${digits.slice(0, -MAX_DIGITS)}${mark}${digits.slice(-MAX_DIGITS)}`;
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '-', '--', '–', '—', 'n/a', 'na', 'null', 'none', 'nan']);
/** Blanks of every kind, also the non-breaking ones that spreadsheets put between digits and units. */
const BLANKS = /\s+/g;
const BETWEEN_DIGITS = /(?<=\d)\s+(?=\d)/g;
/** Groups behind the point: threes from the left (`0.123 456 78`), or the satoshi's (`0.00 123 456`). */
const GROUPED_FRACTION = /^(?:(?:\d{3}')+\d{1,3}|\d{2}(?:'\d{3}){2})$/;
const LOOSE = /^([+\-−]?)((?:\d|[.,'](?=\d)|(?<=\d)[.,](?=$|[eE]))*)(?:[eE]([+-]?\d{1,3}))?$/;
/** Beyond it a cell is no number, and no pattern looks at it. */
export const LONGEST_CELL = 120;

/** Grouping marks, exponents, typographic minus, currency signs. */
function looseNumber(cell: string, style: NumberStyle): string | undefined | null {
  if (cell.length > LONGEST_CELL) return null;
  /** `1 234` is grouped like `1'234`; of `5 10` nobody knows what it means. */
  const text = stripCurrencySign(cell.replace(BETWEEN_DIGITS, "'").replace(BLANKS, ''));
  if (EMPTY_WORDS.has(text.toLowerCase())) return undefined;
  const match = LOOSE.exec(text);
  if (match === null || (match[2] ?? '') === '') return null;
  const body = removeGrouping(match[2] ?? '', style);
  if (body === null) return null;
  return shiftPoint((match[1] === '-' || match[1] === '−' ? '-' : '') + body, Number(match[3] ?? '0'));
}

const CURRENCY_SIGN = /^([+\-−]?)(?:[€$£¥₿]|US\$|Fr\.)|(?:[€$£¥₿])$/g;

function stripCurrencySign(text: string): string {
  return text.replace(CURRENCY_SIGN, '$1');
}

/** Grouping must be in threes from the right, else the mark is not a grouping mark and the cell is no number. */
function removeGrouping(body: string, style: NumberStyle): string | null {
  const [mark, group] = style === 'dot' ? ['.', ','] : [',', '.'];
  const parts = body.split(mark);
  if (parts.length > 2) return null;
  const [integer = '', tail = ''] = parts;
  const fraction = GROUPED_FRACTION.test(tail) ? tail.replaceAll("'", '') : tail;
  if (fraction.includes(group) || fraction.includes("'")) return null;
  const groups = integer.split(integer.includes("'") ? "'" : group);
  if (groups.length > 1 && !isGrouped(groups)) return null;
  const digits = groups.join('');
  if (digits === '' && fraction === '') return null;
  return fraction === '' ? digits : `${digits === '' ? '0' : digits}.${fraction}`;
}

/** Nobody groups `0,001`: that comma is a decimal mark, and the style is another one. */
function isGrouped(groups: readonly string[]): boolean {
  const [head = '', ...rest] = groups;
  return /^[1-9]\d{0,2}$/.test(head) && rest.every((part) => /^\d{3}$/.test(part));
}

/** Moves the decimal point by `places` (exponents, satoshi, wei): exact, by text. */
export function shiftPoint(text: string, places: number): string | null {
  const negative = text.startsWith('-');
  const body = negative ? text.slice(1) : text;
  const point = body.indexOf('.');
  const digits = point < 0 ? body : body.slice(0, point) + body.slice(point + 1);
  const position = (point < 0 ? body.length : point) + places;
  if (Math.abs(position) > 4 * MAX_DIGITS) return /^0*$/.test(digits) ? '0' : null;
  const integer = position <= 0 ? '0' : digits.slice(0, position).padEnd(position, '0');
  const fraction = position <= 0 ? '0'.repeat(-position) + digits : digits.slice(position);
  return shortest(negative, integer, fraction);
}

function shortest(negative: boolean, integer: string, fraction: string): string | null {
  const whole = integer.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  if (whole.length > MAX_DIGITS || rest.length > MAX_DIGITS) return null;
  const text = rest === '' ? whole : `${whole}.${rest}`;
  return negative && text !== '0' ? `-${text}` : text;
}

/** Whether a cell as it stands in the file is below zero, whichever dash it has for it. */
export function hasMinus(cell: string): boolean {
  return /^[€$£]?\s*[-−]/.test(cell);
}

export function isNegativeText(number: string): boolean {
  return number.charCodeAt(0) === MINUS;
}

export function absoluteText(number: string): string {
  return number.charCodeAt(0) === MINUS ? number.slice(1) : number;
}
