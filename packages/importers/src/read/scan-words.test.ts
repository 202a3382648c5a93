import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printCells } from './row-print.ts';
import { scanDelimited } from './scan-delimited.ts';
import { textPiece } from './text-piece.ts';

/** Four bytes are looked at together: wherever a cell ends among them, it must have the print that its characters have one by one. */
test('every length and every neighbour of a cell gives the print of its characters', () => {
  const letters = [...'09azAZ-./~+! ü€'];
  const cell = fc.array(fc.constantFrom(...letters), { maxLength: 11 }).map((list) => list.join(''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const text = rows.map((row) => `${row.join(',')}\n`).join('');
      const [chunk] = scanDelimited([textPiece(text)], ',');
      const filled = rows.filter((row) => row.some((one) => one.trim() !== ''));
      const prints = filled.map((row) => printCells(row));
      const size = chunk?.size ?? 0;
      const found = Array.from({ length: size }, (_, at) => ({ a: chunk?.prints?.a[at], b: chunk?.prints?.b[at] }));
      expect(found).toEqual(prints);
      expect(Array.from({ length: size }, (_, at) => chunk?.row(at).all())).toEqual(filled);
    }),
    { numRuns: 500, seed: 27 },
  );
});
