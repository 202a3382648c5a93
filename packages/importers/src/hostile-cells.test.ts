/**
 * Cells made to stall a reader: long runs that a careless pattern tries again from every place, in every column of every
 * format, in its header, and in a file that no format fits. A pattern that runs wild never comes back from one of them; that
 * none is quadratic either is proved for each by `tools/check-patterns.mjs`, without a clock.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';
import { readTables } from './read/read-tables.ts';
import { proposeMapping } from './wizard/propose-mapping.ts';

const ROOT = fileURLToPath(new URL('../fixtures', import.meta.url));
const LENGTH = 500;

const run = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length));

const ATTACKS: Readonly<Record<string, string>> = {
  'blanks behind a date': `2024-01-01 12:00:00${run(' ')}x`,
  'blanks behind a number': `1${run(' ')}x!`,
  'units without end': `${run('AB ')}1`,
  'zeros and digits': `${run('0')}${run('1')}x`,
  'words and underscores': `${run('a_')}-`,
  'names and dots': `${run('a-a.')}!`,
  'clocks without end': `${run('1:11')} `,
  'words of a header': `${run('fee buy sell ')}x`,
};

/** One file of each format, as lines of cells. */
const files = readdirSync(ROOT).flatMap((folder) => {
  const name = readdirSync(join(ROOT, folder)).find((file) => file.endsWith('.csv'));
  if (name === undefined) return [];
  const lines = readFileSync(join(ROOT, folder, name), 'utf8').split(/\r?\n/);
  const header = lines.findIndex((line, at) => line.split(/[,;]/).length > 2 && /[,;]/.test(lines[at + 1] ?? ''));
  return header < 0 ? [] : [{ folder, name, lines, header }];
});

/** The row below the header once per attack and column, with the attack in that column. */
function attacked({ lines, header }: (typeof files)[number], ...attacks: readonly string[]): string {
  const mark = lines[header]?.includes(';') ? ';' : ',';
  const cells = cellsOf(lines[header + 1] ?? '', mark);
  const rows = attacks.flatMap((attack) => cells.map((_, column) => cells.with(column, attack).join(mark)));
  return [...lines.slice(0, header + 1), ...rows].join('\n');
}

/** The cells of a line, quoted ones whole. */
function cellsOf(line: string, mark: string): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    if (char === mark && !isQuoted) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells;
}

const imported = (name: string, text: string) => importFiles([{ name, content: new TextEncoder().encode(text) }]);

test('there are files of many formats', () => expect(files.length).toBeGreaterThan(50));

/** Readers are shared, so the attacks take turns; formats with a pattern of their own get the one made for it. */
const AIMED: readonly (readonly [RegExp, string])[] = [
  [/gemini/, 'clocks without end'],
  [/deribit/, 'words and underscores'],
  [/scan/, 'names and dots'],
];

test('no format is stalled', async () => {
  const attacks = Object.entries(ATTACKS);
  for (const [index, file] of files.entries()) {
    const aimed = AIMED.find(([format]) => format.test(file.folder))?.[1];
    const [name, attack] = attacks.find(([key]) => key === aimed) ?? attacks[index % attacks.length] ?? ['', ''];
    const { files: reports } = await imported(file.name, attacked(file, attack));
    expect(reports.length, `${file.folder}: ${name}`).toBeGreaterThan(0);
  }
});

/** Words that every plain object answers to: a table of names that is asked carelessly takes them for entries. */
test('the words "constructor" and "__proto__" are text like any other', async () => {
  for (const file of files) {
    const content = new TextEncoder().encode(attacked(file, 'constructor', '__proto__'));
    const { events, files: reports } = await importFiles([{ name: file.name, content }]);
    for (const event of events) for (const name of namesIn(event)) expect(typeof name, file.folder).toBe('string');
    expect(reports, file.folder).toHaveLength(1);
  }
  for (const word of ['constructor', '__proto__']) {
    const unknown = `when,${word},what\n2024-01-01 10:00:00,1,${word}\n2024-01-02 10:00:00,2,${word}\n`;
    const [content] = await readTables('unknown.csv', new TextEncoder().encode(unknown));
    const proposal = proposeMapping(content?.kind === 'table' ? content.readings : []);
    for (const { kind } of proposal?.types ?? []) expect(typeof kind).toBe('string');
  }
});

test('control characters in the name of a wallet do not get into the ledger', async () => {
  for (const file of files) {
    const content = new TextEncoder().encode(attacked(file, 'Spot\u0007\u0000 '));
    const { events } = await importFiles([{ name: file.name, content }]);
    for (const { wallet } of events) expect(wallet, file.folder).not.toMatch(/\p{Cc}|^\s|\s$/u);
  }
});

function namesIn(event: LedgerEvent): readonly unknown[] {
  const legs = ['in' in event ? event.in : undefined, 'out' in event ? event.out : undefined, event.fee];
  return [event.wallet, ...legs.flatMap((leg) => (leg === undefined ? [] : [leg.asset, leg.amount]))];
}

test.each(Object.entries(ATTACKS))('%s in a header, and in a file that no format fits', async (_, attack) => {
  const unknown = `when,${attack},what\n2024-01-01 10:00:00,${attack},buy\n`;
  expect((await imported('unknown.csv', unknown)).events).toEqual([]);
  const [content] = await readTables('unknown.csv', new TextEncoder().encode(unknown));
  expect(content?.kind).toBe('table');
  proposeMapping(content?.kind === 'table' ? content.readings : []);
});

test('lines in quotes with nothing but separators are looked at once', async () => {
  const line = `"${','.repeat(60_000)}`;
  expect((await imported('wrapped.csv', `${line}\n${line}\n${line}\n`)).events).toEqual([]);
});
