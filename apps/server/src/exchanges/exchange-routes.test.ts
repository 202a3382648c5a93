/**
 * The relay against exchanges that answer in recorded shapes, over HTTP and through the library. Each history must come whole,
 * whatever the size of its pages; first records are worked out by hand from the shapes.
 */
import type { ExchangeCheck, ExchangePage, ExchangeRecord } from '@cryptax/api-contract';
import { exchangeRecord } from '@cryptax/api-contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeRoutes } from './exchange-routes.ts';
import { createClients } from './relay/exchange-client.ts';
import { fakeBinance, fakeBinanceDerivatives } from './testing/binance-shapes.ts';
import { type FakeExchanges, KEY, startFakeExchanges } from './testing/fake-exchanges.ts';
import { fakeKraken } from './testing/kraken-shapes.ts';
import { iso, START } from './testing/numbered.ts';
import { fakeBitpanda, fakeBitstamp, fakeBitvavo, fakeCoinbase } from './testing/one-list-shapes.ts';
import { fakeBitfinex, fakeBybit, fakeCryptoCom, fakeGate, fakeKucoin, fakeOkx } from './testing/window-shapes.ts';

const SITE = 'http://localhost:4400';
const UNTIL = Date.parse('2025-10-05T00:00:00Z');
const credentials = { apiKey: KEY, secret: 'c2VjcmV0', password: 'pass' };

let fakes: FakeExchanges;
let app: Hono;

beforeAll(async () => {
  fakes = await startFakeExchanges([
    fakeBinance,
    ...fakeBinanceDerivatives,
    fakeKraken,
    fakeCoinbase,
    fakeBitvavo,
    fakeBitstamp,
    fakeBitpanda,
    fakeBybit,
    fakeOkx,
    fakeKucoin,
    fakeGate,
    fakeCryptoCom,
    fakeBitfinex,
  ]);
  const services = {
    config: { publicUrl: null, port: 4400, allowedOrigins: [], trustProxy: false },
    limits: { use: async () => undefined, check: async () => undefined, reset: async () => undefined },
  };
  app = exchangeRoutes(services as never, createClients({ mirror: fakes.base, now: Date.now, keepsLimits: false }));
});

afterAll(() => fakes.close());

