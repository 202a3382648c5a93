import { type ReportFormat, renderReport } from '@cryptax/reports';
import { pdfText } from '@cryptax/reports/testing';
import type { TaxYearReport } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { ONE_GAIN } from '../testing/one-gain.ts';
import { memoryAccess, refusal, run, runWith } from '../testing/run.ts';

const ledger = (events: readonly unknown[] = ONE_GAIN, fields: object = {}) =>
  JSON.stringify({ format: 'cryptax-ledger', version: 1, ...fields, events });
const FILES = { 'ledger.json': ledger() };

const KRAKEN = `"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"
"L1AAAA-00001-AAAAAA","T1AAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000
"L1AAAA-00002-AAAAAA","T1AAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000
"L1AAAA-00003-AAAAAA","T1AAAA-00002-AAAAAA","2024-06-01 10:00:00","trade","tradespot","currency","crypto","BTC","spot / main",-0.0050000000,0,0.0050000000
"L1AAAA-00004-AAAAAA","T1AAAA-00002-AAAAAA","2024-06-01 10:00:00","trade","tradespot","currency","fiat","EUR","spot / main",300.0000,0.3000,898.7000
`;

async function reportOf(
  argv: readonly string[],
  files: Readonly<Record<string, string>> = FILES,
): Promise<TaxYearReport> {
  const { out } = await run(['report', ...argv, '--json'], files);
  // How certain the years are is printed beside the report, and no part of its files.
  const { certainty: _, ...report } = JSON.parse(out) as TaxYearReport & { readonly certainty: unknown };
  return report;
}

