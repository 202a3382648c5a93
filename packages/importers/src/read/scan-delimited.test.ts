import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printCells } from './row-print.ts';
import { scanDelimited } from './scan-delimited.ts';
import { textPiece } from './text-piece.ts';

/** Characters of one to four bytes, blanks, quotes and delimiters. */
const cell = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '"', ',', ';', 'ä', 'é', '€', '漢', '😀', '\u00a0'),
  maxLength: 6,
});
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const needsQuotes = (text: string) => /["',]/.test(text);

interface Seen {
  readonly line: number;
  readonly cells: readonly string[];
  readonly print: readonly number[];
}

function scan(text: string, cuts: readonly number[] = []): readonly Seen[] {
  const pieces = [0, ...cuts].map((from, at) => textPiece(text.slice(from, cuts[at] ?? text.length)));
  const seen: Seen[] = [];
  for (const chunk of scanDelimited(pieces, ',')) {
    for (let i = 0; i < chunk.size; i++) {
      const row = chunk.row(i);
      const cells = row.all();
      for (const [column, text] of cells.entries()) {
        row.look(column);
        expect(row.cut(row.from, row.to)).toBe(text);
        expect([row.text(column), row.word(column)]).toEqual([text, text]);
      }
      const print = [chunk.prints?.a[i] ?? 0, chunk.prints?.b[i] ?? 0];
      seen.push({ line: chunk.lines[i] ?? 0, cells, print });
    }
  }
  return seen;
}

const isFilled = (cells: readonly string[]) => cells.some((text) => text.trim() !== '');

test('cells come back as they were written, with the fingerprint of their text, in whatever pieces', () => {
  fc.assert(
    fc.property(table, fc.boolean(), fc.nat(), (rows, areAllQuoted, cut) => {
      const write = (text: string) => (areAllQuoted || needsQuotes(text) ? quoted(text) : text);
      const lines = rows.map((cells) => cells.map(write).join(','));
      const text = `${lines.join('\n')}\n`;
      const expected = rows.flatMap((cells, at) => {
        const { a, b } = printCells(cells);
        return isFilled(cells) ? [{ line: at + 1, cells, print: [a, b] }] : [];
      });
      const read = (seen: readonly Seen[]) => seen.filter(({ cells }) => isFilled(cells));
      expect(read(scan(text))).toEqual(expected);
      expect(read(scan(text, [cut % (text.length + 1)])).map(({ cells }) => cells)).toEqual(
        expected.map(({ cells }) => cells),
      );
    }),
  );
});

test.each([
  ['a return among line feeds', 'h,i\na,b\rc,d\ne,f\n'],
  ['a return behind the header', 'h,i\ra,b\nc,d\ne,f\n'],
  ['a return behind quotes', 'h,i\n"a","b"\r"c","d"\ne,f\n'],
  ['a return behind doubled quotes', 'h,i\na,""b""\rc,d\ne,f\n'],
  ['returns, and a line feed at the end', 'h,i\ra,b\rc,d\re,f\n'],
  ['doubled returns', 'h,i\r\r\na,b\r\r\nc,d\r\r\ne,f'],
])('%s: no row swallows the next one', (_, text) => {
  const rows = scan(text).map(({ line, cells }) => [line, ...cells.map((cell) => cell.trim().replaceAll('"', ''))]);
  expect(rows).toEqual([
    [1, 'h', 'i'],
    [2, 'a', 'b'],
    [3, 'c', 'd'],
    [4, 'e', 'f'],
  ]);
});

test('a return inside quotes belongs to its cell', () => {
  expect(scan('h,i\n"a\rb",c\nd,e\n').map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'h', 'i'],
    [2, 'a\rb', 'c'],
    [4, 'd', 'e'],
  ]);
});

test('equal cells have one number, others another', () => {
  const tokens: number[][] = [];
  for (const chunk of scanDelimited([textPiece('Buy,BTC\nSell,BTC\nBuy,ETH\n')], ',')) {
    for (let i = 0; i < chunk.size; i++) tokens.push([chunk.row(i).token(0), chunk.row(i).token(1)]);
  }
  const [first, second, third] = tokens;
  expect(first?.[0]).toBe(third?.[0]);
  expect(first?.[1]).toBe(second?.[1]);
  expect(new Set([first?.[0], second?.[0], first?.[1], third?.[1]]).size).toBe(4);
});

test('a chunk knows whether the last cell of one of its rows is empty', () => {
  const ends = (text: string) => Array.from(scanDelimited([textPiece(text)], ','), ({ hasEmptyEnd }) => hasEmptyEnd);
  expect(ends('a,b\n,d\n')).toEqual([false]);
  expect(ends('a,b\nc,\n')).toEqual([true]);
  expect(ends('a,b\nc,""\n')).toEqual([true]);
  expect(ends('a,b\nc,"say ""x"""\n')).toEqual([false]);
  /** A first part of fifty rows, then the rest: each has its own. */
  expect(ends(`${'a,\n'.repeat(50)}a,b\n`)).toEqual([true, false]);
});