function post(path: string, body: object): Promise<Response> {
  return Promise.resolve(
    app.request(`${SITE}${path}`, {
      method: 'POST',
      headers: { origin: SITE, host: 'localhost:4400', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

async function checkOf(exchange: string): Promise<ExchangeCheck> {
  const answer = await post('/check', { exchange, credentials });
  const body: unknown = await answer.json();
  expect([exchange, answer.status, body]).toEqual([exchange, 200, expect.anything()]);
  return body as ExchangeCheck;
}

/** All pages of all streams; `since` a little before the first record keeps the number of windows small. */
async function readAll(exchange: string, since = START - 86_400_000): Promise<readonly ExchangeRecord[]> {
  const { streams } = await checkOf(exchange);
  const records: ExchangeRecord[] = [];
  for (const stream of streams) {
    let cursor: string | null = null;
    do {
      const answer = await post('/read', { exchange, credentials, stream, cursor, since, until: UNTIL });
      const page = (await answer.json()) as ExchangePage;
      expect([exchange, stream, answer.status, page]).toEqual([
        exchange,
        stream,
        200,
        expect.objectContaining({ done: expect.any(Number) }),
      ]);
      records.push(...page.records.map((record) => exchangeRecord.parse(record)));
      cursor = page.cursor;
    } while (cursor !== null);
  }
  return records;
}

const at = iso(START);
const of = (amount: string, asset: string) => ({ amount, asset });

/** Different records by kind and id, and some of them in full. */
async function expectHistory(exchange: string, count: number, some: readonly object[]): Promise<void> {
  const records = await readAll(exchange);
  const ids = new Set(records.map(({ kind, id }) => `${kind} ${id}`));
  expect([exchange, ids.size]).toEqual([exchange, count]);
  for (const record of some) expect(records).toContainEqual(record);
}

test('Binance: every market is walked, and all other histories are read', async () => {
  await expectHistory('binance', 1_200 + 8, [
    {
      kind: 'trade',
      id: 'BTCEUR-1',
      at,
      in: of('0.001', 'BTC'),
      out: of('50', 'EUR'),
      fee: of('0.000001', 'BTC'),
      note: '9000000000000001',
    },
    { kind: 'trade', id: 'convert-5', at, in: of('0.06154036', 'BNB'), out: of('20', 'USDT') },
    /** 20 paid, of which 0.2 is the fee. */
    { kind: 'trade', id: 'payment-353fca', at, in: of('4.462', 'LUNA'), out: of('19.8', 'EUR'), fee: of('0.2', 'EUR') },
    { kind: 'deposit', id: 'deposit-1', at, moved: of('0.25', 'BTC'), txHash: 'aa11', address: 'bc1q' },
    {
      kind: 'withdrawal',
      id: 'withdrawal-b1',
      at: '2025-10-02T18:40:10.000Z',
      moved: of('1.2', 'ETH'),
      fee: of('0.0012', 'ETH'),
      txHash: '0xfeed',
      address: '0xaa',
    },
    { kind: 'entry', id: 'dividend-1637366104', at, word: 'Distribution', change: of('10', 'BHFT') },
    /** 0.000441 arrived after a charge of 0.000009. */
    {
      kind: 'trade',
      id: 'dust-4359321-USDT',
      at,
      in: of('0.00045', 'BNB'),
      out: of('0.0009', 'USDT'),
      fee: of('0.000009', 'BNB'),
    },
  ]);
  const markets = fakes.asked.filter(({ path }) => path === '/api/v3/myTrades').map(({ params }) => params.symbol);
  expect([...new Set(markets)]).toEqual(['ADAEUR', 'BTCEUR', 'XRPEUR']);
});

test('Kraken: the ledger with its legs, page by page', async () => {
  await expectHistory('kraken', 122, [
    {
      kind: 'entry',
      id: 'LMONEY-1',
      at: '2025-10-01T00:00:00.313Z',
      word: 'trade/tradespot',
      change: of('-100', 'ZEUR'),
      fee: of('0.26', 'ZEUR'),
      group: 'TTRADE-1',
    },
    {
      kind: 'entry',
      id: 'LCOIN-60',
      at: '2025-10-01T00:59:00.313Z',
      word: 'trade/tradespot',
      change: of('0.001', 'XXBT'),
      group: 'TTRADE-60',
    },
    {
      kind: 'entry',
      id: 'LREWARD-1',
      at: '2025-10-02T00:00:00.000Z',
      word: 'staking',
      change: of('0.0512', 'DOT.S'),
      fee: of('0.0102', 'DOT.S'),
      group: 'QREW-1',
    },
  ]);
});

test('Coinbase: all wallets; the money side of a fill and what is pending are left out', async () => {
  await expectHistory('coinbase', 120 + 3 + 2, [
    { kind: 'trade', id: 'fill-1', at, in: of('0.001', 'BTC'), out: of('50', 'EUR'), fee: of('0.3', 'EUR') },
    { kind: 'trade', id: 'buy-1', at, in: of('0.002', 'BTC'), out: of('97', 'EUR'), fee: of('1.49', 'EUR') },
    {
      kind: 'withdrawal',
      id: 'send-1',
      at,
      moved: of('0.36775642', 'BTC'),
      fee: of('0.0001', 'BTC'),
      txHash: '2732bb',
      address: '1AHn',
    },
    { kind: 'entry', id: 'convert-out', at, word: 'trade', change: of('-0.01', 'BTC'), group: 'conversion' },
    { kind: 'entry', id: 'reward-1', at, word: 'staking_reward', change: of('0.5', 'USDC') },
  ]);
});

test('Bitvavo, Bitstamp and Bitpanda', async () => {
  await expectHistory('bitvavo', 152, [
    /** 0.002 at 95,000 is 190: the 0.48 of the fee is inside what was paid. */
    { kind: 'trade', id: 'buy-1', at, in: of('0.002', 'BTC'), out: of('190', 'EUR'), fee: of('0.48', 'EUR') },
    { kind: 'withdrawal', id: 'out-1', at, moved: of('0.0015', 'BTC'), fee: of('0.00002', 'BTC'), address: 'bc1q' },
  ]);
  await expectHistory('bitstamp', 1_013, [
    {
      kind: 'trade',
      id: '1',
      at,
      in: of('0.005', 'BTC'),
      out: of('250.0025', 'EUR'),
      fee: of('0.11128', 'EUR'),
      note: '1429545880227846',
    },
    {
      kind: 'withdrawal',
      id: '2001',
      at: '2025-10-02T01:00:00.000Z',
      moved: of('100', 'XLM'),
      fee: of('0.005', 'XLM'),
    },
    { kind: 'entry', id: '2002', at: '2025-10-02T01:00:00.001Z', word: 'Staking reward', change: of('0.00012', 'ETH') },
  ]);
  await expectHistory('bitpanda', 132, [
    { kind: 'trade', id: 'trade-130', at: '2025-10-01T02:09:00.000Z', in: of('0.002', 'BTC'), out: of('100', 'EUR') },
    {
      kind: 'withdrawal',
      id: 'move-1',
      at,
      moved: of('0.03', 'ETH'),
      fee: of('0.0025', 'ETH'),
      txHash: '0xhash',
      address: '0xaa',
    },
    { kind: 'entry', id: 'move-2', at, word: 'reward', change: of('1.5', 'BEST') },
  ]);
});

test('Bybit EU, OKX Europe and KuCoin', async () => {
  await expectHistory('bybiteu', 130 + 5, [
    {
      kind: 'trade',
      id: 'e-1',
      at,
      in: of('0.001', 'BTC'),
      out: of('50', 'USDT'),
      fee: of('0.000001', 'BTC'),
      note: 'o',
    },
    { kind: 'trade', id: 'convert-1010', at, in: of('0.00015344889', 'BTC'), out: of('10', 'USDT') },
    { kind: 'deposit', id: 'deposit-0b038e-0', at, moved: of('44', 'USDT'), txHash: '0b038e', address: 'TC6N' },
    { kind: 'entry', id: 'log-1', at, word: 'AIRDROP', change: of('12.5', 'MNT') },
    { kind: 'entry', id: 'yield-y1', at, word: 'earn FlexibleSaving', change: of('0.01', 'USDT') },
  ]);
  await expectHistory('myokx', 150 + 100 + 3, [
    /** 0.007533 at 2,000. */
    {
      kind: 'trade',
      id: 'ETH-EUR-1',
      at,
      in: of('0.007533', 'ETH'),
      out: of('15.066', 'EUR'),
      fee: of('0.000007533', 'ETH'),
      note: '3',
    },
    {
      kind: 'withdrawal',
      id: 'withdrawal-4703879',
      at,
      moved: of('0.094', 'ETH'),
      fee: of('0.01', 'ETH'),
      txHash: '0x6247',
      address: '0xA4',
    },
    { kind: 'entry', id: 'bill-1', at, word: 'bill 82', change: of('0.5', 'DOT') },
  ]);
  await expectHistory('kucoin', 510 + 3, [
    { kind: 'trade', id: 'k-1', at, in: of('900', 'USDT'), out: of('0.5', 'ETH'), fee: of('0.9', 'USDT'), note: 'o' },
    {
      kind: 'deposit',
      id: 'deposit-5bbb57386d99522d9f954c5a@test004',
      at,
      moved: of('1', 'KCS'),
      txHash: '5bbb57386d99522d9f954c5a',
      address: '0x5f',
    },
    { kind: 'entry', id: 'ledger-l1', at, word: 'Staking Profits', change: of('0.00000339', 'DOT') },
  ]);
});

test('Gate, Crypto.com and Bitfinex', async () => {
  await expectHistory('gate', 1_001 + 4, [
    {
      kind: 'trade',
      id: '1',
      at: '2025-10-01T00:00:00.000Z',
      in: of('1.37384', 'USDT'),
      out: of('10', 'DOGE'),
      fee: of('0.003', 'USDT'),
      note: '1',
    },
    /** 222.61 left the account, 0.01 of it as fee. */
    {
      kind: 'withdrawal',
      id: 'w210496',
      at,
      moved: of('222.6', 'USDT'),
      fee: of('0.01', 'USDT'),
      txHash: '1289',
      address: '1Hkx',
    },
    { kind: 'entry', id: 'book-9', at, word: 'airdrop', change: of('0.08', 'GT') },
  ]);
  await expectHistory('cryptocom', 120 + 3, [
    {
      kind: 'trade',
      id: '61429098982474281',
      at,
      in: of('0.00021', 'BTC'),
      out: of('5.5329036', 'USD'),
      fee: of('0.0000000525', 'BTC'),
      note: '6',
    },
    { kind: 'deposit', id: 'deposit-6201135', at, moved: of('0.00114571', 'BTC'), txHash: 'f0ae', address: '1234' },
  ]);
  await expectHistory('bitfinex', 1_030 + 2, [
    /** A number with more digits than a float holds comes through as it stands. */
    {
      kind: 'trade',
      id: '1',
      at,
      in: of('0.0100000000000000012', 'BTC'),
      out: of('91.0550000000000109266', 'USD'),
      fee: of('0.00002', 'BTC'),
      note: '2000001',
    },
    {
      kind: 'withdrawal',
      id: 'movement-13293039',
      at,
      moved: of('0.24', 'ETH'),
      fee: of('0.00135', 'ETH'),
      txHash: '0x523e',
      address: '0x3811',
    },
    {
      kind: 'entry',
      id: 'ledger-2531822314',
      at,
      word: 'Margin Funding Payment on wallet funding',
      change: of('0.01644445', 'USD'),
    },
  ]);
});
