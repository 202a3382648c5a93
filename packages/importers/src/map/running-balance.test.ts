/** Balances behind the rows of a file: each follows from the one before, and where it does not, it is said. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../formats/registry.ts';
import { importFiles } from '../import-files.ts';

const ROOT = fileURLToPath(new URL('../../fixtures', import.meta.url));
const HEADER = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
const row = (id: number, time: string, asset: string, amount: string, fee: string, balance: string) =>
  `"L${id}","T${Math.ceil(id / 2)}","2024-03-${time}","trade","tradespot","currency","${asset === 'EUR' ? 'fiat' : 'crypto'}","${asset}","spot / main",${amount},${fee},${balance}`;

const ROWS = [
  row(1, '01 08:00:00', 'EUR', '-400.0000', '1.0000', '599.0000'),
  row(2, '01 08:00:00', 'BTC', '0.0100000000', '0', '0.0100000000'),
  row(3, '02 08:00:00', 'EUR', '-200.0000', '0.5000', '398.5000'),
  row(4, '02 08:00:00', 'BTC', '0.0050000000', '0', '0.0150000000'),
  row(5, '03 08:00:00', 'BTC', '-0.0020000000', '0', '0.0130000000'),
  row(6, '03 08:00:00', 'EUR', '90.0000', '0.2000', '488.3000'),
];

async function jumpsOf(rows: readonly string[]) {
  const content = new TextEncoder().encode(`${[HEADER, ...rows].join('\n')}\n`);
  const { issues, events } = await importFiles([{ name: 'ledgers.csv', content }]);
  return { jumps: issues.filter(({ code }) => code === 'file.balance-jumps').map(({ params }) => params), events };
}

test('rows that lead from balance to balance are not mentioned, oldest or newest first', async () => {
  expect((await jumpsOf(ROWS)).jumps).toEqual([]);
  expect((await jumpsOf([...ROWS].reverse())).jumps).toEqual([]);
});

test.each([
  ['oldest first', (rows: readonly string[]) => rows, '4'],
  ['newest first', (rows: readonly string[]) => [...rows].reverse(), '5'],
])('another amount of money is named with both figures: %s', async (_, order, line) => {
  const damaged = ROWS.with(2, row(3, '02 08:00:00', 'EUR', '-700.0000', '0.5000', '398.5000'));
  const { jumps, events } = await jumpsOf(order(damaged));
  expect(jumps).toEqual([{ line, asset: 'EUR', stated: '398.5', computed: '-101.5', count: '1' }]);
  expect(events).toHaveLength(3);
});

test('rows of one second may stand in any order', async () => {
  const fills = [
    row(1, '01 08:00:00', 'BTC', '0.01', '0', '0.01'),
    row(3, '02 08:00:00', 'BTC', '0.02', '0', '0.06'),
    row(5, '02 08:00:00', 'BTC', '0.03', '0', '0.04'),
    row(7, '03 08:00:00', 'BTC', '0.04', '0', '0.10'),
    row(9, '04 08:00:00', 'BTC', '0.05', '0', '0.15'),
  ];
  expect((await jumpsOf(fills)).jumps).toEqual([]);
});

test('a selection of rows is no ledger: nothing is said where many balances do not follow', async () => {
  const every = Array.from({ length: 30 }, (_, at) =>
    row(at * 2 + 1, `${String(at + 1).padStart(2, '0')} 08:00:00`, 'BTC', '0.01', '0', `${at + 1}.00`),
  );
  expect((await jumpsOf(every)).jumps).toEqual([]);
});

const cases = FORMATS.filter(({ running }) => running !== undefined).flatMap(({ id }) =>
  readdirSync(join(ROOT, id))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => ({ id, name, content: readFileSync(join(ROOT, id, name)) })),
);

describe.each(cases)('$id/$name', ({ content }) => {
  test('leads from balance to balance', async () => {
    const { issues } = await importFiles([{ name: 'export.csv', content }]);
    expect(issues.filter(({ code }) => code === 'file.balance-jumps')).toEqual([]);
  });
});
