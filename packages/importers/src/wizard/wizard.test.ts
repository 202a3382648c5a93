import { expect, test } from 'vitest';
import { detectFormat } from '../detect/detect-format.ts';
import { FORMATS } from '../formats/registry.ts';
import { importFiles } from '../import-files.ts';
import { textPiece } from '../read/text-piece.ts';
import { textTable } from '../read/text-table.ts';
import { previewMapping } from './preview-mapping.ts';
import { proposeDrifted } from './propose-drifted.ts';
import { proposeMapping } from './propose-mapping.ts';
import { saveMapping } from './saved-mapping.ts';

/** A small exchange that nobody knows: German words, odd headers, the total rounded to cents. */
const UNKNOWN = `Meine Kleinbörse
Wann;Vorgang;Was;Wieviel;Einzelkurs;Endsumme EUR;Entgelt
02.01.2024 10:00:00;Kauf;BTC;0,0125;40000,00;500,00;1,50
03.01.2024 10:00:00;Verkauf;BTC;0,0025;41234,50;103,09;0,31
25.01.2024 10:00:00;Kauf;ETH;1,5;2100,10;3150,15;9,45
26.01.2024 10:00:00;Staking;ETH;0,001;;;
`;
const table = textTable('klein.csv', [textPiece(UNKNOWN)], ';');

test('columns are proposed by content, header and the product of amount and price', () => {
  const proposal = proposeMapping([table]);
  expect(proposal?.headerLine).toBe(2);
  expect(Object.fromEntries(proposal?.columns.map(({ role, header }) => [role, header]) ?? [])).toMatchObject({
    date: 'Wann',
    type: 'Vorgang',
    asset: 'Was',
    amount: 'Wieviel',
    price: 'Einzelkurs',
    total: 'Endsumme EUR',
  });
  expect(proposal?.columns.find(({ role }) => role === 'total')?.reason).toBe('cross-check');
  expect(proposal?.types).toEqual([
    { word: 'Kauf', kind: 'trade-buy' },
    { word: 'Verkauf', kind: 'trade-sell' },
    { word: 'Staking', kind: 'staking-reward' },
  ]);
});

test.each([
  ['Geb.', 'fee'],
  ['Geb. (EUR)', 'fee'],
  ['Trans.-Geb.', 'fee'],
  ['Gebühr', 'fee'],
  ['Handelsgebühren', 'fee'],
  ['Gebuehr', 'fee'],
  ['Entgelt', 'fee'],
  ['Gebucht', undefined],
  ['Gebiet', undefined],
])('a column of numbers called %s is proposed as %s', (header, role) => {
  const text = UNKNOWN.replace('Entgelt', header);
  const proposal = proposeMapping([textTable('klein.csv', [textPiece(text)], ';')]);
  expect(proposal?.columns.find((column) => column.header === header)?.role).toBe(role);
});

test.each(['Gebührenwährung', 'Geb.-Währung', 'Fee Coin'])('the coins of a fee stand under %s', (header) => {
  const text = UNKNOWN.replace('Entgelt', `Geb.;${header}`).replaceAll(/;(\d+,\d\d)$/gm, ';$1;EUR');
  const proposal = proposeMapping([textTable('klein.csv', [textPiece(text)], ';')]);
  expect(proposal?.columns.find((column) => column.header === header)?.role).toBe('feeAsset');
});

/** Nothing in that file says which coin its fees are. */
const FEES = { feeCoins: { Entgelt: 'money' } };

test('the preview shows the first rows as events', async () => {
  const proposal = proposeMapping([table]);
  if (proposal === undefined) throw new Error('no proposal');
  const { headerLine, headerCells, definition } = proposal;
  const preview = await previewMapping(table, headerLine, headerCells, definition, 3, FEES);
  expect(preview.events.map(({ kind, at }) => [kind, at])).toEqual([
    ['buy', '2024-01-02T09:00:00Z'],
    ['sell', '2024-01-03T09:00:00Z'],
    ['buy', '2024-01-25T09:00:00Z'],
  ]);
  expect(preview.events[0]).toMatchObject({ in: { asset: 'BTC', amount: '0.0125' }, valueEur: '500' });
  expect(preview.rows[0]?.cells[2]).toBe('BTC');
});

