/** Accounts of one exchange, and balances proven by what files say. */
import { describe, expect, test } from 'vitest';
import { memoryAccess, runWith } from '../testing/run.ts';

const HEAD = 'txid,refid,time,type,subtype,aclass,asset,wallet,amount,fee,balance';
const rows = (id: string, time: string, held: string) => [
  `${id}1,${id}T,${time},trade,tradespot,currency,EUR,spot / main,-2500,0,500`,
  `${id}2,${id}T,${time},trade,tradespot,currency,BTC,spot / main,0.1,0,${held}`,
];
const FILES = {
  'a.csv': [HEAD, ...rows('A', '2023-03-03 08:20:02', '0.1')].join('\n'),
  'b.csv': [HEAD, ...rows('B', '2024-03-04 08:20:02', '0.1')].join('\n'),
  'late.csv': [HEAD, ...rows('C', '2024-03-04 08:20:02', '0.5')].join('\n'),
};

async function json(argv: readonly string[]) {
  const disk = memoryAccess(FILES);
  const { code, out } = await runWith([...argv, '--json'], disk);
  return { code, document: JSON.parse(out) };
}

describe('accounts', () => {
  test('are told apart by running balances, and each is proven', async () => {
    const { code, document } = await json(['import', 'a.csv', 'b.csv']);
    expect(code).toBe(0);
    expect(document.proof).toEqual([
      { wallet: 'Kraken', asset: 'BTC', status: 'proven', at: '2023-03-03T08:20:02Z', expected: '0.1', actual: '0.1' },
      {
        wallet: 'Kraken 2',
        asset: 'BTC',
        status: 'proven',
        at: '2024-03-04T08:20:02Z',
        expected: '0.1',
        actual: '0.1',
      },
    ]);
    expect(document.issues).toMatchObject([{ code: 'account.told-apart', severity: 'info', file: 'b.csv' }]);
  });

  test('are named with --account, in import and in report', async () => {
    const named = ['--account', 'a.csv=Anna', '--account', 'b.csv=Ben'];
    const { document } = await json(['import', 'a.csv', 'b.csv', ...named]);
    expect(document.events.map(({ wallet }: { wallet: string }) => wallet)).toEqual(['Anna', 'Ben']);
    const disk = memoryAccess(FILES);
    await runWith(['report', 'a.csv', 'b.csv', '--year', '2024', '--out', 'r.json', ...named], disk);
    expect(disk.written.get('r.json')).toContain('"Ben"');
  });

  test.each([
    ['b.csv', 'write FILE=NAME'],
    ['c.csv=Anna', 'none of the files is called c.csv'],
    ['a.csv=', 'the name is empty'],
    [`a.csv=${'x'.repeat(200)}`, 'longer than 150 characters'],
  ])('--account %s is bad input', async (account, words) => {
    const { code, error, out } = await runWith(['import', 'a.csv', '--account', account], memoryAccess(FILES));
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(words);
  });
});

describe('proof of balances', () => {
  test('travels in the ledger file; what differs is reported with its day, file and line', async () => {
    const disk = memoryAccess(FILES);
    await runWith(['import', 'a.csv', 'late.csv', '--out', 'l.json'], disk);
    const { out } = await runWith(['compute', 'l.json', '--json'], disk);
    expect(JSON.parse(out).proof).toEqual([
      {
        wallet: 'Kraken',
        asset: 'BTC',
        status: 'differs',
        at: '2024-03-04T08:20:02Z',
        expected: '0.5',
        actual: '0.2',
        since: '2024-03-04',
        source: { file: 'late.csv', line: 3 },
      },
    ]);
    const text = await runWith(['compute', 'l.json'], disk);
    expect(text.out).toContain('differs since 2024-03-04 (late.csv, line 3)');
  });

  test('says unproven where nothing states a balance', async () => {
    const disk = memoryAccess({
      'l.json': JSON.stringify({
        format: 'cryptax-ledger',
        version: 1,
        events: [
          {
            id: 'a',
            at: '2024-01-01T00:00:00Z',
            kind: 'buy',
            wallet: 'A',
            in: { asset: 'BTC', amount: '1' },
            valueEur: '1',
          },
        ],
      }),
    });
    const { out } = await runWith(['compute', 'l.json', '--json'], disk);
    expect(JSON.parse(out).proof).toEqual([
      { wallet: 'A', asset: 'BTC', status: 'unproven', at: null, expected: null, actual: '1' },
    ]);
  });
});
