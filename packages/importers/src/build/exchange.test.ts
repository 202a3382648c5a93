/** Old coins for their successors are no sale, from the day on which that was possible. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

async function kindOf(day: string, given: string, got: string) {
  const lines = [
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    `1,${day} 10:00:00,Spot,Binance Convert,${given},-100.00000000,`,
    `1,${day} 10:00:00,Spot,Binance Convert,${got},50.00000000,`,
  ];
  const { events } = await importFiles([{ name: 'a.csv', content: new TextEncoder().encode(lines.join('\n')) }]);
  return events.map(({ kind }) => kind);
}

test.each([
  ['2019-11-20', 'SAI', 'DAI', 'migration'],
  ['2019-11-17', 'SAI', 'DAI', 'swap'],
  ['2020-10-05', 'LEND', 'AAVE', 'migration'],
  ['2020-08-01', 'REP', 'REPV2', 'migration'],
  ['2024-09-10', 'MATIC', 'POL', 'migration'],
  ['2024-09-10', 'POL', 'MATIC', 'swap'],
])('on %s %s for %s is a %s', async (day, given, got, kind) => {
  expect(await kindOf(day, given, got)).toEqual([kind]);
});

/** The three explorer files name these tokens by their contract; a copy of the name is another token. */
test.each([
  [
    '0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359',
    '0x6b175474e89094c44da98b954eedeac495271d0f',
    '2019-11-19',
    'migration',
  ],
  ['0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359', '0x6b175474e89094c44da98b954eedeac495271d0f', '2019-11-17', 'swap'],
  [
    '0x80fb784b7ed66730e8b1dbd9820afd29931aab03',
    '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
    '2020-10-06',
    'migration',
  ],
  [
    '0x1985365e9f78359a9b6ad760e32412f4a445e862',
    '0x221657776846890989a759ba2973e427dff5c9bb',
    '2020-08-01',
    'migration',
  ],
  ['0x00000000000000000000000000000000000ff003', '0x6b175474e89094c44da98b954eedeac495271d0f', '2019-11-19', 'swap'],
])('contract %s for %s on %s is a %s', async (given, got, day, kind) => {
  const [own, other] = ['0x00000000000000000000000000000000000000aa', '0x00000000000000000000000000000000000000ee'];
  const seconds = Date.parse(`${day}T10:00:00Z`) / 1_000;
  const row = (from: string, to: string, contract: string) =>
    `0xab02,9000000,${seconds},${day} 10:00:00,${from},${to},200,N/A,${contract},Sai,SAI`;
  const lines = [
    'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,TokenValue,USDValueDayOfTx,ContractAddress,TokenName,TokenSymbol',
    row(own, other, given),
    row(other, own, got),
  ];
  const content = new TextEncoder().encode(lines.join('\n'));
  const { events } = await importFiles([{ name: `export-token-${own}.csv`, content }]);
  expect(events.map((event) => event.kind)).toEqual([kind]);
});