describe('cryptax report', () => {
  test('prints the figures by law and says what it wrote', async () => {
    const { code, out, error } = await run(['report', 'ledger.json', '--year', '2024', '--out', 'r.json'], FILES);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(
      /^Report 2024, CTX-2024-A-[0-9A-F]{8}, complete\. Method FIFO, scope wallet\. Not tax advice\.\n/,
    );
    expect(out).toMatch(/Private disposals, section 23 +1500\.00 +1500\.00\n/);
    // 26.375 % of 1,500.00 is 395.625.
    expect(out).toMatch(/Rough estimate at 26\.375% +395\.63\n/);
    expect(out).toMatch(/Written: r\.json\n$/);
  });

  test('[REC-07] takes from the user which wallets are accounts at a platform', async () => {
    const argv = ['ledger.json', '--year', '2024'];
    const wallet = ONE_GAIN[0]?.wallet ?? '';
    expect((await reportOf(argv)).dac8).toEqual([]);
    expect((await reportOf([...argv, '--platform', wallet])).dac8).not.toEqual([]);
    expect((await reportOf([...argv, '--own-wallet', wallet])).completeness.wallets).toMatchObject([
      { wallet, kind: 'wallet' },
    ]);
    expect(await refusal(['report', ...argv, '--platform', 'Krake'], FILES)).toContain(
      'the wallet "Krake" is not in the ledger',
    );
  });

  test('writes the same bytes as the package, in every format and language', async () => {
    const files = memoryAccess(FILES);
    const options = {
      pdf: 'r.pdf',
      xlsx: 'r.xlsx',
      csv: 'r.csv',
      xml: 'r.xml',
      wiso: 'w.csv',
      elster: 'e.pdf',
      out: 'r.json',
    };
    const argv = Object.entries(options).flatMap(([name, path]) => [`--${name}`, path]);
    const { code } = await runWith(['report', 'ledger.json', '--year', '2024', '--lang', 'en', ...argv], files);
    expect(code).toBe(0);
    const report = await reportOf(['ledger.json', '--year', '2024']);
    for (const [name, path] of Object.entries(options)) {
      const format = (name === 'out' ? 'json' : name) as ReportFormat;
      const { bytes } = await renderReport(report, { format, locale: 'en', entries: { events: ONE_GAIN } });
      expect(Buffer.compare(files.bytes.get(path) ?? new Uint8Array(), bytes), name).toBe(0);
    }
    const verified = await runWith(['verify', 'r.json', 'ledger.json'], files);
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('agrees') });
    // The PDF carries what it was made from: the check needs nothing else.
    expect(await runWith(['verify', 'r.pdf'], files)).toMatchObject({
      code: 0,
      out: 'The report agrees with the entries it carries: every figure, every hash and every page is the same.\n',
    });
    expect(await refusal(['verify', 'e.pdf'], files)).toContain('e.pdf: does not contain a Cryptax report');
    expect(await refusal(['verify', 'r.pdf', 'ledger.json'], files)).toContain('a PDF carries its own ledger');
    expect(await refusal(['verify', 'r.json'], files)).toContain('needs its ledger file');
    const changed = files.bytes.get('r.pdf')?.slice() ?? new Uint8Array();
    changed[changed.length - 10] = 65;
    await files.writeBytes('changed.pdf', changed);
    const { code: other, out } = await runWith(['verify', 'changed.pdf'], files);
    expect({ other, out }).toEqual({ other: 1, out: expect.stringContaining('it was changed, or printed by another') });
  });

  describe('several years and a couple', () => {
    const LOSS = ONE_GAIN.map((event) => (event.kind === 'sell' ? { ...event, valueEur: '400.00' } : event));
    const BOTH = { ...FILES, 'other.json': ledger(LOSS), 'p.json': '{"years":{"2024":{"taxableIncome":"80000"}}}' };
    const COUPLE = ['report', 'ledger.json', '--year', '2024', '--spouse', 'other.json', '--profile', 'p.json'];

    test('[LOSS-09] --spouse assesses both ledgers together and writes the files of both', async () => {
      const files = memoryAccess(BOTH);
      const { code } = await runWith([...COUPLE, '--out', 'r.json', '--csv', 'list.csv'], files);
      expect(code).toBe(0);
      expect([...files.written.keys()].sort()).toEqual(['list-b.csv', 'list.csv', 'r-b.json', 'r.json']);
      const [a, b] = ['r.json', 'r-b.json'].map((path) => JSON.parse(files.written.get(path) ?? '') as TaxYearReport);
      // 1,500 of gain, above the limit, less the 600 of loss of the other.
      expect(a?.summary.assessed.privateSales.taxable).toBe('900.00');
      expect(b?.summary.assessed.privateSalesLosses.spouseLossGiven).toBe('600.00');
      expect(b?.summary.estimate).toEqual(a?.summary.estimate);
      const verified = ['verify', 'r-b.json', 'other.json', '--spouse', 'ledger.json'];
      expect((await runWith(verified, files)).code).toBe(0);
      expect(await refusal(['verify', 'r.json', 'ledger.json'], files)).toContain(
        'name the other ledger with --spouse',
      );
    });

    test('an open point in the ledger of one person gives the tax of both a range, printed and in the PDF of either', async () => {
      const bought = { kind: 'buy', at: '2024-07-01T10:00:00Z', in: { asset: 'ETH', amount: '1' }, valueEur: '200' };
      const left = { kind: 'open', at: '2024-08-01T10:00:00Z', out: { asset: 'ETH', amount: '1' } };
      const more = [bought, { ...left, reason: 'transfer.unmatched-out' }];
      const events = [...LOSS, ...more.map((event, no) => ({ ...event, id: `more-${no}`, wallet: 'A' }))];
      const files = memoryAccess({ ...BOTH, 'other.json': ledger(events) });
      const { out } = await runWith([...COUPLE, '--lang', 'en', '--pdf', 'r.pdf'], files);
      // Moved to a wallet of his own it changes nothing (290.00); sold it uses up some of his loss.
      const ends = /2024, whatever is answered: the tax on crypto of both together is 290\.00 to (\d+\.\d\d)\./g;
      const [first, second, ...rest] = [...out.matchAll(ends)].map(([, most]) => most);
      expect([Number(first) > 290, second, rest]).toEqual([true, first, []]);
      for (const path of ['r.pdf', 'r-b.pdf']) {
        const { pages } = await pdfText(files.bytes.get(path) ?? new Uint8Array());
        const text = pages.flat(2).join(' ').replaceAll(/\s+/g, ' ').replaceAll(',', '');
        expect(text, path).toContain(`the tax on crypto of both together is between 290.00 EUR and ${first} EUR`);
      }
      expect((await runWith(['verify', 'r.pdf'], files)).code).toBe(0);
    });

    test('the spouse has a profile of their own, and a year called separate is refused', async () => {
      const reported = { ...BOTH, 's.json': '{"openingLoss":{"privateSales":"50.00"}}' };
      const { out } = await run([...COUPLE, '--spouse-profile', 's.json', '--json'], reported);
      expect((JSON.parse(out) as TaxYearReport).summary.spouse?.privateSales.carryIn).toBe('50.00');
      const separate = { ...BOTH, 'p.json': '{"years":{"2024":{"joint":false}}}' };
      expect(await refusal(COUPLE, separate)).toBe('--spouse: the profile says that 2024 is not assessed jointly');
      expect(await refusal(['report', 'ledger.json', '--year', '2024', '--spouse-profile', 'p.json'], BOTH)).toBe(
        '--spouse-profile: needs --spouse',
      );
    });

    test('several years at once, each in a file of its own', async () => {
      const files = memoryAccess(FILES);
      const { code, out } = await runWith(
        ['report', 'ledger.json', '--year', '2023-2024', '--csv', 'l-{year}.csv'],
        files,
      );
      expect(code).toBe(0);
      expect([...files.written.keys()]).toEqual(['l-2023.csv', 'l-2024.csv']);
      expect(out).toMatch(/Report 2023(?:.|\n)*Report 2024/);
      const { out: json } = await run(['report', 'ledger.json', '--year', '2022,2024', '--json'], FILES);
      expect((JSON.parse(json) as TaxYearReport[]).map(({ frame }) => frame.year)).toEqual([2022, 2024]);
    });

    test('[REC-15] holdings at the end of the year carry their market value and its source', async () => {
      const files = { 'ledger.json': ledger([ONE_GAIN[0]]) };
      const { balances } = await reportOf(['ledger.json', '--year', '2024'], files);
      expect(balances).toMatchObject([{ asset: 'BTC', value: { origin: { source: 'daily', method: 'day' } } }]);
      // The year 2025 has not ended on the day of the test.
      expect((await reportOf(['ledger.json', '--year', '2025'], files)).balances[0]).not.toHaveProperty('value');
    });
  });

  test('[MET-06] named lots are said beside the method, and a loss after the holding period does not count', async () => {
    const trade = (id: string, day: string, rest: object) => ({ id, at: `${day}T10:00:00Z`, wallet: 'A', ...rest });
    const files = {
      'ledger.json': ledger([
        trade('b1', '2022-01-10', { kind: 'buy', in: { asset: 'BTC', amount: '1' }, valueEur: '40000' }),
        trade('b2', '2022-02-10', { kind: 'buy', in: { asset: 'BTC', amount: '1' }, valueEur: '50000' }),
        trade('s1', '2024-06-10', {
          kind: 'sell',
          out: { asset: 'BTC', amount: '1' },
          valueEur: '30000',
          lotIds: ['b2'],
        }),
      ]),
    };
    const { out } = await run(['report', 'ledger.json', '--year', '2024'], files);
    expect(out).toContain('Method FIFO, scope wallet, 1 disposal with named lots.');
    expect(out).toMatch(/Loss after the holding period, does not count +-20000\.00 +0\.00/);
  });

  test('method, scope, profile, name and date go into the report', async () => {
    const profile = JSON.stringify({ years: { 2024: { taxableIncome: '50000', church: 9 } } });
    const argv = ['ledger.json', '--year', '2024', '--method', 'hifo', '--scope', 'global', '--profile', 'p.json'];
    const report = await reportOf([...argv, '--name', 'Klaus Müller', '--date', '2025-03-01'], {
      ...FILES,
      'p.json': profile,
    });
    expect(report.frame).toMatchObject({
      person: { role: 'A', name: 'Klaus Müller' },
      generatedAt: '2025-03-01T12:00:00Z',
      settings: { method: 'HIFO', scope: 'global' },
    });
    expect(report.method.status).toBe('planning');
    expect(report.summary.estimate.kind).toBe('difference');
    expect((await reportOf(['ledger.json', '--year', '2024'])).frame.generatedAt).toBe('2025-05-02T12:00:00Z');
  });

  test('says which wallets are exchange accounts, from the format of their file', async () => {
    const { frame } = await reportOf(['kraken.csv', '--year', '2024'], { 'kraken.csv': KRAKEN });
    expect(frame.wallets).toEqual([{ wallet: 'Kraken', kind: 'exchange' }]);
    expect((await reportOf(['ledger.json', '--year', '2024'])).frame.wallets).toEqual([]);
  });

  test('the rules of the file hold unless an option says otherwise', async () => {
    const files = { 'ledger.json': ledger(ONE_GAIN, { rules: { method: 'LIFO', scope: 'wallet' } }) };
    expect((await reportOf(['ledger.json', '--year', '2024'], files)).method.method).toBe('LIFO');
    expect((await reportOf(['ledger.json', '--year', '2024', '--method', 'fifo'], files)).method.method).toBe('FIFO');
  });

  test('an event without a value gets one from the price data, and the report still verifies', async () => {
    const sale = { id: 's', at: '2024-03-05T10:00:00Z', kind: 'sell', wallet: 'A', out: { asset: 'BTC', amount: '1' } };
    const files = memoryAccess({ 'ledger.json': ledger([ONE_GAIN[0], sale]) });
    const { code } = await runWith(['report', 'ledger.json', '--year', '2024', '--out', 'r.json'], files);
    expect(code).toBe(0);
    const report = JSON.parse(files.written.get('r.json') ?? '') as TaxYearReport;
    expect(report.lots[0]?.valueOrigin?.method).toBe('day');
    expect((await runWith(['verify', 'r.json', 'ledger.json'], files)).code).toBe(0);
  });

  test('a stablecoin whose close nobody has supplied is said to be provisional; a close settles it, or counts itself', async () => {
    const leg = { asset: 'USDC', amount: '100' };
    const coins = [
      { id: 'c0', at: '2023-12-04T10:00:00Z', wallet: 'A', kind: 'buy', in: leg, valueEur: '90' },
      { id: 'c1', at: '2023-12-05T10:00:00Z', wallet: 'A', kind: 'spend', out: leg },
    ];
    const prices = (close: string) => `date,symbol,close,currency\n2023-12-05,USDC,${close},USD\n`;
    const files = memoryAccess({
      'ledger.json': ledger(coins),
      'kept.csv': prices('0.99'),
      'broken.csv': prices('0.9'),
    });
    const report = async (...more: string[]) => {
      const args = ['report', 'ledger.json', '--year', '2023', '--out', 'r.json', ...more];
      const { code, out } = await runWith(args, files);
      return { code, out, made: JSON.parse(files.written.get('r.json') ?? '') as TaxYearReport };
    };
    const open = await report();
    expect(open.out).toContain(', complete, with provisional prices. Method');
    expect(open.out).toContain('Provisional prices: in one entry a price stands in for a better one');
    expect(open.made.completeness).toMatchObject({ complete: true, standIns: { events: ['c1'], better: ['close'] } });
    expect((await runWith(['verify', 'r.json', 'ledger.json'], files)).code).toBe(0);
    const kept = await report('--prices', 'kept.csv');
    expect(kept.out).not.toContain('Provisional prices');
    expect(kept.made.lots[0]?.proceeds).toBe(open.made.lots[0]?.proceeds);
    // A ledger that was valued without closes is looked at again with them.
    const valued = await runWith(['import', 'ledger.json', '--out', 'valued.json'], files);
    expect(valued.code).toBe(0);
    expect(files.written.get('valued.json')).toContain('"insteadOf":"close"');
    const later = memoryAccess({ 'v.json': files.written.get('valued.json') ?? '', 'kept.csv': prices('0.99') });
    const said = async (...more: string[]) =>
      (await runWith(['report', 'v.json', '--year', '2023', ...more], later)).out;
    expect(await said()).toContain('with provisional prices');
    expect(await said('--prices', 'kept.csv')).not.toContain('provisional');
    // 100 coins at 0.90 dollars, and the dollar of 5 December 2023 at 1.0817.
    expect((await report('--prices', 'broken.csv')).made.lots[0]?.proceeds).toBe('83.20');
  });

  test('a year that no answer changes is not called done while a price of it is provisional', async () => {
    const leg = { asset: 'USDC', amount: '100' };
    const later = {
      id: 'o',
      at: '2024-02-01T10:00:00Z',
      wallet: 'A',
      kind: 'open',
      reason: 'transfer.unmatched-in',
      in: { asset: 'BTC', amount: '1' },
    };
    const coins = [
      { id: 'c0', at: '2023-12-04T10:00:00Z', wallet: 'A', kind: 'buy', in: leg, valueEur: '90' },
      { id: 'c1', at: '2023-12-05T10:00:00Z', wallet: 'A', kind: 'spend', out: leg },
      later,
    ];
    const files = memoryAccess({
      'ledger.json': ledger(coins),
      'kept.csv': 'date,symbol,close,currency\n2023-12-05,USDC,0.99,USD\n',
    });
    const said = async (...more: string[]) =>
      (await runWith(['report', 'ledger.json', '--year', '2023', ...more], files)).out;
    expect(await said()).toContain('At the prices so far: 2023, whatever is answered');
    expect(await said()).not.toContain('is done although');
    expect(await said('--prices', 'kept.csv')).toContain('2023 is done although one question is open');
  });

  test('exit 1 when something is missing, with the open point on stderr; the report is written all the same', async () => {
    const files = memoryAccess({ 'ledger.json': ledger([ONE_GAIN[1]]) });
    const { code, out, error } = await runWith(['report', 'ledger.json', '--year', '2024', '--csv', 'r.csv'], files);
    expect(code).toBe(1);
    expect(out).toContain('provisional: see the open points');
    expect(error).toContain('cryptax: error: entry s: 1 of 1 BTC in A have no acquisition');
    expect(files.written.has('r.csv')).toBe(true);
  });

  test('export files are imported and valued first; a row that cannot be read makes the report provisional', async () => {
    const report = await reportOf(['kraken.csv', '--year', '2024'], { 'kraken.csv': KRAKEN });
    // 0.01 BTC for 400.00 + 1.00 fee: half of it costs 200.50 and is sold for 300.00 - 0.30.
    expect(report.lots).toMatchObject([{ cost: '200.50', proceeds: '300.00', expenses: '0.30', gain: '99.20' }]);
    expect(report.completeness.complete).toBe(true);
    const broken = { 'kraken.csv': KRAKEN.replace('300.0000,0.3000', 'viel,0.3000') };
    const { code, out } = await run(['report', 'kraken.csv', '--year', '2024', '--json'], broken);
    expect(code).toBe(1);
    expect(JSON.parse(out).completeness).toMatchObject({
      complete: false,
      // As a code, so that the report says it in its own language.
      unreadRows: expect.arrayContaining([
        expect.objectContaining({
          code: 'amount.unreadable',
          source: { file: 'kraken.csv', line: 5 },
          params: { role: 'amount', column: 'amount', value: 'viel' },
        }),
      ]),
    });
  });

  test.each([
    [['ledger.json', '--year', '1999'], '--year: no tax rules are known for 1999'],
    [['ledger.json', '--year', 'soon'], '--year: "soon" is not a year such as 2024'],
    [['ledger.json', '--year', '2024', '--pdf', 'a', '--csv', 'a'], 'a: is named for two outputs'],
    [
      ['ledger.json', '--year', '2024', '--out', 'ledger.json'],
      'ledger.json: is one of the files to import and will not be overwritten',
    ],
    [
      ['ledger.json', '--year', '2024', '--profile', 'profile.json', '--out', 'profile.json'],
      'profile.json: is one of the files to import and will not be overwritten',
    ],
    [['ledger.json', '--year', '2024', '--date', 'today'], '--date: "today" is not a day such as 2025-05-02'],
    [
      ['ledger.json', '--year', '2023,2024', '--pdf', 'a.pdf'],
      'a.pdf: several years need {year} in the name of the file',
    ],
    [['ledger.json', '--year', '2025-2024'], '--year: "2025-2024" is not a span of years such as 2021-2024'],
    [['none.json', '--year', '2024'], 'none.json: no such file'],
    [['ledger.json', '--year', '2024', '--profile', 'none.json'], 'none.json: no such file'],
  ])('refuses %j and writes nothing', async (argv, line) => {
    const files = memoryAccess({ ...FILES, 'profile.json': '{}' });
    expect(await refusal(['report', ...argv], files)).toBe(line);
    expect(files.written.size).toBe(0);
  });

  test('refuses a call without a year', async () => {
    expect(await refusal(['report', 'ledger.json'], FILES)).toContain("required option '--year <year>' not specified");
  });
});