test('a saved mapping survives JSON and is used for the next file with this header', async () => {
  const proposal = proposeMapping([table]);
  if (proposal === undefined) throw new Error('no proposal');
  const definition = { ...proposal.definition, answers: FEES };
  const saved = JSON.parse(JSON.stringify(saveMapping(proposal.headerCells, { definition })));
  const file = { name: 'neu.csv', content: new TextEncoder().encode(UNKNOWN) };
  const without = await importFiles([file]);
  expect(without.files[0]?.format).toBeNull();
  expect(without.files[0]?.issues).toHaveLength(without.totals.rows);
  const result = await importFiles([file], { mappings: [saved] });
  expect(result.files[0]?.format).toBe('own-mapping');
  expect(result.files[0]?.questions.map(({ code }) => code)).toEqual(['zone']);
  expect(result.events).toHaveLength(4);
});

test('a known format with new header names is proposed with its columns', async () => {
  const text = `"txid","refid","time stamp","type","subtype","aclass","asset","amount (net)","fee","balance"
"L1","T1","2024-03-03 08:20:02","trade","","currency","EUR",-400.0000,1.0000,599.0000
"L2","T1","2024-03-03 08:20:02","trade","","currency","BTC",0.0069000000,0,0.0069000000
`;
  const drifted = textTable('kraken.csv', [textPiece(text)], ',');
  const { match, candidates } = detectFormat([drifted], FORMATS);
  expect(match).toBeUndefined();
  const [best] = candidates;
  if (best === undefined) throw new Error('no candidate');
  expect(best.definition.id).toBe('kraken-ledgers');
  const proposal = proposeDrifted(best);
  expect(proposal.drifted.filter(({ found }) => found !== undefined)).toEqual([
    { role: 'date', expected: 'time', found: 'time stamp' },
    { role: 'amount', expected: 'amount', found: 'amount (net)' },
  ]);
  const file = { name: 'kraken.csv', content: new TextEncoder().encode(text) };
  const { base, columns } = proposal;
  const result = await importFiles([file], { mappings: [saveMapping(best.headerCells, { base, columns })] });
  /** The group rule of the format still joins the two legs. */
  expect(result.events).toHaveLength(1);
  expect(result.events[0]).toMatchObject({ kind: 'buy', valueEur: '400', fee: { asset: 'EUR', amount: '1' } });
});

test('a column with quite another name is found in its place', () => {
  const header = 'txid,refid,time,type,subtype,aclass,asset,amount,Kosten,balance';
  const [best] = detectFormat([textTable('kraken.csv', [textPiece(`${header}\n`)], ',')], FORMATS).candidates;
  if (best === undefined) throw new Error('no candidate');
  expect(proposeDrifted(best).columns.fee).toBe('Kosten');
});

test('a file without a header above dates has no proposal', () => {
  expect(proposeMapping([textTable('x.csv', [textPiece('a,b\nc,d\n')], ',')])).toBeUndefined();
});

const SUMS = `Date,Type,Asset,Amount,Price,Total (inclusive of fees),Fees
2024-01-02 10:00:00,Buy,ETH,1,3090.00,3100.00 EUR,10.00
2024-01-03 10:00:00,Sell,ETH,1,3210.00,3200.00 EUR,10.00
`;

function propose(text: string, delimiter = ',') {
  const read = textTable('sums.csv', [textPiece(text)], delimiter);
  const proposal = proposeMapping([read]);
  if (proposal === undefined) throw new Error('no proposal');
  return { read, proposal };
}

