import { readTables } from '@cryptax/importers';
import { packRawRows } from '@cryptax/store';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { linesOf, packRows } from './pack-rows-job.ts';

const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('"a;b"', '"two\nlines"', '"open', 'ä€', '1.5', '', ' x '),
);
const file = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 40 })
  .map((rows) => `when;what\n${rows.map((cells) => cells.join(';')).join('\n')}\n`);

test('rows packed from the text of a table are those of the table, byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      for (const content of await readTables('a.csv', new TextEncoder().encode(text))) {
        if (content.kind !== 'table') throw new Error(`a table, not ${content.kind}`);
        for (const { texts, delimiter, chunks } of content.readings) {
          if (texts === undefined || delimiter === undefined) throw new Error('a text has its text');
          const packed = await packRows({ texts, delimiter }, () => undefined);
          expect(packed).toEqual(await packRawRows(linesOf(chunks())));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('whoever hears of the work may be too busy to answer', async () => {
  const texts = [Array.from({ length: 1_000 }, (_, at) => `${at},x`).join('\n')];
  const heard = vi.fn(() => new Promise(() => {}));
  const packed = await packRows({ texts, delimiter: ',' }, heard);
  // Blocks of 400 rows: told of after each full one.
  expect(heard).toHaveBeenCalledTimes(2);
  expect(packed.map(({ from, to }) => [from, to])).toEqual([
    [1, 400],
    [401, 800],
    [801, 1_000],
  ]);
});
