/**
 * Numbers that a workbook stores with more digits than a binary float holds. The library that reads workbooks makes floats of
 * all numbers; where that loses digits, the text of the cell is taken from the sheet's XML. Programs that keep floats
 * themselves print 17 digits (1.1 as `1.1000000000000001`): there the float is what was meant.
 */
import type { WorkBook } from '@e965/xlsx';

/** The text of a cell by row and column, counted from 0; undefined if its float says it all. */
type LongNumbers = (row: number, column: number) => string | undefined;

type Parts = ReadonlyMap<string, Uint8Array>;

/** With fewer characters every number survives as a float. */
const LONG_NUMBER = /v>(-?\d[\d.]{15,80}(?:[eE][-+]?\d{1,3})?)<\//g;
/** A cell's own tag stands close before its value, with at most a formula between them. */
const NEAR = 2_000;

/** Of one sheet of a workbook. `parts`: the files inside it; none where it keeps floats (.xls). */
export function longNumbersOf(book: WorkBook, sheet: number, parts: Parts): LongNumbers {
  const { id } = (book.Workbook?.Sheets?.[sheet] ?? {}) as { readonly id?: string };
  const path = id === undefined ? undefined : targetOf(partText(parts, 'xl/_rels/workbook.xml.rels'), id);
  const numbers = path === undefined ? NO_NUMBERS : longNumbers(partText(parts, path));
  if (numbers.size === 0) return () => undefined;
  return (row, column) => numbers.get(`${columnLetters(column)}${row + 1}`);
}

const NO_NUMBERS: ReadonlyMap<string, string> = new Map();

/** A, B, ... Z, AA: the columns of a sheet. */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

function partText(parts: Parts, path: string): string {
  const bytes = parts.get(path);
  return bytes === undefined ? '' : new TextDecoder().decode(bytes);
}

function targetOf(relations: string, id: string): string | undefined {
  const tag = relations.split('<').find((text) => attribute(text, 'Id') === id);
  const target = tag === undefined ? undefined : attribute(tag, 'Target');
  return target?.startsWith('/') === true ? target.slice(1) : target && `xl/${target}`;
}

/** By address (`B2`). */
function longNumbers(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const match of xml.matchAll(LONG_NUMBER)) {
    const text = match[1] ?? '';
    if (isPrintedFloat(text)) continue;
    const before = xml.slice(Math.max(0, match.index - NEAR), match.index);
    const cell = before.slice(Math.max(before.lastIndexOf('<c '), before.lastIndexOf(':c '), 0)).split('>', 1)[0] ?? '';
    const [address, type] = [attribute(cell, 'r'), attribute(cell, 't')];
    if (address !== undefined && (type === undefined || type === 'n')) found.set(address, text);
  }
  return found;
}

/** The digits are those of the float itself, written out. */
function isPrintedFloat(text: string): boolean {
  const [mantissa = '', exponent] = text.toLowerCase().split('e');
  const [, fraction = ''] = mantissa.split('.');
  if (exponent === undefined) return Number(text).toFixed(fraction.length) === text;
  return (
    Number(text).toExponential(fraction.length) === `${mantissa}e${Number(exponent) < 0 ? '' : '+'}${Number(exponent)}`
  );
}

function attribute(tag: string, name: string): string | undefined {
  return tag.split(` ${name}="`, 2)[1]?.split('"', 1)[0];
}