test.each([
  'Total (inclusive of fees and/or spread)',
  'Betrag inkl. Gebühren',
  'net amount after fee',
  'amount (excl. fee)',
  'Summe ohne Gebühr',
  'Total nach Gebühren',
])('a sum called %s is no fee', (header) => {
  const { proposal } = propose(SUMS.replace('Total (inclusive of fees)', header));
  expect(proposal.columns.find((column) => column.header === header)?.role).toBe('total');
  expect(proposal.columns.find(({ role }) => role === 'fee')?.header).toBe('Fees');
});

async function preview(text: string, answers = {}) {
  const { read, proposal } = propose(text);
  const { headerLine, headerCells, definition } = proposal;
  return previewMapping(read, headerLine, headerCells, definition, 10, answers);
}

test('the fee inside the totals is found by the figures of the file', async () => {
  const { events, questions } = await preview(SUMS);
  expect(events).toMatchObject([
    { kind: 'buy', valueEur: '3090', fee: { asset: 'EUR', amount: '10' } },
    { kind: 'sell', valueEur: '3210', fee: { asset: 'EUR', amount: '10' } },
  ]);
  expect(questions).toMatchObject([{ code: 'zone' }, { code: 'fee', applied: 'within' }]);
});

test('of two sums near the product the one that fits to the cent is the total', () => {
  const header = 'Date,Type,Asset,Amount,Price EUR,Total (inclusive of fees),Subtotal,Fees';
  const rows = [
    '2024-01-02 10:00:00,Buy,BTC,0.0125,40000.00,502.50,500.00,2.50',
    '2024-01-03 10:00:00,Buy,BTC,0.025,41000.00,1030.12,1025.00,5.12',
    '2024-01-04 10:00:00,Sell,BTC,0.01,42000.00,417.90,420.00,2.10',
  ];
  const text = `${[header, ...rows].join('\n')}\n`;
  const proposal = proposeMapping([textTable('own.csv', [textPiece(text)], ',')]);
  expect(Object.fromEntries(proposal?.columns.map(({ role, header: name }) => [role, name]) ?? [])).toMatchObject({
    amount: 'Amount',
    price: 'Price EUR',
    total: 'Subtotal',
    fee: 'Fees',
  });
});

test('a currency that the file does not name is asked, and trades wait for it', async () => {
  const text = SUMS.replaceAll(' EUR', '');
  const open = await preview(text);
  expect(open.events).toEqual([]);
  expect(open.questions.map(({ code }) => code)).toContain('currency');
  const answered = await preview(text, { assets: { '¤': 'EUR' } });
  expect(answered.events).toHaveLength(2);
});

test('a fee above five per cent waits until it is confirmed', async () => {
  const text = SUMS.replace('3090.00,3100.00 EUR,10.00', '2900.00,3100.00 EUR,200.00');
  const open = await preview(text);
  expect(open.rows.map(({ outcome }) => (outcome.kind === 'review' ? outcome.code : outcome.kind))).toEqual([
    'fee.above-usual',
    'event',
  ]);
  expect(open.questions.map(({ code }) => code)).toContain('high-fee');
  expect((await preview(text, { highFees: 'yes' })).events).toHaveLength(2);
});

test('a purchase of less than nothing waits', async () => {
  const { rows } = await preview(SUMS.replace('Buy,ETH,1,', 'Buy,ETH,-1,'));
  expect(rows[0]?.outcome).toMatchObject({ kind: 'review', code: 'amount.sign-contradicts-type' });
});

test('a deposit with a minus moves nothing while it waits: neither its word nor its sign is believed', async () => {
  const text =
    'When,What,Coin,Qty\n2024-03-01 10:00:00,Deposit,BTC,0.3\n2024-03-02 10:00:00,Deposit,BTC,-0.5\n2024-03-03 10:00:00,Withdrawal,BTC,0.1\n';
  const { proposal } = propose(text);
  const mappings = [saveMapping(proposal.headerCells, { definition: proposal.definition })];
  const { open, unread } = await importFiles([{ name: 'own.csv', content: new TextEncoder().encode(text) }], {
    mappings,
  });
  /** 0.3 came; what of the 0.5 and the 0.1 is right, nobody knows. */
  expect(open.map((event) => ['in' in event ? event.in : undefined, event.reason])).toEqual([
    [{ asset: 'BTC', amount: '0.3' }, 'transfer.unmatched-in'],
  ]);
  expect(unread.map(({ line, code, params }) => [line, code, params.coins, params.direction])).toEqual([
    [3, 'amount.sign-contradicts-type', 'BTC', undefined],
    [4, 'amount.sign-contradicts-type', 'BTC', undefined],
  ]);
});

