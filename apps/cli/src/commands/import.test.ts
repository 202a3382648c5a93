import { describe, expect, test } from 'vitest';
import { imported } from '../testing/imported.ts';
import { type Files, memoryAccess, refusal, run, runWith } from '../testing/run.ts';

/**
 * 0.01 BTC for 400.00 + 1.00 EUR fee on Kraken; half of it sent to Binance, where it arrives 40 minutes later and is
 * sold for 300.00 - 0.30 EUR: cost 401.00 / 2 = 200.50, gain 300.00 - 200.50 - 0.30 = 99.20.
 */
const KRAKEN = `"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"
"L1AAAA-00000-AAAAAA","F1AAAA-00001-AAAAAA","2024-03-01 08:00:00","deposit","","currency","fiat","EUR","spot / main",1000.0000,0,1000.0000
"L1AAAA-00001-AAAAAA","T1AAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000
"L1AAAA-00002-AAAAAA","T1AAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000
"L1AAAA-00003-AAAAAA","F1AAAA-00002-AAAAAA","2024-03-11 09:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0050000000,0,0.0050000000
`;
const DEPOSITS = `Date(UTC+0),Coin,Network,Amount,Address,TXID,Status
2024-03-11 09:40:00,BTC,BTC,0.00500000,bc1qexample,aa11bb22cc33,Completed
`;
const TRADES = `Date(UTC),Pair,Side,Price,Executed,Amount,Fee
2024-06-01 10:00:00,BTCEUR,SELL,60000,0.0050000000BTC,300.00000000EUR,0.30000000EUR
`;
const FILES: Files = { 'kraken.csv': KRAKEN, 'deposits.csv': DEPOSITS, 'trades.csv': TRADES };

const KOINLY_HEADER =
  'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash\n';
const koinly = (...rows: string[]): Files => ({ 'k.csv': `${KOINLY_HEADER}${rows.join('\n')}\n` });

