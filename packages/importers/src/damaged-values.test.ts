/**
 * One number of a redundant row is another one: its first digit is changed, in every row and every column that an identity of
 * the format looks at. Then no event is another: the row waits, or its figures were not part of it. Of rows that only the
 * running balance of the file can prove, the row is named.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import type { TransferCandidate } from './build/built.ts';
import { findColumn, normalizeHeader } from './detect/header-template.ts';
import type { ColumnRef, FormatDefinition, Identity, Operand } from './formats/format.ts';
import { FORMATS } from './formats/registry.ts';
import { importFiles } from './import-files.ts';

const ROOT = fileURLToPath(new URL('../fixtures', import.meta.url));
const NUMBER = /^[-+]?[€$]?\d[\d.,]*(?: ?[A-Za-z]{2,5})?$/;

/**
 * Cells that the rest of their row does not prove, by format and column, and why. They are not redundant there: with a zero in their place every
 * other figure of the row still agrees, which is tested below.
 */
const UNPROVEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'traderepublic-transactions': { fee: 'the amount is price times shares, and the fee stands beside it in no sum' },
  'kraken-futures-log': { fee: 'balances are printed to the fourth place, and a fee of a few satoshi lies below it' },
  'nexo-transactions': { Fee: 'a withdrawal whose two amounts are the same contains no fee, so no figure holds it' },
  'okx-funding-history': { Fee: 'the balance moved by the amount alone, so no figure holds the fee' },
};
/** Its details stand under a header of their own. */
const NESTED = 'binance-order-history-nested';

/** Older exports are in Latin-1. */
function textOf(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  return (text.includes('\ufffd') ? bytes.toString('latin1') : text).split('\n');
}

const isRedundant = ({ id, identities, running }: FormatDefinition) =>
  (identities !== undefined || running !== undefined) && id !== NESTED;
const files = FORMATS.filter(isRedundant).flatMap((format) =>
  readdirSync(join(ROOT, format.id))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => ({
      id: format.id,
      name,
      format,
      lines: textOf(join(ROOT, format.id, name)),
    })),
);

/** Places of the columns that an identity or the running balance looks at. */
function columnsOf(
  { identities = [], running, columns }: FormatDefinition,
  header: readonly string[],
): readonly number[] {
  const nameOf = (operand: Operand): ColumnRef =>
    typeof operand === 'string' ? (columns[operand] ?? []) : operand.header;
  const operands: Operand[] = (identities.flat() as readonly Identity[]).flatMap(
    ({ product = [], sum = [], costs = [], is, fee }) => [
      ...product,
      ...sum,
      ...costs,
      is,
      ...(fee === undefined ? [] : (['fee'] as const)),
    ],
  );
  if (running !== undefined) operands.push(...running.change, running.is ?? 'balance');
  const names = header.map(normalizeHeader);
  return [...new Set(operands.map((operand) => findColumn(nameOf(operand), names)).filter((at) => at >= 0))];
}

/** Cells of a line, without their quotes; a quoted one may hold the delimiter. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const character of line.replace(/\r$/, '')) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) cells.push('');
    else cells.push((cells.pop() ?? '') + character);
  }
  return cells;
}

function lineOf(cells: readonly string[], delimiter: string): string {
  return cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter);
}

async function read(lines: readonly string[]) {
  const content = Buffer.from(lines.join('\n'), 'utf8');
  const { events, candidates, files: reports, issues: remarks } = await importFiles([{ name: 'export.csv', content }]);
  const waiting = reports.flatMap(({ issues }) => issues).filter(({ code }) => code === 'row.figures-differ');
  const jumps = remarks.filter(({ code }) => code === 'file.balance-jumps').map(({ source }) => source.line);
  return { events: [...events, ...candidates].map(printed), waiting: waiting.map(({ line }) => line), jumps };
}

/** Without the identity, which the damaged cell belongs to. */
function printed({ id: _, source: __, ...event }: LedgerEvent | TransferCandidate): string {
  return JSON.stringify({ ...event, rowKeys: undefined });
}

function otherDigit(cell: string): string {
  return cell.replace(/[1-9]/, (digit) => String(((Number(digit) + 4) % 9) + 1));
}

const isNumber = (cell: string) => NUMBER.test(cell) && /[1-9]/.test(cell);

/**
 * Per row: columns whose damage makes the row wait, and those whose damage changes an event; `zero` if it may as well be nothing,
 * which only those of `unproven` are asked.
 */
async function damageAll(
  format: FormatDefinition,
  lines: readonly string[],
  unproven: Readonly<Record<string, string>>,
) {
  const delimiter = [';', '\t', ','].find((mark) => lines.some((line) => line.split(mark).length > 4)) ?? ',';
  const head = lines.findIndex((line) => columnsOf(format, cellsOf(line, delimiter)).length > 1);
  const headers = cellsOf(lines[head] ?? '', delimiter);
  const wanted = columnsOf(format, headers);
  const whole = new Set((await read(lines)).events);
  const rows: { line: number; waits: string[]; named: string[]; changes: string[]; zero: string[] }[] = [];
  for (let at = head + 1; head >= 0 && at < lines.length; at++) {
    const cells = cellsOf(lines[at] ?? '', delimiter);
    const found = {
      line: at + 1,
      waits: [] as string[],
      named: [] as string[],
      changes: [] as string[],
      zero: [] as string[],
    };
    const readWith = (column: number, cell: string) =>
      read(lines.with(at, lineOf(cells.with(column, cell), delimiter)));
    for (const column of wanted) {
      const header = headers[column] ?? '';
      if (cells.length < headers.length || !isNumber((cells[column] ?? '').trim())) continue;
      const { events, waiting, jumps } = await readWith(column, otherDigit(cells[column] ?? ''));
      if (waiting.includes(at + 1)) found.waits.push(header);
      if (jumps.includes(at + 1)) found.named.push(header);
      else if (events.some((event) => !whole.has(event))) {
        found.changes.push(header);
        if (unproven[header] === undefined) continue;
        const nothing = await readWith(column, (cells[column] ?? '').replace(/[1-9]/g, '0'));
        if (!nothing.waiting.includes(at + 1) && !nothing.jumps.includes(at + 1)) found.zero.push(header);
      }
    }
    rows.push(found);
  }
  return rows;
}

const proven = new Set<string>();
const used = new Set<string>();

describe.each(files)('$id/$name', ({ id, format, lines }) => {
  test('no other number of a redundant row goes unnoticed', async () => {
    const known = UNPROVEN[id] ?? {};
    const damaged = await damageAll(format, lines, known);
    const rows = damaged.filter(({ waits, named }) => waits.length + named.length > 0);
    if (rows.length > 0) proven.add(id);
    const silent = rows.flatMap(({ line, changes, zero }) =>
      changes
        .filter((header) => known[header] === undefined || !zero.includes(header))
        .map((header) => `line ${line}: ${header}`),
    );
    for (const { changes } of rows) for (const header of changes) used.add(`${id} ${header}`);
    expect(silent).toEqual([]);
  });
});

test('every format with identities has such a row among its fixtures', () => {
  expect([...new Set(files.map(({ id }) => id))].filter((id) => !proven.has(id))).toEqual([]);
});

test('every exception is needed', () => {
  const named = Object.entries(UNPROVEN).flatMap(([id, columns]) =>
    Object.keys(columns).map((name) => `${id} ${name}`),
  );
  expect(named.filter((name) => !used.has(name))).toEqual([]);
});
