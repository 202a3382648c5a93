import { printPackFile, readPriceFile } from '@cryptax/prices';
import { describe, expect, test } from 'vitest';
import { type Files, memoryAccess, refusal, run, runWith } from '../testing/run.ts';

/** A coin no bundled price knows: 2 arrive as a reward, one is sold half a year later for 30 euro. */
const KOINLY = `Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash
2024-03-01 10:00:00 UTC,,,2,ZZZ,,,,,reward,,
`;
const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'i1',
      at: '2024-03-01T10:00:00Z',
      kind: 'income',
      wallet: 'A',
      incomeKind: 'staking',
      in: { asset: 'ZZZ', amount: '2' },
    },
    {
      id: 's1',
      at: '2024-09-01T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'ZZZ', amount: '1' },
      valueEur: '30.00',
    },
  ],
});
const CLOSES = 'date,symbol,close,currency\n2024-03-01,ZZZ,12.50,EUR\n2024-09-10,ZZZ,40,EUR\n';
const FILES: Files = { 'k.csv': KOINLY, 'ledger.json': LEDGER, 'mine.csv': CLOSES };

describe('--prices', () => {
  test('takes the one file of a pack that the app saves, and none that was changed', async () => {
    const pack = (await printPackFile(readPriceFile(CLOSES, 'mine.csv').value, 'mine')) ?? '';
    const files = {
      ...FILES,
      'mine.prices.json': pack,
      'changed.json': pack.replace('2024-03-01 125', '2024-03-01 126'),
    };
    const { code, out } = await run(['import', 'k.csv', '--prices', 'mine.prices.json', '--json'], files);
    expect(code).toBe(0);
    expect(out).toContain('"valueEur":"25');
    expect(out).toContain('mine.prices.json');
    expect(await refusal(['import', 'k.csv', '--prices', 'changed.json', '--json'], files)).toContain(
      'build the pack again',
    );
  });

  test('import values with the closes of the file and names it as the origin', async () => {
    const files = memoryAccess(FILES);
    const { code, out } = await runWith(
      ['import', 'k.csv', '--prices', 'mine.csv', '--out', 'l.json', '--json'],
      files,
    );
    expect(code).toBe(0);
    const expected = {
      valueEur: '25',
      valueOrigin: { source: 'mine.csv', method: 'day', at: '2024-03-01T23:59:59Z' },
    };
    expect(JSON.parse(out).events[0]).toMatchObject(expected);
    expect(JSON.parse(files.written.get('l.json') ?? '').events[0]).toMatchObject(expected);
    const unwritten = await run(['import', 'k.csv', '--prices', 'mine.csv', '--json'], FILES);
    expect(JSON.parse(unwritten.out).events[0]).toMatchObject(expected);
  });

  test('compute and report value what the ledger leaves open', async () => {
    const without = await run(['compute', 'ledger.json', '--json'], FILES);
    expect(without.code).toBe(1);
    const { code, out } = await run(['compute', 'ledger.json', '--prices', 'mine.csv', '--json'], FILES);
    // 2 x 12.50 income; 30.00 - 12.50 gain.
    expect({ code, ...JSON.parse(out) }).toMatchObject({
      code: 0,
      income: [{ eventId: 'i1', valueEur: '25.00' }],
      disposals: [{ eventId: 's1', lots: [{ cost: '12.50' }] }],
    });
    const files = memoryAccess(FILES);
    const report = await runWith(
      ['report', 'ledger.json', '--year', '2024', '--prices', 'mine.csv', '--out', 'r.json', '--json'],
      files,
    );
    expect(report.code).toBe(0);
    expect(JSON.parse(report.out).completeness.complete).toBe(true);
    expect((await runWith(['verify', 'r.json', 'ledger.json', '--prices', 'mine.csv'], files)).code).toBe(0);
    expect((await runWith(['verify', 'r.json', 'ledger.json'], files)).code).toBe(1);
  });

  test('without any of their own, all commands value a ledger from the bundled prices alike', async () => {
    const at = '2024-03-01T10:00:00Z';
    const bitcoin = { wallet: 'A', in: { asset: 'BTC', amount: '1' } };
    const files = {
      'l.json': JSON.stringify({
        ...{ format: 'cryptax-ledger', version: 1 },
        events: [
          { id: 'i', at, kind: 'income', incomeKind: 'staking', ...bitcoin },
          { id: 's', at: '2024-03-02T10:00:00Z', kind: 'sell', wallet: 'A', out: bitcoin.in, valueEur: '60000.00' },
        ],
      }),
      'spot.json': '{"BTC": "60000"}',
      'profile.json': '{"years": {"2024": {"taxableIncome": "30000"}}}',
    };
    // The bundled close of that day is 57,548.
    const gain = { privateSales: { net: '2452.00' }, income: { net: '57548.00' } };
    const compute = await run(['compute', 'l.json', '--json'], files);
    expect({ code: compute.code, ...JSON.parse(compute.out) }).toMatchObject({ code: 0, years: { 2024: gain } });
    const report = await run(['report', 'l.json', '--year', '2024', '--json'], files);
    expect({ code: report.code, ...JSON.parse(report.out).summary }).toMatchObject({ code: 0, assessed: gain });
    const past = ['years', 'l.json', '--profile', 'profile.json', '--effective', '2026-03-01', '--json'];
    expect(JSON.parse((await run(past, files)).out).years).toMatchObject([{ computed: { taxable: '60000.00' } }]);
    const sale = ['plan', 'l.json', '--prices', 'spot.json', '--sell', '60000', '--date', '2024-03-01', '--json'];
    const plan = await run(sale, files);
    expect({ code: plan.code, ...JSON.parse(plan.out) }).toMatchObject({
      code: 1,
      strategies: [{ strategy: 'FIFO', taxableGain: '2452.00' }, {}, {}, {}, {}, {}],
    });
  });

  test('a fork takes both prices of its day, whatever else the ledger lacks', async () => {
    const events = [
      {
        ...{ id: 'b', at: '2024-02-01T10:00:00Z', kind: 'buy', wallet: 'A' },
        ...{ in: { asset: 'BTC', amount: '1' }, valueEur: '30000.00' },
      },
      {
        ...{ id: 'f', at: '2024-03-01T10:00:00Z', kind: 'fork', wallet: 'A' },
        ...{ asset: 'BTC', in: { asset: 'BCH', amount: '1' } },
      },
    ];
    const files = { 'l.json': JSON.stringify({ format: 'cryptax-ledger', version: 1, events }) };
    const { code, out } = await run(['compute', 'l.json', '--json'], files);
    // 30,000 x 307.313 / (57,548 + 307.313)
    expect({ code, ...JSON.parse(out) }).toMatchObject({
      code: 0,
      holdings: [
        { asset: 'BCH', cost: '159.35' },
        { asset: 'BTC', cost: '29840.65' },
      ],
    });
  });

  test('closes in another currency go through the reference rate of their day', async () => {
    // The ECB's rate of 2024-03-01 is 1.0813 dollars: 10.813 / 1.0813 = 10 a coin.
    const dollars = 'date,symbol,close,currency\n2024-03-01,ZZZ,10.813,USD\n';
    const { out } = await run(['import', 'k.csv', '--prices', 'usd.csv', '--json'], { ...FILES, 'usd.csv': dollars });
    expect(JSON.parse(out).events[0]).toMatchObject({
      valueEur: '20',
      valueOrigin: { source: 'usd.csv', currency: 'USD', rate: '1.0813' },
    });
  });

  test('the bundled close comes first, and of two own files the first that knows the day', async () => {
    const bitcoin = { ...FILES, 'k.csv': KOINLY.replace('2,ZZZ', '2,BTC') };
    const second = 'date,symbol,close,currency\n2024-03-01,BTC,1,EUR\n2024-03-01,ZZZ,99,EUR\n';
    const bundled = await run(['import', 'k.csv', '--prices', 'b.csv', '--json'], { ...bitcoin, 'b.csv': second });
    expect(JSON.parse(bundled.out).events[0].valueOrigin.source).toBe('daily');
    const two = await run(['import', 'k.csv', '--prices', 'mine.csv', 'b.csv', '--json'], {
      ...FILES,
      'b.csv': second,
    });
    expect(JSON.parse(two.out).events[0]).toMatchObject({ valueEur: '25', valueOrigin: { source: 'mine.csv' } });
  });

  test('a line that cannot be read is reported with file, line and remedy; the others count', async () => {
    const files = { ...FILES, 'mine.csv': `${CLOSES}2024-13-01,ZZZ,1,EUR\n` };
    for (const command of [
      ['import', 'k.csv'],
      ['compute', 'ledger.json'],
      ['report', 'ledger.json', '--year', '2024'],
    ]) {
      const { code, error } = await run([...command, '--prices', 'mine.csv'], files);
      expect(code).toBe(1);
      expect(error).toContain('mine.csv, line 4: “2024-13-01” is not a date. Write it like 2024-03-01.');
    }
  });

  test('a file without a single price is refused', async () => {
    const cases: readonly (readonly [string, string])[] = [
      [
        'symbol,price\nBTC,1\n',
        'p.csv, line 1: The header “symbol,price” does not name all columns of a price file. Write date,symbol,close,currency in the first line.',
      ],
      [
        'date,symbol,close,currency\n2024-01-01,BTC,-1,EUR\n',
        'p.csv, line 2: “-1” is not a price above zero. Write it like 61234.50.',
      ],
      [
        'date,symbol,close,currency\n',
        'p.csv: has no prices; give a CSV with the columns date,symbol,close,currency or a price pack',
      ],
      [
        '{"BTC": "1"}',
        'p.csv: prices of one moment have no days; give a CSV with the columns date,symbol,close,currency or a price pack',
      ],
      ['{"BTC"', 'p.csv: not valid JSON'],
    ];
    for (const [text, message] of cases) {
      expect(await refusal(['compute', 'ledger.json', '--prices', 'p.csv'], { ...FILES, 'p.csv': text })).toBe(message);
    }
    expect(await refusal(['compute', 'ledger.json', '--prices', 'none.csv'], FILES)).toBe('none.csv: no such file');
  });

  test('the prices are never overwritten', async () => {
    const line = await refusal(['import', 'k.csv', '--prices', 'mine.csv', '--out', 'mine.csv'], FILES);
    expect(line).toContain('mine.csv: is one of the files to import');
  });
});