describe('cryptax import', () => {
  test('prints files, events and totals as one document', async () => {
    const { code, error, document } = await imported(['kraken.csv', 'deposits.csv'], FILES);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(Object.keys(document)).toEqual(['files', 'events', 'totals', 'issues', 'proof']);
    expect(document.files).toEqual([
      {
        file: 'kraken.csv',
        format: 'kraken-ledgers',
        confidence: 1,
        rows: 4,
        events: 3,
        duplicates: 0,
        ignored: [],
        issues: [],
      },
      {
        file: 'deposits.csv',
        format: 'binance-deposit-history',
        confidence: 1,
        rows: 1,
        events: 0,
        duplicates: 0,
        ignored: [{ line: 2, code: 'arrival-of-transfer' }],
        issues: [],
      },
    ]);
    expect(document.totals).toEqual({ files: 2, rows: 5, events: 3, duplicates: 0, ignored: 1, issues: 0 });
    expect(document.issues).toEqual([]);
  });

  test('makes one transfer of a withdrawal and its arrival, and one event of several rows', async () => {
    const { document } = await imported(['kraken.csv', 'deposits.csv'], FILES);
    expect(document.events).toEqual([
      {
        id: 'kraken:L1AAAA-00000-AAAAAA',
        at: '2024-03-01T08:00:00Z',
        kind: 'money-in',
        wallet: 'Kraken',
        money: { asset: 'EUR', amount: '1000' },
        bankReference: 'F1AAAA-00001-AAAAAA',
        source: { file: 'kraken.csv', line: 2, format: 'kraken-ledgers' },
      },
      {
        id: 'kraken:T1AAAA-00001-AAAAAA',
        at: '2024-03-03T08:20:02Z',
        kind: 'buy',
        wallet: 'Kraken',
        in: { asset: 'BTC', amount: '0.01' },
        fee: { asset: 'EUR', amount: '1' },
        valueEur: '400',
        valueOrigin: { source: 'file', method: 'trade' },
        source: { file: 'kraken.csv', line: 3, lines: [3, 4], format: 'kraken-ledgers' },
      },
      {
        id: 'kraken:L1AAAA-00003-AAAAAA',
        at: '2024-03-11T09:00:00Z',
        kind: 'transfer',
        wallet: 'Kraken',
        toWallet: 'Binance',
        out: { asset: 'BTC', amount: '0.005' },
        source: { file: 'kraken.csv', line: 5, format: 'kraken-ledgers' },
        txHash: 'aa11bb22cc33',
      },
    ]);
  });

  test('lists a transfer without its other side for review', async () => {
    const { code, error, document } = await imported(['kraken.csv'], FILES);
    const message =
      '0.005 BTC were sent to an unknown place. Import the file of the other wallet, or say whether it was your own wallet, a gift or a payment.';
    expect(document.files[0].issues).toEqual([{ line: 5, code: 'transfer.unmatched-out', message }]);
    expect({ code, error }).toEqual({ code: 1, error: `cryptax: kraken.csv, line 5: ${message}\n` });
  });

  test('a file given twice counts once', async () => {
    const once = await imported(['kraken.csv', 'deposits.csv'], FILES);
    const twice = await imported(['kraken.csv', 'deposits.csv', 'kraken.csv'], FILES);
    expect(twice.document.events).toEqual(once.document.events);
    const again = { file: 'kraken.csv (2)', rows: 4, events: 0, duplicates: 4, issues: [] };
    expect(twice.document.files[2]).toMatchObject(again);
  });

  test('says what was tried when no format fits', async () => {
    const { code, error, document } = await imported(['odd.csv'], { 'odd.csv': 'colour,size\nred,1\nblue,2\n' });
    expect(document.files[0]).toMatchObject({ file: 'odd.csv', format: null, rows: 3, events: 0, ignored: [] });
    expect(document.files[0].issues.map(({ line, code: why }: { line: number; code: string }) => [line, why])).toEqual([
      [1, 'file.unrecognised'],
      [2, 'file.unrecognised-row'],
      [3, 'file.unrecognised-row'],
    ]);
    expect(document.files[0].issues[0].message).toMatch(/^No known format matches\. Tried: .+\.$/);
    expect(code).toBe(1);
    expect(error).toContain('cryptax: odd.csv, line 1: No known format matches. Tried: ');
  });

  test('an empty file is reported and does not stop the others', async () => {
    const { code, document } = await imported(['empty.csv', 'trades.csv'], { ...FILES, 'empty.csv': '' });
    expect(code).toBe(1);
    expect(document.files[0]).toMatchObject({ format: null, rows: 0, issues: [{ line: 1, code: 'file.empty' }] });
    expect(document.files[1]).toMatchObject({ format: 'binance-trade-history', rows: 1, events: 1 });
  });

  test('prints tables for a reader', async () => {
    const { code, out } = await run(['import', 'kraken.csv', 'deposits.csv'], FILES);
    expect(code).toBe(0);
    expect(out).toBe(`File          Format                    Sure  Rows  Entries  Duplicates  Ignored  Review
------------  -----------------------  -----  ----  -------  ----------  -------  ------
kraken.csv    kraken-ledgers           100 %     4        3           0        0       0
deposits.csv  binance-deposit-history  100 %     1        0           0        1       0
Total                                            5        3           0        1       0

Proof of balances
Wallet   Asset  Stated  Ledger  Proof
-------  -----  ------  ------  -------------------------------------
Binance  BTC             0.005  unproven: nothing states this balance
Kraken   BTC     0.005   0.005  proven up to 2024-03-11

Ignored rows
File          Why                                   Rows  Lines
------------  ------------------------------------  ----  -----
deposits.csv  arrival of a transfer that is booked     1  2
`);
  });

  test('shows its progress to a person, and only on stderr', async () => {
    const { out, error } = await run(['import', 'trades.csv', '--json'], FILES, true);
    expect(error).toContain('] Reading trades.csv');
    expect(error.endsWith('\r\u001b[2K')).toBe(true);
    expect(JSON.parse(out).totals.rows).toBe(1);
  });
});

