import { readFileSync } from 'node:fs';
import { pdfText } from '@cryptax/reports/testing';
import { expect, test } from 'vitest';
import { memoryAccess, refusal, run, runWith } from '../testing/run.ts';

const FILES = Object.fromEntries(
  ['ledger.json', 'koinly-2024.csv', 'statement-2026.csv', 'carf-2026.xml'].map((name) => [
    name,
    readFileSync(new URL(`../../../../packages/importers/foreign-reports/${name}`, import.meta.url), 'utf8'),
  ]),
);

test('a gain report: every difference by its cause, adding up to the difference of the year', async () => {
  const { code, out } = await run(['compare', 'ledger.json', 'koinly-2024.csv', '--json'], FILES);
  const { report, difference, causes, unread } = JSON.parse(out);
  expect(code).toBe(1);
  expect(report).toMatchObject({ tool: 'Koinly', evidence: 'sample' });
  expect(unread).toEqual([]);
  // The transfer: 15,000 - 4,005. The turn of the year: 9,000 - 1,602. Cost of 4,400 unknown there. 50 more for the swap.
  expect(causes.map(({ cause, gainEur }: { cause: string; gainEur: string }) => [cause, gainEur])).toEqual([
    ['transfer', '10995.00'],
    ['zone', '7398.00'],
    ['zero-cost', '4400.00'],
    ['price', '50.00'],
    ['missing-there', '-10.00'],
    ['missing-here', '0.50'],
  ]);
  expect(difference).toEqual({ gain: '22833.50', taxable: '4440.50' });
  const { out: text } = await run(['compare', 'ledger.json', 'koinly-2024.csv'], FILES);
  expect(text).toContain('zero-cost 4400.00');
});

test('a statement as a table and as a message: the same differences in coins and in euro', async () => {
  const differences = async (name: string) => {
    const { out } = await run(['compare', 'ledger.json', name, '--json'], FILES);
    const rows: readonly {
      asset: string;
      category: string;
      differences: readonly { cause: string; units: string; amountEur: string }[];
    }[] = JSON.parse(out).rows;
    return rows.flatMap(({ asset, category, differences: parts }) =>
      parts.map(({ cause, units, amountEur }) => [asset, category, cause, units, amountEur].join(' ')),
    );
  };
  // 12.50 paid on top of the purchase, 6.00 kept back from the sale; 10 SOL at half past midnight of 2027 in Berlin.
  const both = [
    'BTC bought-for-fiat fee 0 12.50',
    'BTC sold-for-fiat fee 0 -6.00',
    'SOL bought-for-fiat zone 10 1500.00',
  ];
  expect(await differences('statement-2026.csv')).toEqual([
    ...both,
    'USDC swapped-out price 0 10.00',
    'XRP transfers-in missing-here 100 50.00',
  ]);
  expect(await differences('carf-2026.xml')).toEqual([
    both[0],
    both[1],
    'ETH swapped-in missing-there -1 -2750.00',
    both[2],
    'USDC swapped-out missing-there -3000 -2750.00',
  ]);
});

test('--pdf writes the comparison in German, of a gain report and of a statement', async () => {
  const files = memoryAccess(FILES);
  for (const [report, words] of [
    ['koinly-2024.csv', ['Zweitmeinung', 'Transfer als Verkauf', '+22.833,50', 'koinly-2024.csv']],
    ['statement-2026.csv', ['Aufstellung einer Plattform', 'Kraken', 'Zeitzone', '+1.500,00']],
  ] as const) {
    await runWith(['compare', 'ledger.json', report, '--pdf', `${report}.pdf`], files);
    const { pages } = await pdfText(files.bytes.get(`${report}.pdf`) ?? new Uint8Array());
    for (const each of words) expect(pages.flat(2).join(' ')).toContain(each);
    for (const input of ['ledger.json', report])
      expect(await refusal(['compare', 'ledger.json', report, '--pdf', input], FILES)).toContain(
        'will not be overwritten',
      );
  }
});

test('a file that is neither, and a platform that the ledger does not have, are refused in a line', async () => {
  const files = {
    ...FILES,
    'trades.csv': 'a,b\n1,2\n',
    'other.csv': (FILES['statement-2026.csv'] ?? '').replaceAll('Kraken', 'Bitvavo'),
  };
  expect(await refusal(['compare', 'ledger.json', 'trades.csv'], files)).toContain('trades.csv: ');
  expect(await refusal(['compare', 'ledger.json', 'other.csv'], files)).toContain('give --wallet');
  expect(await refusal(['compare', 'ledger.json', 'koinly-2024.csv', '--year', '24'], files)).toContain('--year "24"');
});
