/** The messages of every sample file of the importers, in both languages: nothing open in a sentence, no word of the program. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importFiles } from '@cryptax/importers';
import { expect, test } from 'vitest';
import { messageText, type Reader } from './index.ts';

const ROOT = fileURLToPath(new URL('../../importers/fixtures', import.meta.url));

const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !name.endsWith('.expected.json') && statSync(join(ROOT, name)).isFile(),
);

/** A question mark where a parameter is missing, a brace that nothing filled. */
const HOLE = / \?[ .;,“]|„\?“|[{}]/;

test('no message about a sample file has a hole', async () => {
  const readers: readonly Reader[] = [
    { locale: 'de', reads: 'report' },
    { locale: 'en', reads: 'command-line' },
    { locale: 'de', reads: 'screen' },
  ];
  const codes = new Set<string>();
  const holes: string[] = [];
  for (const name of FILES) {
    const { files, issues } = await importFiles([{ name, content: readFileSync(join(ROOT, name)) }]);
    for (const { code, params } of [...files.flatMap((file) => file.issues), ...issues]) {
      codes.add(code);
      for (const reader of readers) {
        const text = messageText(code, params, reader);
        if (HOLE.test(text)) holes.push(`${name} ${code}: ${text}`);
      }
    }
  }
  expect(holes).toEqual([]);
  expect(codes.size).toBeGreaterThan(25);
});