describe('cryptax import --out', () => {
  test('writes a ledger that compute reads', async () => {
    const disk = memoryAccess(FILES);
    const argv = ['import', 'kraken.csv', 'deposits.csv', 'trades.csv', '--out', 'ledger.json', '--json'];
    const ran = await runWith(argv, disk);
    expect({ code: ran.code, error: ran.error }).toEqual({ code: 0, error: '' });
    const ledger = JSON.parse(disk.written.get('ledger.json') ?? '');
    expect(ledger).toMatchObject({ format: 'cryptax-ledger', version: 1 });
    expect(ledger.events).toEqual(JSON.parse(ran.out).events);
    const computed = await runWith(['compute', 'ledger.json', '--json'], disk);
    const { disposals, holdings } = JSON.parse(computed.out);
    expect(computed.code).toBe(0);
    expect(disposals).toHaveLength(1);
    expect(disposals[0]).toMatchObject({ proceeds: '300.00', cost: '200.50', expenses: '0.30', gain: '99.20' });
    expect(holdings).toMatchObject([{ wallet: 'Kraken', asset: 'BTC', amount: '0.005', cost: '200.50' }]);
  });

  test('reads its own ledger again, with further files', async () => {
    const disk = memoryAccess(FILES);
    await runWith(['import', 'kraken.csv', 'deposits.csv', '--out', 'ledger.json'], disk);
    const again = await runWith(['import', 'ledger.json', 'kraken.csv', 'trades.csv', '--json'], disk);
    const { files, events } = JSON.parse(again.out);
    expect(files[0]).toMatchObject({ format: 'cryptax-ledger', rows: 3, events: 3, issues: [] });
    expect(files[1]).toMatchObject({ rows: 4, events: 0, duplicates: 4 });
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['money-in', 'buy', 'transfer', 'sell']);
  });

  /** ECB reference rate of 2011-06-08, a Wednesday: 1.4608 USD per EUR; 292.16 / 1.4608 = 200. */
  test('values dollars of the first years of bitcoin', async () => {
    const disk = memoryAccess(koinly('2011-06-08 09:00 UTC,292.16,USD,10,BTC,,,,,,,'));
    const { code } = await runWith(['import', 'k.csv', '--out', 'l.json'], disk);
    expect(code).toBe(0);
    const [event] = JSON.parse(disk.written.get('l.json') ?? '').events;
    expect(event).toMatchObject({ kind: 'buy', valueEur: '200', valueOrigin: { currency: 'USD', rate: '1.4608' } });
  });

  /** ECB reference rate of 2024-03-04, a Monday: 1.0846 USD per EUR; 542.30 / 1.0846 = 500. */
  test('values foreign money at the ECB rate of the day', async () => {
    const disk = memoryAccess(koinly('2024-03-04 09:00 UTC,542.30,USD,0.01,BTC,,,,,,,'));
    await runWith(['import', 'k.csv', '--out', 'ledger.json'], disk);
    const [event] = JSON.parse(disk.written.get('ledger.json') ?? '').events;
    expect(event).toMatchObject({ kind: 'buy', valueEur: '500' });
    expect(event.valueOrigin).toMatchObject({ currency: 'USD', amount: '542.3', rate: '1.0846' });
  });

  test('a missing price is an open point, never a value of 0', async () => {
    const disk = memoryAccess(koinly('2024-03-05 09:00 UTC,,,0.5,NOSUCHCOIN,,,,,reward,,'));
    const ran = await runWith(['import', 'k.csv', '--out', 'ledger.json', '--json'], disk);
    const { events, issues, totals } = JSON.parse(ran.out);
    const message =
      'No price is known for NOSUCHCOIN on 2024-03-05; the entry has no euro value. Supply your own prices (--prices FILE: date,symbol,close,currency), or let the app fetch them.';
    expect(ran.code).toBe(1);
    expect(ran.error).toBe(`cryptax: k.csv, line 2: ${message}\n`);
    expect(issues).toMatchObject([{ code: 'price.not-found', severity: 'error', file: 'k.csv', line: 2, message }]);
    expect(totals.issues).toBe(0);
    expect(events[0]).not.toHaveProperty('valueEur');
    expect((await runWith(['compute', 'ledger.json', '--json'], disk)).code).toBe(1);
  });

  /** The ECB publishes no rate of the hryvnia. */
  test('a fee in money without a rate is kept in words and told', async () => {
    const disk = memoryAccess(koinly('2024-03-04 09:00 UTC,500,EUR,0.01,BTC,12.5,UAH,,,,Savings plan,'));
    const ran = await runWith(['import', 'k.csv', '--out', 'ledger.json', '--json'], disk);
    const { events, issues } = JSON.parse(ran.out);
    expect(ran.code).toBe(1);
    expect(issues).toMatchObject([{ code: 'price.no-rate', severity: 'error', line: 2 }]);
    expect(events[0]).toMatchObject({ note: 'Fee of 12.5 UAH, not counted: no euro value. Savings plan' });
    expect(events[0]).not.toHaveProperty('fee');
    // Still too little is known of it when the ledger is computed.
    const computed = await runWith(['compute', 'ledger.json', '--json'], disk);
    expect(computed.code).toBe(1);
    expect(JSON.parse(computed.out).issues).toMatchObject([{ code: 'price.no-rate', severity: 'error' }]);
  });
});

describe('cryptax import refuses', () => {
  test.each([
    [['nothing.csv'], 'nothing.csv: no such file'],
    [['trades.csv', 'nothing.csv', '--out', 'l.json'], 'nothing.csv: no such file'],
    [['trades.csv', '--out', 'trades.csv'], 'trades.csv: is one of the files to import and will not be overwritten'],
    [
      ['trades.csv', '--timezone', 'Berlin'],
      'the time zone "Berlin" is not known; write for example Europe/Berlin, UTC or +01:00',
    ],
    [['trades.csv', '--format', 'nowhere'], 'there is no format with the id "nowhere"'],
    [
      ['trades.csv', '--format', 'kraken-ledger'],
      'there is no format with the id "kraken-ledger"; known are kraken-ledgers, kraken-trades, kraken-futures-log',
    ],
    [[], "missing required argument 'files'"],
  ])('%j', async (argv, line) => {
    const disk = memoryAccess(FILES);
    expect(await refusal(['import', ...argv], disk)).toBe(line);
    expect([...disk.written.keys()]).toEqual([]);
  });

  test('a format that the header does not fit, as a point for review', async () => {
    const { code, document } = await imported(['trades.csv', '--format', 'kraken-ledgers'], FILES);
    expect(code).toBe(1);
    expect(document.files[0]).toMatchObject({ format: null, issues: [{ code: 'file.format-does-not-fit' }, {}] });
  });
});
