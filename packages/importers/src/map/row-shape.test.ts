/** The rows of a large file are mostly counted by the thousand; one that shows something new must be seen all the same. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = 'Date(UTC),Pair,Side,Price,Executed,Amount,Fee';
const MANY = 3_000;
const row = (at: number, fee: string) =>
  `2024-03-01 10:${String(Math.floor(at / 60) % 60).padStart(2, '0')}:${String(at % 60).padStart(2, '0')},BTCEUR,BUY,2,3BTC,6EUR${fee}`;

async function lastIssue(feeAt: (at: number) => string) {
  const rows = Array.from({ length: MANY }, (_, at) => row(at, feeAt(at)));
  const { files } = await importFiles([
    { name: 'a.csv', content: new TextEncoder().encode([HEADER, ...rows].join('\n')) },
  ]);
  return files[0]?.issues.find(({ line }) => line === MANY + 1)?.code;
}

test('an empty last cell far down the file shows that rows do not leave out theirs: a shorter last row is cut', async () => {
  const fee = (at: number) => (at === 10 || at === MANY - 1 ? '' : ',0.1EUR');
  expect(await lastIssue(fee)).not.toBe('row.broken-off');
  expect(await lastIssue((at) => (at === 2_500 ? ',' : fee(at)))).toBe('row.broken-off');
});