describe('a price pack', () => {
  /** As `npm run prices:build` writes it; the hash is that of the series file below. */
  const SERIES = 'cryptax-series 1\nid ZZZ\nquote EUR\nscale 2\npoints 1\n\n2024-03-01 1250\n';
  const INDEX =
    '{"format":"cryptax-price-pack","version":1,"name":"own","kind":"closes","source":"me","licence":"mine","to":"2024-03-01","series":[\n{"id":"ZZZ","file":"zzz.txt","sha256":"HASH","points":1,"from":"2024-03-01","to":"2024-03-01"}\n]}\n';

  async function packed(): Promise<Files> {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SERIES));
    const hash = Buffer.from(digest).toString('hex');
    return { ...FILES, 'pack/pack.index': INDEX.replace('HASH', hash), 'pack/zzz.txt': SERIES };
  }

  test('is taken by its index, under the path it was given as', async () => {
    const { code, out } = await run(['import', 'k.csv', '--prices', 'pack/pack.index', '--json'], await packed());
    expect(code).toBe(0);
    expect(JSON.parse(out).events[0]).toMatchObject({ valueEur: '25', valueOrigin: { source: 'pack/pack.index' } });
  });

  test('with a changed or missing file is refused, whether that price is needed or not', async () => {
    const files = await packed();
    const changed = { ...files, 'pack/zzz.txt': SERIES.replace('1250', '1350') };
    const ask = ['compute', 'ledger.json', '--prices', 'pack/pack.index'];
    expect(await refusal(ask, changed)).toBe(
      'pack/pack.index: not a price pack that can be used: zzz.txt was changed after the pack was built; build the pack again',
    );
    const { 'pack/zzz.txt': _, ...missing } = files;
    expect(await refusal(ask, missing)).toContain('zzz.txt cannot be read; build the pack again');
  });
});

