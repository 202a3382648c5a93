/**
 * Damaged files: every fixture is mutated by a seeded generator (bytes flipped, columns cut, encodings mixed, formulas, endless
 * cells, rows doubled, delimiters exchanged). Whatever comes in, nothing crashes, the counts add up to the rows, every event
 * is a valid ledger event, and a second import brings nothing new.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFiat, type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';
import type { ImportResult } from './import-types.ts';

const ROOT = fileURLToPath(new URL('../fixtures', import.meta.url));
/** Each damage four times; `CRYPTAX_RANDOM_RUNS=50` makes the search fifty times longer. */
const ROUNDS = 17 * 4 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1');

/** xorshift32: the same files every time. */
function random(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Mutation = (bytes: Uint8Array, pick: (below: number) => number) => Uint8Array;

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function onLines(change: (lines: string[], pick: (below: number) => number) => readonly string[]): Mutation {
  return (bytes, pick) => encode(change(decode(bytes).split('\n'), pick).join('\n'));
}

function onCell(make: (cell: string) => string): Mutation {
  return onLines((lines, pick) => {
    const at = pick(lines.length);
    const cells = (lines[at] ?? '').split(',');
    const column = pick(cells.length);
    cells[column] = make(cells[column] ?? '');
    return lines.map((line, index) => (index === at ? cells.join(',') : line));
  });
}

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'bytes flipped': (bytes, pick) => {
    const copy = new Uint8Array(bytes);
    for (let i = 0; i < 6; i++) copy[pick(copy.length)] = pick(256);
    return copy;
  },
  'end cut off': (bytes, pick) => bytes.subarray(0, 1 + pick(bytes.length)),
  'column cut': onLines((lines, pick) => {
    const column = pick(8);
    return lines.map((line) =>
      line
        .split(',')
        .filter((_, at) => at !== column)
        .join(','),
    );
  }),
  'rows doubled': onLines((lines) => lines.flatMap((line) => [line, line])),
  'rows turned round': onLines(([header = '', ...rows]) => [header, ...rows.reverse()]),
  'header repeated': onLines((lines, pick) => lines.toSpliced(pick(lines.length), 0, lines[0] ?? '')),
  'delimiter exchanged': onLines((lines) => lines.map((line) => line.replaceAll(',', ';'))),
  'encodings mixed': (bytes, pick) => {
    const at = pick(bytes.length);
    return Uint8Array.from([...bytes.subarray(0, at), 0xe4, 0x80, 0xff, 0xc3, ...bytes.subarray(at)]);
  },
  formula: onCell(() => '=HYPERLINK("http://x","1")'),
  'endless cell': onCell((cell) => cell + 'x9'.repeat(100_000)),
  'endless number': onCell(() => '9'.repeat(5_000)),
  'tiny number': onCell(() => '1e-300'),
  'stray quote': onCell((cell) => `"${cell}`),
  'control characters': onCell((cell) => `${cell}\u0000\u0007\u009f`),
  'line break in a cell': onCell((cell) => `"${cell}\n${cell}"`),
  zero: onCell(() => '0'),
  minus: onCell((cell) => `-${cell}`),
};

const files = readdirSync(ROOT).flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.csv') || name.endsWith('.txt'))
    .map((name) => new Uint8Array(readFileSync(join(ROOT, folder, name)))),
);
const names = Object.keys(MUTATIONS);

test('no damage crashes, drops or invents', async () => {
  const pick = random(20_240_301);
  for (let round = 0; round < ROUNDS; round++) {
    const name = names[round % names.length] ?? '';
    const mutate = MUTATIONS[name];
    const original = files[pick(files.length)];
    if (mutate !== undefined && original !== undefined)
      await expectSound(mutate(original, pick), `round ${round}, ${name}`);
  }
});

test.each([
  ['plain', (cell: string) => cell + 'x'.repeat(2_000_000)],
  ['in quotes, with line breaks', (cell: string) => `"${cell}${`${'x'.repeat(999)}\n`.repeat(2_000)}"`],
])('a cell of two megabytes, %s', async (_, make) => {
  const pick = random(7);
  for (const original of files.slice(0, 1)) await expectSound(onCell(make)(original, pick), 'two megabytes');
});

async function expectSound(content: Uint8Array, where: string): Promise<void> {
  const result = await importFiles([{ name: 'damaged.csv', content }]);
  expect(accounted(result), where).toEqual({ rows: result.totals.rows, lines: dataLines(result) });
  expect(ledgerErrors(result.events), where).toEqual([]);
  const { events, candidates } = result;
  const again = await importFiles([{ name: 'damaged.csv', content }], {
    known: { rowKeys: result.rowKeys(), events, candidates },
  });
  expect(
    again.events.map(({ id }) => id),
    where,
  ).toEqual([]);
}

/** Rows by their outcomes; each line of a file must stand in exactly one place. */
function accounted(result: ImportResult) {
  let rows = 0;
  const lines: number[] = [];
  for (const report of result.files) {
    const used = new Set<number>();
    for (const { source } of result.events)
      if (source?.file === report.file) for (const line of source.lines ?? [source.line]) used.add(line);
    const others = [...report.ignored, ...report.issues].map(({ line }) => line);
    if (report.rows > 0) rows += used.size + others.length + report.duplicates;
    lines.push(...(report.rows > 0 ? [...used, ...others] : []));
  }
  return { rows, lines: new Set(lines).size };
}

/** Lines of events, ignored rows and issues without overlap: all rows but the duplicates. */
function dataLines(result: ImportResult): number {
  return result.files.reduce((sum, { rows, duplicates }) => sum + (rows > 0 ? rows - duplicates : 0), 0);
}

function ledgerErrors(events: readonly LedgerEvent[]) {
  const plain = events.map((event) => {
    const isForeign = event.fee !== undefined && event.fee.asset !== 'EUR' && isFiat(event.fee.asset);
    return isForeign ? { ...event, fee: undefined } : event;
  });
  const parsed = parseLedgerFile(JSON.stringify({ format: 'cryptax-ledger', version: 1, events: plain }));
  return parsed.ok ? [] : parsed.error;
}
