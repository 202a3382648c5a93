/**
 * Headers as a definition writes them: plain names, `Name#2` for the second of that name, and `{placeholder}` for a
 * part that varies (a coin, a currency, an offset, today's price). Compared without case, marks and outer blanks.
 */

import { FIAT_CODES } from '@cryptax/ledger';
import type { ColumnRef } from '../formats/format.ts';

interface Template {
  readonly pattern: RegExp | undefined;
  readonly plain: string;
  readonly names: readonly string[];
  readonly nth: number;
}

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  asset: '[\\w$.]{1,12}',
  /** Money only: `Amount BTC` must not pass for `Amount {fiat}`, whichever comes first. */
  fiat: [...FIAT_CODES].join('|').toLowerCase(),
  offset: '[^)]{0,12}',
  any: '.*',
};

const compiled = new Map<string, Template>();

/** No header is longer; what follows would only feed the patterns. */
const LONGEST_HEADER = 300;

/** Same form for both sides: no BOM, quotes or outer blanks, single inner blanks, lower case. */
export function normalizeHeader(text: string): string {
  return text
    .slice(0, LONGEST_HEADER)
    .replace(/[\uFEFF\u200B"']/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
    .toLowerCase();
}

function template(text: string): Template {
  let entry = compiled.get(text);
  if (entry === undefined) {
    entry = compile(text);
    compiled.set(text, entry);
  }
  return entry;
}

function compile(text: string): Template {
  const numbered = /^(.*\S)#(\d)$/.exec(text);
  const plain = normalizeHeader(numbered?.[1] ?? text);
  const nth = Number(numbered?.[2] ?? '1');
  const names: string[] = [];
  if (!plain.includes('{')) return { pattern: undefined, plain, names, nth };
  const body = plain
    .split(/(\{[a-z]+\})/)
    .map((part) => {
      const name = /^\{([a-z]+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(name);
      return `(${PLACEHOLDERS[name] ?? '.+?'})`;
    })
    .join('');
  return { pattern: new RegExp(`^${body}$`), plain, names, nth };
}

/** Does one normalised header cell match a template (ignoring `#n`)? */
export function matchesHeader(name: string, header: string): boolean {
  const { pattern, plain } = template(name);
  return pattern === undefined ? plain === header : pattern.test(header);
}

/** Index of the first normalised header cell that matches a template (ignoring `#n`), or -1. */
export function indexOfHeader(name: string, headers: readonly string[]): number {
  const { pattern, plain } = template(name);
  return pattern === undefined ? headers.indexOf(plain) : headers.findIndex((header) => pattern.test(header));
}

/** Index of the column, or -1. Adds what placeholders stood for to `captures`. */
export function findColumn(ref: ColumnRef, headers: readonly string[], captures?: Record<string, string>): number {
  for (const name of typeof ref === 'string' ? [ref] : ref) {
    const index = findOne(name, headers, captures);
    if (index >= 0) return index;
  }
  return -1;
}

function findOne(name: string, headers: readonly string[], captures?: Record<string, string>): number {
  const { pattern, plain, names, nth } = template(name);
  // Every format asks this of every row at the top of a file, and most names are plain.
  if (pattern === undefined && nth === 1) return headers.indexOf(plain);
  let seen = 0;
  for (const [index, header] of headers.entries()) {
    const match = pattern === undefined ? (header === plain ? [header] : null) : pattern.exec(header);
    if (match === null || ++seen < nth) continue;
    if (captures !== undefined) {
      for (const [i, key] of names.entries()) captures[key] ??= match[i + 1] ?? '';
    }
    return index;
  }
  return -1;
}