describe('cryptax plan with closes', () => {
  const ASK = ['plan', 'ledger.json', '--sell', '20', '--date', '2024-09-12', '--json'];

  test('sells at the last close up to the day, and values the ledger by the same file', async () => {
    const { code, out } = await run([...ASK, '--prices', 'mine.csv'], FILES);
    const document = JSON.parse(out);
    expect(code).toBe(0);
    expect(document.prices).toEqual({ ZZZ: { price: '40', day: '2024-09-10', source: 'mine.csv' } });
    expect(document.plan).toMatchObject([{ lotId: 'i1', amount: '0.5' }]);
  });

  test('an old close is used and named; a price of the moment wins over it', async () => {
    const late = ['plan', 'ledger.json', '--sell', '20', '--date', '2024-12-01', '--json'];
    const old = await run([...late, '--prices', 'mine.csv'], FILES);
    expect(old.code).toBe(1);
    expect(old.error).toContain('The price of ZZZ is the close of 2024-09-10 from mine.csv. Enter a newer one.');
    const spot = await run([...late, '--prices', 'mine.csv', 'spot.json'], { ...FILES, 'spot.json': '{"ZZZ": "50"}' });
    expect(spot.code).toBe(0);
    expect(JSON.parse(spot.out).prices).toEqual({ ZZZ: { price: '50', source: 'spot.json' } });
  });

  test('a close in dollars without a rate for its day leaves the coin out, and says why', async () => {
    const files = {
      ...FILES,
      'usd.csv': 'date,symbol,close,currency\n2024-03-01,ZZZ,12.50,EUR\n2031-01-06,ZZZ,40,USD\n',
    };
    const ask = ['plan', 'ledger.json', '--sell', '20', '--date', '2031-01-07', '--prices', 'usd.csv'];
    expect((await run(ask, files)).error).toContain('is in USD, and no ECB rate is known for that day');
  });
});
