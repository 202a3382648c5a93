import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const HEADER = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';

async function outcomeOf(row: string): Promise<string> {
  const content = new TextEncoder().encode(`${HEADER}\n${row}\n`);
  const { files, totals } = await importFiles([{ name: 'f.csv', content }]);
  expect(totals.rows).toBe(1);
  const [report] = files;
  return report?.ignored[0]?.code ?? report?.issues[0]?.code ?? '';
}

test.each([
  ['Deposits of 2023', 'section-title'],
  ['Transactions,,,,,,', 'section-title'],
  [HEADER, 'repeated-header'],
  ['Total,,,,,12.5,', 'total-row'],
])('%s is part of the page', async (row, code) => {
  expect(await outcomeOf(row)).toBe(code);
});

test.each([
  ['"1,2023-05-04 09:12:35,Spot,Staking Rewards,BTC,0.015,"', 'row.in-one-cell'],
  ['1;2023-05-04 09:12:35;Spot;Staking Rewards;BTC;0.015;', 'row.in-one-cell'],
  ['1\t2023-05-04 09:12:35\tSpot\tStaking Rewards\tBTC\t0.015\t', 'row.in-one-cell'],
  ['...,...,...,...,...,...,...', 'row.cut-off'],
  /** A file that broke off within a row, and rows that lost most of their cells. */
  ['user10000001', 'date.missing'],
  [',,,,,0.5,', 'date.missing'],
  [',,,,BTC,,', 'date.missing'],
  ['1,,Spot,Deposit,SUM,1,', 'date.missing'],
])('%s is shown, not left out', async (row, code) => {
  expect(await outcomeOf(row)).toBe(code);
});

/** Two exports that were put behind each other. */
test.each([
  ['etherscan-erc20/older.csv', 'an address that every row has'],
  ['binance-deposit-history/deposits.csv', 'a header of the date that has a digit'],
  ['nexo-transactions-v1/2021.csv', 'cells that are made from the row'],
  ['gateio-account-book/dust.csv', 'cells that are made from the row'],
])('%s with its header in the middle is read like without: %s', async (path) => {
  const [header = '', first = '', ...rest] = readFileSync(join(FIXTURES, path), 'utf8').split('\n');
  const read = async (lines: readonly string[]) => {
    const content = new TextEncoder().encode(lines.join('\n'));
    const { events, candidates, files } = await importFiles([{ name: 'f.csv', content }]);
    const told = [...events, ...candidates].map((each) => ({ ...each, id: '', source: '' }));
    return { told, ignored: files.flatMap(({ ignored }) => ignored.map(({ code }) => code)) };
  };
  const whole = await read([header, first, ...rest]);
  const again = await read([header, first, header, ...rest]);
  expect(again.told).toEqual(whole.told);
  expect(again.ignored.filter((code) => code === 'repeated-header')).toHaveLength(1);
});
