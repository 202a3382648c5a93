/**
 * The command on every fixture of the importers, judged by its JSON alone: the rows counted by hand are there, each in
 * exactly one place, and what was written can be computed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMATS } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { diskAccess } from '../file-access.ts';
import type { ImportDocument, PrintedFile } from '../output/import-document.ts';
import { memoryAccess, runWith } from '../testing/run.ts';

const ROOT = fileURLToPath(new URL('../../../../packages/importers/fixtures', import.meta.url));

interface Case {
  readonly format: string;
  readonly name: string;
  readonly path: string;
  readonly definition: (typeof FORMATS)[number] | undefined;
  readonly expected: { readonly rows: number; readonly timezone?: string };
}

const cases: readonly Case[] = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format))
    .filter((name) => !name.endsWith('.expected.json'))
    .map((name) => ({
      format,
      name,
      path: join(ROOT, format, name),
      definition: FORMATS.find(({ id }) => id === format),
      expected: JSON.parse(
        readFileSync(join(ROOT, format, `${name.slice(0, -extname(name).length)}.expected.json`), 'utf8'),
      ),
    })),
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

const needsChoice = ({ definition, expected }: Case) =>
  definition?.twin !== undefined || definition?.refuse !== undefined || expected.timezone !== undefined;

/** One command reads them all; whatever is said of one file is said of it in a run of its own too. */
const together = runImport(cases.map(({ path }) => path));

test('all fixtures at once: a ledger that compute reads', async () => {
  const { document, compute } = await together;
  expect(document.files).toHaveLength(cases.length);
  for (const file of document.files) expectEachRowOnce(file, document.events);
  expect(document.totals.events).toBe(document.events.length);
  expect(document.totals.rows).toBe(document.files.reduce((sum, { rows }) => sum + rows, 0));
  expect(new Set(document.events.map(({ id }) => id)).size).toBe(document.events.length);
  expect((await compute()).code).toBeLessThan(2);
});

test('what needs no choice is recognised there, with all of its rows', async () => {
  const { document } = await together;
  const told = document.files.map(({ format, rows }, at) => ({ path: cases[at]?.path, format, rows }));
  const wanted = cases.map(({ path, format, expected }) => ({ path, format, rows: expected.rows }));
  const isPlain = (_: unknown, at: number) => cases[at] !== undefined && !needsChoice(cases[at]);
  expect(told.filter(isPlain)).toEqual(wanted.filter(isPlain));
});

/** After these nothing is open. */
const SETTLED = ['bitvavo-transactions/older.csv', 'generic-gbp/list.csv', 'nexo-transactions-v1-utc/2021.csv'];
/** The others by a command of their own, beside those that show how a command ends when nothing is open. */
const alone = cases.filter((one) => needsChoice(one) || SETTLED.includes(`${one.format}/${one.name}`));
const codes = new Set<number>();

describe.each(alone)('$format/$name', ({ format, path, definition, expected }) => {
  const zone = expected.timezone === undefined ? [] : ['--timezone', expected.timezone];
  const choice = definition?.twin === undefined ? [] : ['--format', format];

  test('is recognised, each row is in exactly one place, and compute reads it', async () => {
    const { document, code, error, compute } = await runImport([path, ...zone, ...choice]);
    const [file] = document.files;
    expect(file?.format).toBe(definition?.refuse === undefined ? format : null);
    expect(document.totals.rows).toBe(expected.rows);
    expect(document.totals.events).toBe(document.events.length);
    for (const one of document.files) expectEachRowOnce(one, document.events);
    const isOpen = document.totals.issues > 0 || document.issues.some(({ severity }) => severity !== 'info');
    expect(code).toBe(isOpen ? 1 : 0);
    codes.add(code);
    expect(error === '').toBe(!isOpen);
    const computed = await compute();
    expect(computed.code).toBeLessThan(2);
    const figures = ['rules', 'disposals', 'years', 'holdings', 'income', 'balances'];
    const parts = [...figures, 'proof', 'certainty', 'pending', 'issues'];
    expect(Object.keys(JSON.parse(computed.out)).sort()).toEqual(parts.sort());
  });
});

test('both ways to end were among them', () => expect([...codes].sort()).toEqual([0, 1]));

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
