/** What the figures of a file say about its columns, where words alone would mislead: invented exchanges that nobody knows. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { textPiece } from '../read/text-piece.ts';
import { textTable } from '../read/text-table.ts';
import { proposeMapping } from './propose-mapping.ts';
import { saveMapping } from './saved-mapping.ts';

function propose(text: string) {
  const proposal = proposeMapping([textTable('own.csv', [textPiece(text)], ',')]);
  if (proposal === undefined) throw new Error('no proposal');
  return proposal;
}

function rolesOf(text: string) {
  return Object.fromEntries(propose(text).columns.map(({ role, header }) => [role, header]));
}

function read(text: string, answers = {}) {
  const { headerCells, definition, columns } = propose(text);
  const content = new TextEncoder().encode(text);
  /** The fee of a trade is in its money, that of a payment in its coin. */
  const { header = '' } = columns.find(({ role }) => role === 'fee') ?? {};
  const feeCoins = { [header]: 'money', [`payment:${header}`]: 'coin' };
  return importFiles([{ name: 'own.csv', content }], {
    mappings: [saveMapping(headerCells, { definition })],
    answers: { 'own.csv': { zone: 'UTC', feeCoins, ...answers } },
  });
}

/** 0.0125 x 56000 = 700 and 0.75 x 3100 = 2325. */
const TRADES = `Date,Side,Coin,Currency,Amount,Price,Total,FEE
2024-03-01 10:11:12,Buy,BTC,EUR,0.0125,56000.00,700.00,0.25,1.75
2024-06-30 10:11:12,Sell,ETH,EUR,0.75,3100.00,2325.00,0.25,5.81
`;

test.each(['Fee %,Fee', 'Gebührensatz,Gebühr', 'Fee rate,Fee', 'Fee tier,Trading fee', 'Provision in %,Provision'])(
  'a share of the fee is not the fee: %s',
  async (headers) => {
    const text = TRADES.replace('FEE', headers);
    expect(rolesOf(text)).toMatchObject({ fee: headers.split(',')[1], price: 'Price', total: 'Total' });
    expect((await read(text)).events.map(({ fee }) => fee)).toEqual([
      { asset: 'EUR', amount: '1.75' },
      { asset: 'EUR', amount: '5.81' },
    ]);
  },
);

const MARKET = `Time,Side,Market,Quantity,Rate,Cost,FEE
2024-03-01 10:11:12,Buy,BTC/EUR,0.0125,56000.00,700.00,0.001,BNB
2024-06-30 10:11:12,Sell,ETH/EUR,0.75,3100.00,2325.00,0.002,BNB
`;

test.each([
  'Commission,Commission asset',
  'Entgelt,Währung des Entgelts',
  'Provision,Provisionswährung',
  'Fee,Currency',
  'Spesen,Coin',
])('beside a market the currency behind the fee is that of the fee: %s', async (headers) => {
  const { events } = await read(MARKET.replace('FEE', headers));
  expect(events).toMatchObject([
    { kind: 'buy', in: { asset: 'BTC', amount: '0.0125' }, valueEur: '700', fee: { asset: 'BNB', amount: '0.001' } },
    { kind: 'sell', out: { asset: 'ETH', amount: '0.75' }, valueEur: '2325', fee: { asset: 'BNB', amount: '0.002' } },
  ]);
});

test('a fee that no word names is found where two sums are apart by it', async () => {
  const text = `Wann,Was,Coin,Geld,Wieviel,Einzel,Roh,Abzug,Abgerechnet
2024-03-01 10:11:12,Kauf,BTC,EUR,0.0125,56000.00,700.00,1.75,701.75
2024-06-30 10:11:12,Verkauf,ETH,EUR,0.75,3100.00,2325.00,5.81,2319.19
`;
  expect(rolesOf(text)).toMatchObject({ total: 'Roh', fee: 'Abzug' });
  expect((await read(text)).events).toMatchObject([
    { valueEur: '700', fee: { amount: '1.75' } },
    { valueEur: '2325', fee: { amount: '5.81' } },
  ]);
});

test('a fee with a name stays the fee beside a discount that the sums prove', () => {
  const text = `Date,Side,Coin,Currency,Amount,Price,Total,Fee,Rabatt,Endsumme
2024-03-01 10:11:12,Buy,BTC,EUR,0.0125,56000.00,700.00,1.75,3.00,697.00
2024-06-30 10:11:12,Buy,ETH,EUR,0.75,3100.00,2325.00,5.81,4.00,2321.00
`;
  expect(rolesOf(text).fee).toBe('Fee');
});

const NO_PRICE = `Date,Side,Coin,Currency,Amount,TOTAL,Fee
2024-03-01 10:11:12,Buy,BTC,EUR,0.0125,701.75,1.75
2024-06-30 10:11:12,Sell,ETH,EUR,0.75,2319.19,5.81
`;

test.each([
  ['Total', 'beside', '701.75', '2319.19'],
  ['Total incl. fee', 'within', '700', '2325'],
  ['Gesamt inkl. Gebühr', 'within', '700', '2325'],
])('where no price proves it, whether %s holds the fee is asked', async (header, applied, bought, sold) => {
  const { events, files } = await read(NO_PRICE.replace('TOTAL', header));
  expect(files[0]?.questions).toMatchObject([
    { code: 'zone' },
    { code: 'fee-coin', applied: 'money' },
    { code: 'fee', applied, choices: ['within', 'beside'] },
  ]);
  expect(events).toMatchObject([{ valueEur: bought }, { valueEur: sold }]);
});