/** 0.5 x 3090 = 1545 and 0.25 x 3210 = 802.50. */
test.each([
  ['the total without the fee', '1545.00', '802.50', 'cross-check'],
  ['the total with the fee', '1550.00', '797.50', 'cross-check-with-fee'],
  ['a total that is only near', '1548.00', '800.00', 'cross-check-near'],
])('the reason says what holds: %s', (_, bought, sold, reason) => {
  const { proposal } = propose(`Date,Type,Asset,Amount,Price,Total EUR,Fees
2024-01-02 10:00:00,Buy,ETH,0.5,3090.00,${bought},5.00
2024-01-03 10:00:00,Sell,ETH,0.25,3210.00,${sold},5.00
`);
  expect(proposal.columns.flatMap((column) => (column.role === 'total' ? [column.reason] : []))).toEqual([reason]);
});

test.each([
  /** Binance's list of trades: German and Czech words that no layout has. */
  [
    'Zeitstempel,Handelspaar,Seite,Kurs,Ausgeführt,Summe,Gebühren',
    '2021-05-09 22:47:36,BTCEUR,BUY,50000.00,0.01BTC,500.00EUR,0.50EUR',
  ],
  [
    'Datum a čas,Obchodní pár,Směr,Kurz,Množství,Celkem,Poplatky',
    '2021-05-09 22:47:36,BTCEUR,BUY,50000.00,0.01BTC,500.00EUR,0.50EUR',
  ],
])('a known list in another language is proposed as that list: %s', async (header, row) => {
  const read = textTable('trades.csv', [textPiece(`${header}\n${row}\n`)], ',');
  const { match, candidates } = detectFormat([read], FORMATS);
  expect(match).toBeUndefined();
  const [best] = candidates;
  expect(best?.definition.id).toBe('binance-trade-history');
  if (best === undefined) return;
  const { base, columns } = proposeDrifted(best);
  const file = { name: 'trades.csv', content: new TextEncoder().encode(`${header}\n${row}\n`) };
  const { events } = await importFiles([file], { mappings: [saveMapping(best.headerCells, { base, columns })] });
  expect(events).toMatchObject([
    { kind: 'buy', in: { asset: 'BTC', amount: '0.01' }, valueEur: '500', fee: { asset: 'EUR', amount: '0.5' } },
  ]);
  /** What the words say wrongly, the figures do not: 0.01 x 50000 is not 600. */
  const wrong = { ...file, content: new TextEncoder().encode(`${header}\n${row.replace('500.00EUR', '600.00EUR')}\n`) };
  const refused = await importFiles([wrong], { mappings: [saveMapping(best.headerCells, { base, columns })] });
  expect(refused.events).toEqual([]);
  expect(refused.files[0]?.issues.map(({ code }) => code)).toContain('row.figures-differ');
});

test('columns in Czech are found by their words', () => {
  const { proposal } = propose(
    'Datum,Typ,Měna,Množství,Cena,Celkem,Poplatek,Poznámka\n2024-01-02 10:00:00,Nákup,BTC,0.01,1000000.00,10000.00 CZK,25.00,x\n',
  );
  expect(Object.fromEntries(proposal.columns.map(({ role, header }) => [role, header]))).toMatchObject({
    date: 'Datum',
    type: 'Typ',
    asset: 'Měna',
    amount: 'Množství',
    price: 'Cena',
    total: 'Celkem',
    fee: 'Poplatek',
  });
  expect(proposal.types).toEqual([{ word: 'Nákup', kind: 'trade-buy' }]);
});
