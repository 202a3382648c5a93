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
