/** The answer to a letter from a ledger: the files of the app, only what is asked, and what is missing. */
import { pdfText, zipTexts } from '@cryptax/reports/testing';
import { expect, test } from 'vitest';
import { memoryAccess, refusal, run, runWith } from '../testing/run.ts';

const at = (day: string) => `${day}T10:00:00Z`;
const line = (file: string, no: number, format: string) => ({ source: { file, line: no, format } });
const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      ...{ id: 'm1', at: at('2022-05-09'), kind: 'money-in', wallet: 'Kraken' },
      ...{ money: { asset: 'EUR', amount: '20000.00' }, ...line('k.csv', 2, 'kraken-ledgers') },
    },
    {
      ...{ id: 'b1', at: at('2022-05-10'), kind: 'buy', wallet: 'Kraken', in: { asset: 'BTC', amount: '1' } },
      ...{ valueEur: '19000.00', ...line('k.csv', 3, 'kraken-ledgers') },
    },
    {
      ...{ id: 's1', at: at('2022-09-01'), kind: 'sell', wallet: 'Kraken', out: { asset: 'BTC', amount: '0.4' } },
      ...{ valueEur: '12000.00', ...line('k.csv', 4, 'kraken-ledgers') },
    },
    {
      ...{ id: 's2', at: at('2023-01-09'), kind: 'sell', wallet: 'Kraken', out: { asset: 'BTC', amount: '0.4' } },
      ...{ valueEur: '14000.00', ...line('k.csv', 5, 'kraken-ledgers') },
    },
  ],
});
const LETTER = [
  ...['--office', 'Finanzamt München', '--reference', 'VIII/3', '--tax-number', '143/123/45678'],
  ...['--written', '2025-04-20', '--deadline', '2025-06-01', '--name', 'Klaus Muster'],
  ...['--address', 'Lindenweg 3', '80331 München'],
];

test('letter, tables and deadline go into the folder, with only what was asked', async () => {
  const files = memoryAccess({ 'l.json': LEDGER });
  const asked = ['--year', '2022-2023', '--ask', 'overview', 'disposals', 'derivatives', '--out', 'answer'];
  const { code, out } = await runWith(['answer', 'l.json', ...asked, ...LETTER], files);
  expect([...files.written.keys()]).toEqual([
    'answer/Antwort_Finanzamt.pdf',
    'answer/Anlagen_Finanzamt.zip',
    'answer/Fristen.ics',
  ]);
  expect(files.written.get('answer/Fristen.ics')).toContain('DTSTART;VALUE=DATE:20250601');
  const { pages } = await pdfText(files.bytes.get('answer/Antwort_Finanzamt.pdf') ?? new Uint8Array());
  const text = pages.flat(2).join(' ');
  for (const words of ['Klaus Muster', 'Ihr Zeichen: VIII/3', 'Anlage 2', 'k.csv:4', 'Fehlanzeige']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Ein- und Auszahlungen');
  expect(Object.keys(zipTexts(files.bytes.get('answer/Anlagen_Finanzamt.zip') ?? new Uint8Array()))).toEqual([
    'Anlage_01_overview.csv',
    'Anlage_02_lots.csv',
  ]);
  expect(out).toContain('Every point asked about is fully answered.');
  expect(code).toBe(0);
});

test('what cannot be answered is printed with its remedy, and is exit code 1', async () => {
  const asked = ['--year', '2012,2022', '--ask', 'balances', 'addresses', '--out', 'x', '--json'];
  const { code, out } = await run(['answer', 'l.json', ...asked], { 'l.json': LEDGER });
  expect(code).toBe(1);
  const { annexes, gaps } = JSON.parse(out);
  expect(annexes).toEqual([
    { point: 'addresses', number: null, rows: 0 },
    { point: 'balances', number: 1, rows: 1 },
  ]);
  expect(gaps.map(({ code: gap, year }: { code: string; year: number | null }) => [gap, year])).toEqual([
    ['sender-missing', null],
    ['year-unknown', 2012],
    ['balance-without-value', 2022],
  ]);
  expect(gaps[0].remedy).not.toBe('');
});

test('one own address: only entries that name it, and what cannot be told is open, not nothing', async () => {
  const { events, ...head } = JSON.parse(LEDGER);
  const moved = {
    ...{ id: 't1', at: at('2022-06-01'), kind: 'transfer', wallet: 'Kraken', toWallet: 'Cold' },
    ...{ out: { asset: 'BTC', amount: '0.1' }, address: 'bc1qown', ...line('k.csv', 9, 'kraken-ledgers') },
  };
  const files = { 'l.json': JSON.stringify({ ...head, events: [...events, moved] }) };
  const asked = ['--year', '2022', '--ask', 'balances', 'transactions', 'documents', '--out', 'x', '--json'];
  const { code, out } = await run(['answer', 'l.json', ...asked, '--of-address', 'BC1QOWN'], files);
  const { annexes, gaps } = JSON.parse(out);
  expect(code).toBe(1);
  expect(annexes.map(({ point, rows }: { point: string; rows: number }) => [point, rows])).toEqual([
    ['balances', 0],
    ['transactions', 1],
    ['documents', 0],
  ]);
  const codes = gaps.map(({ code: gap }: { code: string }) => gap);
  expect(codes).toEqual(expect.arrayContaining(['address-not-told', 'no-documents']));
  const unknown = ['answer', 'l.json', ...asked, '--of-address', 'bc1qnobody'];
  expect(await refusal(unknown, files)).toBe('--of-address: no entry names "bc1qnobody"');
});

test('a point, a wallet or a day that nobody knows is refused before anything is written', async () => {
  const files = { 'l.json': LEDGER };
  const answer = (...more: string[]) => refusal(['answer', 'l.json', '--year', '2022', '--out', 'x', ...more], files);
  expect(await answer('--ask', 'everything')).toContain('--ask: "everything" is not one of overview, platforms');
  expect(await answer('--wallet', 'Krakn')).toBe('the wallet "Krakn" is not in the ledger');
  expect(await answer('--deadline', '1.6.2025')).toContain('--deadline: "1.6.2025" is not a day');
});
