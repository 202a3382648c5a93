/** Exports that a German spreadsheet has saved again: decimal commas, zeros at the end gone, comments as they were. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

async function read(text: string) {
  const { events, candidates, files } = await importFiles([
    { name: 'export.csv', content: new TextEncoder().encode(text) },
  ]);
  return { events, candidates, issues: files.flatMap(({ issues }) => issues.map(({ line, code }) => [line, code])) };
}

test('a whole bitcoin without its decimals is no satoshi beside others that have them', async () => {
  const { candidates } = await read(`Date (UTC);Label;Value;Balance;Fee;Txid
2025-03-01 10:00:00;;1;1;;aabb0921
2025-03-02 10:00:00;Gift;-0,002506;0,997494;0,000006;aabb0922
`);
  expect(candidates.map(({ direction, amount, fee }) => [direction, amount, fee?.amount])).toEqual([
    ['in', '1', undefined],
    ['out', '0.0025', '0.000006'],
  ]);
});

test('satoshi stay satoshi above a sum that somebody wrote below them', async () => {
  const { candidates } = await read(`Date (UTC),Label,Value,Balance,Fee,Txid
2025-03-01 10:00:00,,1000000,1000000,,aabb0921
2025-03-02 10:00:00,Gift,-250600,749400,600,aabb0922
Summe,,123.45
`);
  expect(candidates.map(({ amount, fee }) => [amount, fee?.amount])).toEqual([
    ['0.01', undefined],
    ['0.0025', '0.000006'],
  ]);
});

test('the dot in a comment stays a decimal mark, and what the comment says must be what the row says', async () => {
  const { events, issues } = await read(`DateUTC;Amount;Symbol;Balance;Type;Pair;FeeSymbol;FeeAmount;Comment
03.02.2021 09:59;-300,75;EUR;199,25;buy;;;;Buy Order #1
03.02.2021 10:00;0,01;BTC;0,01;buy;BTC/EUR;EUR;0,75;Bought 0.01 BTC at 30000 EUR
04.02.2021 10:00;0,05;BTC;0,06;buy;BTC/EUR;EUR;0,75;Bought 0.02 BTC at 30000 EUR
`);
  expect(events).toMatchObject([{ kind: 'buy', in: { asset: 'BTC', amount: '0.01' }, valueEur: '300' }]);
  expect(issues).toEqual([[4, 'row.figures-differ']]);
});
