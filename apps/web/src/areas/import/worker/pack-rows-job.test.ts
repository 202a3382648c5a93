import { readTables } from '@cryptax/importers';
import { packRawRows } from '@cryptax/store';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