test('the answer where the fee is counts', async () => {
  const { events, files } = await read(NO_PRICE, { fee: 'within' });
  expect(events).toMatchObject([{ valueEur: '700' }, { valueEur: '2325' }]);
  expect(files[0]?.questions).toMatchObject([
    { code: 'zone' },
    { code: 'fee-coin' },
    { code: 'fee', applied: 'within', isAnswered: true },
  ]);
});

test('nothing is asked where the fee is in no sum of the row', async () => {
  const { files } = await read(MARKET.replace('FEE', 'Fee,Fee coin').replaceAll(/,(Rate|56000\.00|3100\.00)/g, ''));
  expect(files[0]?.questions.map(({ code }) => code)).toEqual(['zone']);
});

test.each([
  ['Amount', 'beside', '0.5'],
  ['Amount incl. fee', 'within', '0.499'],
])('whether an amount that was sent holds its fee is asked too: %s', async (header, applied, sent) => {
  const { candidates, files } = await read(`Date,Type,Coin,${header},Fee,TxID
2024-03-01 10:11:12,Deposit,ETH,2,0,0xaa01
2024-03-02 10:11:12,Withdrawal,ETH,0.5,0.001,0xaa02
`);
  expect(files[0]?.questions).toMatchObject([
    { code: 'zone' },
    { code: 'fee-coin', ticker: 'payment:Fee' },
    { code: 'fee-sent', applied },
  ]);
  expect(candidates.map(({ amount, fee }) => [amount, fee?.amount])).toEqual([
    ['2', undefined],
    [sent, '0.001'],
  ]);
});

test.each(['Exchange fee', 'Network fee amount', 'Total fee', 'Platform fee %'])(
  'a column called %s is none but a fee',
  (header) => {
    const text = TRADES.replace('FEE', `Fee %,Fee,${header}`).replaceAll(/(\d)$/gm, '$1,2.00');
    expect(
      propose(text).columns.filter((column) => column.header === header && !column.role.startsWith('fee')),
    ).toEqual([]);
    expect(rolesOf(text)).toMatchObject({ amount: 'Amount', total: 'Total' });
  },
);

/** 0.1 x 0.0998 is 0.00998, within a cent of 0.0002. */
test('small amounts are not taken for a price and a total whose cents they would fit', () => {
  const roles = rolesOf(`Date,Type,Coin,Amount,Fee,Arrived
2024-03-02 10:00:00,Withdrawal,BTC,0.1,0.0002,0.0998
2024-03-03 10:00:00,Withdrawal,BTC,0.1,0.0003,0.0997
`);
  expect(roles).toMatchObject({ amount: 'Amount', fee: 'Fee' });
  expect(roles).not.toHaveProperty('price');
});

test('without a word for it, the sign of the amount against that of the money is the direction', async () => {
  const text = `Date,Coin,Currency,Amount,Price,Total,Fee
2024-03-01 10:11:12,BTC,EUR,0.0125,56000.00,-700.00,1.75
2024-06-30 10:11:12,ETH,EUR,-0.75,3100.00,2325.00,5.81
`;
  expect((await read(text)).events).toMatchObject([{ kind: 'buy' }, { kind: 'sell' }]);
});

test('words of another language for buying and selling wait for the user', async () => {
  const text = `Date,Sens,Crypto,Devise,Quantité,Prix,Montant
2024-03-01 10:11:12,Achat,BTC,EUR,0.0125,56000.00,700.00
2024-03-02 10:11:12,Achat,BTC,EUR,0.025,56000.00,1400.00
2024-06-29 10:11:12,Vente,ETH,EUR,0.5,3100.00,1550.00
2024-06-30 10:11:12,Vente,ETH,EUR,0.75,3100.00,2325.00
`;
  expect(propose(text).types).toEqual([
    { word: 'Achat', kind: 'review' },
    { word: 'Vente', kind: 'review' },
  ]);
  const { events, files } = await read(text);
  expect(events).toEqual([]);
  expect(files[0]?.issues.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'type.unknown'));
});

test('a price list without direction says of no row that coins came', async () => {
  const text = 'Date,Coin,Currency,Amount,Price,Total\n2024-03-01 10:11:12,BTC,EUR,0.0125,56000.00,700.00\n';
  const { candidates, open, files } = await read(text);
  expect([...candidates, ...open]).toEqual([]);
  expect(files[0]?.issues.map(({ code }) => code)).toEqual(['type.missing']);
});

test('orders that were never carried out are no trades, and an unknown status waits', async () => {
  const { events, files } = await read(`Time,Market,Side,Price,Size,Value,Status
2024-01-02 10:00:00,BTC-EUR,Buy,40000,0.01,400,filled
2024-01-03 10:00:00,BTC-EUR,Buy,41000,0.02,820,canceled
2024-01-04 10:00:00,BTC-EUR,Buy,42000,0.03,1260,Ausgeführt
2024-01-05 10:00:00,BTC-EUR,Buy,43000,0.04,1720,amended
2024-01-06 10:00:00,BTC-EUR,Buy,44000,0.05,2200,offen
`);
  expect(events.map(({ source }) => source?.line)).toEqual([2, 4]);
  expect(files[0]?.ignored.map(({ line, code }) => [line, code])).toEqual([
    [3, 'status-not-done'],
    [6, 'status-not-done'],
  ]);
  expect(files[0]?.issues.map(({ line, code }) => [line, code])).toEqual([[5, 'status.unknown']]);
});
