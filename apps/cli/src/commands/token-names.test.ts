/** Tokens are read by name: no sentence, table or report for a person says a whole contract. */
import { pdfText, workbookRows } from '@cryptax/reports/testing';
import { describe, expect, test } from 'vitest';
import { type Files, memoryAccess, run, runWith } from '../testing/run.ts';

const SAI = 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359';
const UNKNOWN = 'erc20:0x1111111111111111111111111111111111112222';
/** On no list; its entry notes its name. */
const NOTED = 'polygon:0x7777777777777777777777777777777777778888';
const token = (asset: string, amount: string) => ({ asset, amount });
const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    { id: 'b1', at: '2024-01-05T10:00:00Z', kind: 'buy', wallet: 'A', in: token(SAI, '10'), valueEur: '20.00' },
    { id: 's1', at: '2024-06-05T10:00:00Z', kind: 'sell', wallet: 'A', out: token(SAI, '4'), valueEur: '30.00' },
    { id: 's2', at: '2024-06-06T10:00:00Z', kind: 'sell', wallet: 'A', out: token(UNKNOWN, '4'), valueEur: '3.00' },
    {
      id: 'i1',
      at: '2024-07-01T10:00:00Z',
      kind: 'income',
      incomeKind: 'staking',
      wallet: 'A',
      in: token(UNKNOWN, '2'),
    },
    {
      id: 'b2',
      at: '2024-01-06T10:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: token(NOTED, '10'),
      valueEur: '20.00',
      note: 'Harbour Token (HARB)',
    },
    { id: 's3', at: '2024-06-07T10:00:00Z', kind: 'sell', wallet: 'A', out: token(NOTED, '4'), valueEur: '30.00' },
    { id: 't1', at: '2024-08-01T10:00:00Z', kind: 'transfer', wallet: 'A', toWallet: 'B', out: token(SAI, '1') },
  ],
});
const FILES: Files = { 'l.json': LEDGER, 'p.json': `{"${SAI}":"2"}` };
const CONTRACT = /(?:erc20|polygon):0x/;

describe('tokens by name', () => {
  test('compute, plan and report say symbol and short contract; JSON keeps the ledger’s own names', async () => {
    const computed = await run(['compute', 'l.json'], FILES);
    const said = [computed.out, computed.error].join('');
    expect(said).toContain('SAI (0x89d2…0359)');
    expect(said).toContain('Token 0x1111…2222');
    expect(said).not.toMatch(CONTRACT);
    const json = JSON.parse((await run(['compute', 'l.json', '--json'], FILES)).out);
    expect(json.disposals[0].asset ?? json.holdings[0].asset).toBe(SAI);
    expect(json.issues.map(({ message }: { message: string }) => message).join(' ')).not.toMatch(CONTRACT);
    const planned = await run(['plan', 'l.json', '--sell', '5', '--date', '2024-12-01', '--prices', 'p.json'], FILES);
    expect([planned.out, planned.error].join('')).not.toMatch(CONTRACT);
  });

  test('what no list knows goes by what its file calls it, marked where it borrows a known symbol', async () => {
    const [own, other] = ['0x00000000000000000000000000000000000000aa', '0x00000000000000000000000000000000000000bb'];
    const row = (hash: string, contract: string, name: string) =>
      `${hash},1,1620000000,2021-05-03 00:00:00,${other},${own},50,N/A,${contract},${name}`;
    const file = [
      'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,TokenValue,USDValueDayOfTx,ContractAddress,TokenName,TokenSymbol',
      row('0xee01', '0x3333333333333333333333333333333333334444', 'Village Token,VILL'),
      row('0xee02', '0x5555555555555555555555555555555555556666', 'TrueUSD,TUSD'),
    ].join('\n');
    const { out } = await run(['import', `export-token-${own}.csv`], { [`export-token-${own}.csv`]: file });
    expect(out).toContain('50 VILL (0x3333…4444) arrived from an unknown source');
    expect(out).toContain('50 TUSD? (0x5555…6666) arrived from an unknown source');
  });

  test('the report too: on paper, in the workbook, in every table', async () => {
    const files = memoryAccess(FILES);
    const outputs = ['--pdf', 'r.pdf', '--xlsx', 'r.xlsx', '--csv', 'r.csv', '--wiso', 'w.csv'];
    const { out, error } = await runWith(['report', 'l.json', '--year', '2024', ...outputs], files);
    expect(out + error).not.toMatch(CONTRACT);
    const bytes = (path: string) => files.bytes.get(path) ?? new Uint8Array();
    const pages = (await pdfText(bytes('r.pdf'))).pages.flat(2).join(' ');
    const texts = [
      pages,
      JSON.stringify([...workbookRows(bytes('r.xlsx')).values()]),
      new TextDecoder().decode(bytes('r.csv')),
      new TextDecoder().decode(bytes('w.csv')),
    ];
    for (const text of texts) {
      expect(text).toContain('SAI');
      expect(text).toContain('HARB (0x7777…8888)');
      expect(text).not.toMatch(CONTRACT);
    }
    const json = await run(['report', 'l.json', '--year', '2024', '--json'], FILES);
    expect(json.out).toContain(NOTED);
    expect(json.out).not.toContain('HARB (');
  });

  test('a token that the year only holds is named too, in every file that lists it, and the report still proves itself', async () => {
    const held = (year: number, kind: 'buy' | 'sell', asset: string) => ({
      id: `${kind}${year}`,
      at: `${year}-03-05T10:00:00Z`,
      kind,
      wallet: 'A',
      [kind === 'buy' ? 'in' : 'out']: token(asset, '2'),
      valueEur: '50.00',
    });
    const events = [
      { ...held(2023, 'buy', NOTED), note: 'Harbour Token (HARB)' },
      held(2024, 'buy', 'ETH'),
      held(2025, 'sell', 'ETH'),
    ];
    const files = memoryAccess({ 'l.json': JSON.stringify({ format: 'cryptax-ledger', version: 1, events }) });
    const outputs = ['--pdf', 'r.pdf', '--xlsx', 'r.xlsx', '--csv', 'r.csv', '--xml', 'r.xml', '--wiso', 'w.csv'];
    const papers = [...outputs, '--elster', 'e.pdf', '--out', 'r.json'];
    await runWith(['report', 'l.json', '--year', '2025', ...papers], files);
    const bytes = (path: string) => files.bytes.get(path) ?? new Uint8Array();
    const pages = (await pdfText(bytes('r.pdf'))).pages.flat(2).join(' ');
    const workbook = JSON.stringify([...workbookRows(bytes('r.xlsx')).values()]);
    for (const text of [pages, workbook]) expect(text).toContain('HARB (0x7777…8888)');
    const rest = ['r.csv', 'r.xml', 'w.csv'].map((path) => new TextDecoder().decode(bytes(path)));
    for (const text of [pages, workbook, ...rest, (await pdfText(bytes('e.pdf'))).pages.flat(2).join(' ')]) {
      expect(text).not.toContain('Token 0x');
      expect(text).not.toMatch(CONTRACT);
    }
    const report = JSON.parse(new TextDecoder().decode(bytes('r.json')));
    expect(report.tokens).toEqual([{ asset: NOTED, symbol: 'HARB', name: 'Harbour Token' }]);
    expect(report.balances.map(({ asset }: { asset: string }) => asset)).toContain(NOTED);
    for (const proof of [['r.json', 'l.json'], ['r.pdf']]) {
      expect(await runWith(['verify', ...proof], files)).toMatchObject({ code: 0 });
    }
  });
});
