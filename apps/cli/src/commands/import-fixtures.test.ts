/**
 * The command on every fixture of the importers, judged by its JSON alone: the rows counted by hand are there, each in
 * exactly one place, and what was written can be computed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMATS } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import { beforeAll, describe, expect, test } from 'vitest';
import { diskAccess } from '../file-access.ts';
import type { ImportDocument, PrintedFile } from '../output/import-document.ts';
import { memoryAccess, runWith } from '../testing/run.ts';

const ROOT = fileURLToPath(new URL('../../../../packages/importers/fixtures', import.meta.url));

const cases = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format))
    .filter((name) => !name.endsWith('.expected.json'))
    .map((name) => ({ format, name, path: join(ROOT, format, name) })),
);

/** Fixtures are read from the disk, the ledger is written to memory. */
function fixtureAccess() {
  const memory = memoryAccess({});
  return { ...memory, openInput: diskAccess.openInput, identity: memory.identity };
}

async function runImport(argv: readonly string[]) {
  const files = fixtureAccess();
  const ran = await runWith(['import', ...argv, '--json', '--out', 'ledger.json'], files);
  if (ran.out === '') throw new Error(ran.error);
  const compute = () => runWith(['compute', 'ledger.json', '--json'], files);
  return { ...ran, document: JSON.parse(ran.out) as ImportDocument, compute };
}

describe.each(cases)('$format/$name', ({ format, name, path }) => {
  const expectation = join(ROOT, format, `${name.slice(0, -extname(name).length)}.expected.json`);
  const expected: { rows: number; timezone?: string } = JSON.parse(readFileSync(expectation, 'utf8'));
  const definition = FORMATS.find(({ id }) => id === format);
  const zone = expected.timezone === undefined ? [] : ['--timezone', expected.timezone];
  const choice = definition?.twin === undefined ? [] : ['--format', format];
  let ran: Awaited<ReturnType<typeof runImport>>;

  beforeAll(async () => {
    ran = await runImport([path, ...zone, ...choice]);
  });

  test('is recognised, and each row is in exactly one place', () => {
    const { document, code, error } = ran;
    const [file] = document.files;
    expect(file?.format).toBe(definition?.refuse === undefined ? format : null);
    expect(document.totals.rows).toBe(expected.rows);
    expect(document.totals.events).toBe(document.events.length);
    for (const one of document.files) expectEachRowOnce(one, document.events);
    const isOpen = document.totals.issues > 0 || document.issues.some(({ severity }) => severity !== 'info');
    expect(code).toBe(isOpen ? 1 : 0);
    expect(error === '').toBe(!isOpen);
  });

  // What needs no choice is computed with all others at once.
  if (zone.length + choice.length === 0) return;
  test('gives a ledger that compute reads', async () => {
    const { code, out } = await ran.compute();
    expect(code).toBeLessThan(2);
    const figures = ['rules', 'disposals', 'years', 'holdings', 'income', 'balances'];
    const parts = [...figures, 'proof', 'certainty', 'pending', 'issues'];
    expect(Object.keys(JSON.parse(out)).sort()).toEqual(parts.sort());
  });
});

test('all fixtures at once', async () => {
  const { document, compute } = await runImport(cases.map(({ path }) => path));
  for (const file of document.files) expectEachRowOnce(file, document.events);
  expect(document.totals.events).toBe(document.events.length);
  expect(document.totals.rows).toBe(document.files.reduce((sum, { rows }) => sum + rows, 0));
  expect(new Set(document.events.map(({ id }) => id)).size).toBe(document.events.length);
  expect((await compute()).code).toBeLessThan(2);
});

function expectEachRowOnce(file: PrintedFile, events: readonly LedgerEvent[]): void {
  const used = new Set<number>();
  for (const { source } of events) {
    if (source?.file === file.file) for (const line of source.lines ?? [source.line]) used.add(line);
  }
  const reported = [...used, ...file.ignored.map(({ line }) => line), ...file.issues.map(({ line }) => line)];
  expect(new Set(reported).size, `${file.file}: a line in two places`).toBe(reported.length);
  /** A file without rows has issues about itself. */
  if (file.rows > 0) expect(reported.length + file.duplicates, `${file.file}: rows`).toBe(file.rows);
}
