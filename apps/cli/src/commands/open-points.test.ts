/** Open points travel: files and the ledger written from them give the same quantities, open points and exit codes. */
import { describe, expect, test } from 'vitest';
import { memoryAccess, runWith } from '../testing/run.ts';

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
});
