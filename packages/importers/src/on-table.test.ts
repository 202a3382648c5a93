import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const TRADES =
  'Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n2024-01-02 10:00:00,BTCEUR,BUY,40000,0.10000000BTC,4000.00000000EUR,0.00000000EUR\n';

test('tells of each recognised table before its rows are mapped, and of no file that nothing fits', async () => {
  const told: string[] = [];
  const file = (name: string, text: string) => ({ name, content: new File([text], name) });
  const { events } = await importFiles([file('a.csv', TRADES), file('b.csv', 'what,ever\n1,2\n')], {
    onTable: (name, { texts, delimiter }) => told.push(`table ${name} ${delimiter} ${texts?.join('') === TRADES}`),
    onProgress: ({ stage, rows }) => {
      if (stage === 'map' && rows > 0) told.push(`rows ${rows}`);
    },
  });
  expect(events).toHaveLength(1);
  expect(told).toEqual(['table a.csv , true', 'rows 1']);
});
