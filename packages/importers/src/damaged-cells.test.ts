/**
 * One number of one row is damaged, in every column of every format: cut at a decimal comma, or no number any more. What then
 * becomes an event must be an event of the whole file as well: nothing is read differently, no trade loses a part.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const ROOT = fileURLToPath(new URL('../fixtures', import.meta.url));
const NUMBER = /^"?-?\d+\.\d+"?$/;

/** One of each format: how its columns are read does not depend on the case. */
const files = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format))
    .filter((name) => name.endsWith('.csv'))
    .slice(0, 1)
    .map((name) => ({ name: `${format}/${name}`, lines: readFileSync(join(ROOT, format, name), 'utf8').split('\n') })),
);

const DAMAGES = [
  { damage: 'a comma for its point', delimiters: [','], spoil: (cell: string) => cell.replace('.', ',') },
  { damage: 'no number', delimiters: [',', ';', '\t'], spoil: () => 'abc' },
];

/** Lines of the file with one number damaged: the last of each column. */
function* damaged(lines: readonly string[], delimiter: string, spoil: (cell: string) => string) {
  const places = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    for (const [column, cell] of line.trimEnd().split(delimiter).entries()) {
      if (!NUMBER.test(cell) || (delimiter === ',' && cell.startsWith('"'))) continue;
      places.set(column, at);
    }
  }
  for (const [column, at] of places) {
    const cells = (lines[at] ?? '').split(delimiter);
    const spoiled = cells.with(column, spoil(cells[column] ?? '')).join(delimiter);
    yield { at, spoiled, text: lines.with(at, spoiled).join('\n') };
  }
}

async function eventsOf(text: string): Promise<readonly string[]> {
  const { events } = await importFiles([{ name: 'export.csv', content: new TextEncoder().encode(text) }]);
  return events.map(printed);
}

/** Without the identity, which the damaged cell belongs to. */
function printed({ id: _, source: __, ...event }: LedgerEvent): string {
  return JSON.stringify(event);
}

test.each(DAMAGES)('a number with $damage changes no event', async ({ delimiters, spoil }) => {
  let count = 0;
  for (const { name, lines } of files) {
    const delimiter = delimiters.find((mark) => (lines[0] ?? '').split(mark).length > 3);
    if (delimiter === undefined) continue;
    const whole = new Set(await eventsOf(lines.join('\n')));
    for (const { at, spoiled, text } of damaged(lines, delimiter, spoil)) {
      const changed = (await eventsOf(text)).filter((event) => !whole.has(event));
      expect(changed, `${name}, line ${at + 1}: ${spoiled}`).toEqual([]);
      count++;
    }
  }
  expect(count).toBeGreaterThan(400);
});
