/** Exports are often called the same; rows, answers and counts must not mix. */
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const statement = (...rows: readonly string[]) => ({
  name: 'export.csv',
  content: new TextEncoder().encode(['User_ID,UTC_Time,Account,Operation,Coin,Change,Remark', ...rows].join('\n')),
});
const JANUARY = statement(
  '1,2024-01-05 10:00:00,Earn,Staking Rewards,DOT,0.1,',
  '1,2024-01-06 10:00:00,Earn,What,DOT,1,',
);
const FEBRUARY = statement(
  '1,2024-02-05 10:00:00,Earn,Staking Rewards,DOT,0.2,',
  '1,2024-02-06 10:00:00,Earn,Staking Rewards,DOT,0.3,',
);

test('two files of one name keep their own rows, events and issues', async () => {
  const { files, events } = await importFiles([JANUARY, FEBRUARY]);
  expect(files.map(({ file, rows, events: count, issues }) => [file, rows, count, issues.length])).toEqual([
    ['export.csv', 2, 1, 1],
    ['export.csv (2)', 2, 2, 0],
  ]);
  expect(events.map(({ source }) => [source?.file, source?.line])).toEqual([
    ['export.csv', 2],
    ['export.csv (2)', 2],
    ['export.csv (2)', 3],
  ]);
});

test('an answer is for one of them', async () => {
  const answers = { 'export.csv (2)': { wallet: 'Second' } };
  const { events } = await importFiles([JANUARY, FEBRUARY], { answers });
  expect(events.map(({ wallet }) => wallet)).toEqual(['Binance', 'Second', 'Second']);
});

test('a name that is already made so stays free for its file', async () => {
  const third = { ...statement('1,2024-03-05 10:00:00,Earn,Staking Rewards,DOT,0.4,'), name: 'export.csv (2)' };
  const { files } = await importFiles([JANUARY, third, FEBRUARY]);
  expect(files.map(({ file }) => file)).toEqual(['export.csv', 'export.csv (2)', 'export.csv (3)']);
});
