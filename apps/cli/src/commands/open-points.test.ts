/** Open points travel: files and the ledger written from them give the same quantities, open points and exit codes. */
import { describe, expect, test } from 'vitest';
import { memoryAccess, refusal, runWith } from '../testing/run.ts';

const HEAD = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
const KRAKEN = [
  HEAD,
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
  '"L3","F2","2024-03-11 09:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0050000000,0.00001,0.0049900000',
  '"L4","F3","2024-03-12 09:00:00","deposit","","currency","crypto","ETH","spot / main",0.5,0,0.5',
  '"L5","X1","no date at all","deposit","","currency","crypto","ETH","spot / main",0.5,0,0.5',
].join('\n');

/** The file on a disk of its own, and the ledger that `import --out` made of it. */
async function imported() {
  const disk = memoryAccess({ 'kraken.csv': KRAKEN });
  const { code } = await runWith(['import', 'kraken.csv', '--out', 'l.json'], disk);
  return { disk, code, ledger: JSON.parse(disk.written.get('l.json') ?? '') };
}

describe('open points', () => {
  test('a ledger file carries movements of unknown meaning and rows nobody could read', async () => {
    const { code, ledger } = await imported();
    expect(code).toBe(1);
    const open = ledger.events.filter(({ kind }: { kind: string }) => kind === 'open');
    expect(open).toMatchObject([
      {
        out: { asset: 'BTC', amount: '0.005' },
        reason: 'transfer.unmatched-out',
        source: { file: 'kraken.csv', line: 4 },
      },
      { in: { asset: 'ETH', amount: '0.5' }, reason: 'transfer.unmatched-in', source: { file: 'kraken.csv', line: 5 } },
    ]);
    expect(ledger.unread).toMatchObject([{ file: 'kraken.csv', line: 6, code: 'date.unreadable' }]);
  });

  test('compute tells the balances that the file itself ends with, and needs review', async () => {
    const { disk } = await imported();
    const { code, out } = await runWith(['compute', 'l.json', '--json'], disk);
    expect(code).toBe(1);
    const { balances, issues } = JSON.parse(out);
    // The running balance of the last row of each coin.
    expect(balances).toEqual([
      { wallet: 'Kraken', asset: 'BTC', amount: '0.00499', open: '-0.005' },
      { wallet: 'Kraken', asset: 'ETH', amount: '0.5', open: '0.5' },
    ]);
    const codes = issues.map((issue: { code: string }) => issue.code);
    expect(codes).toEqual(expect.arrayContaining(['open-event', 'date.unreadable']));
  });

  test('a report of the files and one of their ledger agree on what is open', async () => {
    const { disk } = await imported();
    const fromFiles = await runWith(['report', 'kraken.csv', '--year', '2024', '--json'], disk);
    const fromLedger = await runWith(['report', 'l.json', '--year', '2024', '--json'], disk);
    expect([fromFiles.code, fromLedger.code]).toEqual([1, 1]);
    const [a, b] = [JSON.parse(fromFiles.out).completeness, JSON.parse(fromLedger.out).completeness];
    expect(b).toEqual(a);
    expect(a.complete).toBe(false);
    expect([a.openMovements.length, a.unreadRows.length]).toEqual([2, 1]);
  });

  test('the balances of a report are those of compute, with what is open and unpriced', async () => {
    const { disk } = await imported();
    const { balances } = JSON.parse((await runWith(['compute', 'l.json', '--json'], disk)).out);
    for (const input of ['kraken.csv', 'l.json']) {
      const { out } = await runWith(['report', input, '--year', '2024', '--json'], disk);
      const lines: readonly { wallet: string; asset: string; after: { amount: string; open?: string } }[] =
        JSON.parse(out).balances;
      expect(
        lines.map(({ wallet, asset, after }) => ({ wallet, asset, amount: after.amount, open: after.open ?? '0' })),
      ).toEqual(balances);
    }
  });

  test('with one pool over all wallets a line still says where its coins lie', async () => {
    const buy = { id: 'a', at: '2024-01-01T10:00:00Z', kind: 'buy', wallet: 'Kraken', valueEur: '40000' };
    const move = { id: 'b', at: '2024-02-01T10:00:00Z', kind: 'transfer', wallet: 'Kraken', toWallet: 'Ledger' };
    const events = [
      { ...buy, in: { asset: 'BTC', amount: '1' } },
      { ...move, out: { asset: 'BTC', amount: '0.4' } },
    ];
    const disk = memoryAccess({ 'l.json': JSON.stringify({ format: 'cryptax-ledger', version: 1, events }) });
    const argv = ['report', 'l.json', '--year', '2024', '--scope', 'global', '--json'];
    const { balances } = JSON.parse((await runWith(argv, disk)).out);
    expect(balances).toMatchObject([
      {
        wallet: '*',
        after: {
          amount: '1',
          cost: '40000.00',
          places: [
            { wallet: 'Kraken', amount: '0.6' },
            { wallet: 'Ledger', amount: '0.4' },
          ],
        },
      },
    ]);
  });

  test('an import of the ledger names what is open like the import of the files', async () => {
    const { disk } = await imported();
    const { code, out, error } = await runWith(['import', 'l.json', '--json', '--out', 'again.json'], disk);
    expect(code).toBe(1);
    const { issues, events } = JSON.parse(out);
    const places = (issues as readonly { code: string; file?: string; line?: number }[]).map(
      ({ code: point, file = '', line = '' }) => `${point} ${file} ${line}`.trim(),
    );
    expect(places).toEqual(['open-event', 'open-event', 'date.unreadable kraken.csv 6']);
    expect(error.split('\n').filter(Boolean)).toHaveLength(3);
    expect(events).toHaveLength(3);
    expect(disk.written.get('again.json')).toBe(disk.written.get('l.json'));
  });

  test('two entries that may be one stay a question in the ledger, and so does an assumed time zone', async () => {
    const bought = (id: string, time: string) =>
      `"${id}","T${id}","${time}","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000`;
    const paid = (id: string, time: string) =>
      `"${id}E","T${id}","${time}","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,0,599.0000`;
    const kraken = [HEAD, paid('A', '2024-03-03 08:20:02'), bought('A', '2024-03-03 08:20:02')].join('\n');
    const tracker = [
      '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"',
      '"Trade","0.01000000","BTC","400.00","EUR","","","Kraken","","","03.03.2024 09:20:02",""',
    ].join('\n');
    const disk = memoryAccess({ 'k.csv': kraken, 'ct.csv': tracker });
    const files = await runWith(['import', 'k.csv', 'ct.csv', '--json', '--out', 'l.json'], disk);
    const codes = ({ out }: { out: string }) =>
      (JSON.parse(out).issues as readonly { code: string; severity: string }[])
        .filter(({ severity }) => severity !== 'info')
        .map(({ code }) => code)
        .sort();
    expect([files.code, codes(files)]).toEqual([1, ['duplicate.possible', 'file.zone-assumed']]);
    for (const command of [
      ['import', 'l.json'],
      ['compute', 'l.json'],
    ]) {
      const ledger = await runWith([...command, '--json'], disk);
      expect([ledger.code, codes(ledger)], command.join(' ')).toEqual([1, codes(files)]);
    }
    const reports = [
      await runWith(['report', 'k.csv', 'ct.csv', '--year', '2024'], disk),
      await runWith(['report', 'l.json', '--year', '2024'], disk),
    ];
    expect(reports[1]).toMatchObject({ code: reports[0]?.code, error: reports[0]?.error });
    expect(reports[0]?.code).toBe(1);
  });
});

