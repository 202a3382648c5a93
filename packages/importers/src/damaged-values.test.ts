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
import { normalizeHeader } from './detect/header-template.ts';
import type { ColumnRef, FormatDefinition, Identity, Operand } from './formats/format.ts';
import { FORMATS } from './formats/registry.ts';
import { importFiles } from './import-files.ts';

const ROOT = fileURLToPath(new URL('../fixtures', import.meta.url));
const NUMBER = /^"?[-+]?[€$]?\d+(?:[.,]\d+)?(?: ?[A-Za-z]{2,5})?"?$/;

/** Columns of which an identity has two readings row by row, so that one number alone proves nothing. */
const UNPROVEN: Readonly<Record<string, readonly string[]>> = {
  'traderepublic-transactions': ['fee'],
  /** Results of a few satoshi, printed to the fourth place. */
  'kraken-futures-log': ['fee'],
  /** Of a withdrawal whose other figures say the same with any fee, nothing proves it. */
  'nexo-transactions': ['Fee'],
  'okx-funding-history': ['Fee'],
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

function headersOf({ identities = [], running, columns }: FormatDefinition): ReadonlySet<string> {
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
  return new Set(operands.flatMap((operand) => [nameOf(operand)].flat()).map(normalizeHeader));
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

/** Per row: columns whose damage makes the row wait, and those whose damage changes an event. */
async function damageAll(format: FormatDefinition, lines: readonly string[]) {
  const wanted = headersOf(format);
  const delimiter = [';', '\t', ','].find((mark) => lines.some((line) => line.split(mark).length > 4)) ?? ',';
  const cellsOf = (line: string) => line.replace(/\r$/, '').split(delimiter);
  const isWanted = (cell: string) => wanted.has(normalizeHeader(cell.replaceAll('"', '')));
  const head = lines.findIndex((line) => cellsOf(line).filter(isWanted).length > 1);
  const headers = cellsOf(lines[head] ?? '');
  const whole = new Set((await read(lines)).events);
  const rows: { line: number; waits: string[]; named: string[]; changes: string[] }[] = [];
  for (let at = head + 1; head >= 0 && at < lines.length; at++) {
    const cells = cellsOf(lines[at] ?? '');
    const found = { line: at + 1, waits: [] as string[], named: [] as string[], changes: [] as string[] };
    for (const [column, header] of headers.entries()) {
      if (!isWanted(header) || cells.length !== headers.length || !isNumber((cells[column] ?? '').trim())) continue;
      const { events, waiting, jumps } = await read(
        lines.with(at, cells.with(column, otherDigit(cells[column] ?? '')).join(delimiter)),
      );
      if (waiting.includes(at + 1)) found.waits.push(header);
      if (jumps.includes(at + 1)) found.named.push(header);
      else if (events.some((event) => !whole.has(event))) found.changes.push(header);
    }
    rows.push(found);
  }
  return rows;
}

const proven = new Set<string>();

describe.each(files)('$id/$name', ({ id, format, lines }) => {
  test('no other number of a redundant row goes unnoticed', async () => {
    const rows = (await damageAll(format, lines)).filter(({ waits, named }) => waits.length + named.length > 0);
    if (rows.length > 0) proven.add(id);
    const known = UNPROVEN[id] ?? [];
    const silent = rows.flatMap(({ line, changes }) =>
      changes.filter((header) => !known.includes(header)).map((header) => `line ${line}: ${header}`),
    );
    expect(silent).toEqual([]);
  });
});

/** Their cells have separators inside, their headers vary, or no fixture has the layout with the redundant columns. */
const NOT_REACHED = [
  'bitmex-wallet',
  'bitstamp-legacy',
  'bsdex-transactions',
  'coinbase-transactions-2020',
  'cryptocom-exchange-trades',
  'huobi-trades-legacy',
  'nexo-transactions-local',
  'revolut-crypto',
];

test('every other format with identities has such a row among its fixtures', () => {
  expect([...new Set(files.map(({ id }) => id))].filter((id) => !proven.has(id))).toEqual(NOT_REACHED);
});