describe('the rules of a ledger file', () => {
  const event = (id: string, kind: 'buy' | 'sell', day: string, valueEur: string) => ({
    ...{ id, at: `2024-02-${day}T10:00:00Z`, kind, wallet: 'A', valueEur },
    ...{ [kind === 'buy' ? 'in' : 'out']: { asset: 'ZZZ', amount: '1' } },
  });
  const events = [event('b1', 'buy', '01', '100'), event('b2', 'buy', '02', '200'), event('s', 'sell', '03', '5000')];
  const text = (rules: object, list: readonly object[] = events) =>
    JSON.stringify({ format: 'cryptax-ledger', version: 1, rules, events: list });
  const lifo = { method: 'LIFO', scope: 'wallet', transferFee: 'ignore' };

  test('go into the ledger that an import writes, and count in a report of several files, whatever their names', async () => {
    const disk = memoryAccess({ 'l.json': text(lifo), 'ledger.txt': text(lifo), 'kraken.csv': KRAKEN });
    await runWith(['import', 'kraken.csv', 'l.json', '--out', 'both.json'], disk);
    expect(JSON.parse(disk.written.get('both.json') ?? '').rules).toEqual(lifo);
    for (const files of [['l.json'], ['ledger.txt'], ['l.json', 'kraken.csv'], ['both.json']]) {
      const { out } = await runWith(['report', ...files, '--year', '2024', '--json'], disk);
      const { frame, summary } = JSON.parse(out);
      // The last one bought is sold: 5,000 - 200.
      expect([frame.settings.transferFee, summary.assessed.privateSales.net]).toEqual(['ignore', '4800.00']);
    }
  });

  test('of two files that differ are refused, and nothing is written', async () => {
    const other = event('b3', 'buy', '04', '300');
    const disk = memoryAccess({ 'a.json': text(lifo), 'b.json': text({ method: 'FIFO' }, [other]) });
    const message = 'a.json and b.json: have different rules; give both the same or take them apart';
    expect(await refusal(['import', 'a.json', 'b.json', '--out', 'c.json'], disk)).toBe(message);
    expect(await refusal(['report', 'a.json', 'b.json', '--year', '2024', '--out', 'r.json'], disk)).toBe(message);
    expect(disk.written.size).toBe(0);
  });

  test('may name a method for a single pool', async () => {
    const rules = { method: 'FIFO', scope: 'wallet', poolMethods: [{ wallet: 'A', asset: 'ZZZ', method: 'HIFO' }] };
    const { out } = await runWith(['compute', 'l.json', '--json'], memoryAccess({ 'l.json': text(rules) }));
    expect(JSON.parse(out)).toMatchObject({ rules, disposals: [{ gain: '4800.00' }] });
    const fifo = ['compute', 'l.json', '--method', 'fifo', '--json'];
    const asked = JSON.parse((await runWith(fifo, memoryAccess({ 'l.json': text(rules) }))).out);
    expect(asked).toMatchObject({ disposals: [{ gain: '4900.00' }] });
    expect(asked.rules).toEqual({ method: 'FIFO', scope: 'wallet' });
  });
});
