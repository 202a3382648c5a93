/** Exchanges in recorded shapes, over HTTP and through the library: histories reported as lists, by market or by wallet, come whole. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeBinance, fakeBinanceDerivatives } from '../testing/binance-shapes.ts';
import { fakeBitpanda } from '../testing/bitpanda-shapes.ts';
import { fakeKraken } from '../testing/kraken-shapes.ts';
import { iso, START } from '../testing/numbered.ts';
import { fakeBitstamp, fakeBitvavo, fakeCoinbase } from '../testing/one-list-shapes.ts';
import { type Histories, openHistories } from '../testing/read-histories.ts';

let histories: Histories;

beforeAll(async () => {
  histories = await openHistories([
    fakeBinance,
    ...fakeBinanceDerivatives,
    fakeKraken,
    fakeCoinbase,
    fakeBitvavo,
    fakeBitstamp,
    fakeBitpanda,
  ]);
});

afterAll(() => histories.close());

const at = iso(START);
const of = (amount: string, asset: string) => ({ amount, asset });

test('Binance: every market is walked, and all other histories are read', async () => {
  await histories.expect('binance', 1_200 + 9 + 12, [
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
    { kind: 'deposit', id: 'fiat-7d76d611-00', at, moved: of('10', 'EUR') },
    { kind: 'withdrawal', id: 'fiat-7d76d611-10', at, moved: of('10', 'EUR'), fee: of('0.02', 'EUR') },
    { kind: 'deposit', id: 'deposit-1', at, moved: of('0.25', 'BTC'), txHash: 'aa11', address: 'bc1q' },
    { kind: 'deposit', id: 'deposit-aa10-BNB-0.5', at, moved: of('0.5', 'BNB'), txHash: 'aa10', address: 'bnb1' },
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
  const markets = histories.asked.filter(({ path }) => path === '/api/v3/myTrades').map(({ params }) => params.symbol);
  expect([...new Set(markets)]).toEqual(['ADAEUR', 'BTCEUR', 'XRPEUR']);
});

test('Binance: trades between users, Pay, plans, staked ether and rebates', async () => {
  await histories.expect('binance', 1_200 + 9 + 12, [
    { kind: 'trade', id: 'p2p-20219644646554779648', at, in: of('33400', 'CNY'), out: of('5000', 'BUSD') },
    { kind: 'entry', id: 'pay-M_P_71505104267788288-BNB', at, word: 'pay C2C in', change: of('23.72469206', 'BNB') },
    { kind: 'entry', id: 'pay-M_P_2-USDT', at, word: 'pay PAY out', change: of('-12', 'USDT') },
    { kind: 'entry', id: 'pay-M_P_2-BNB', at, word: 'pay PAY out', change: of('-0.05', 'BNB') },
    /** 0.002 at 50,000 is 100: of 100.2 the fee is a part, to 100 it came on top. */
    { kind: 'trade', id: 'plan-1111', at, in: of('0.002', 'BTC'), out: of('100', 'USDT'), fee: of('0.2', 'USDT') },
    { kind: 'trade', id: 'plan-1112', at, in: of('0.002', 'BTC'), out: of('100', 'USDT'), fee: of('0.2', 'USDT') },
    {
      kind: 'trade',
      id: `stake-${START}-ETH-21312.23223`,
      at,
      in: of('21286.42584', 'WBETH'),
      out: of('21312.23223', 'ETH'),
    },
    {
      kind: 'trade',
      id: `wrap-${START}-BETH-21312.23223`,
      at,
      in: of('21312.23223', 'WBETH'),
      out: of('21312.23223', 'BETH'),
    },
    { kind: 'entry', id: `rebate-1-USDT-${START}`, at, word: 'Commission Rebate', change: of('0.0001126', 'USDT') },
    { kind: 'entry', id: `rebate-2-ETH-${START}`, at, word: 'Referral Kickback', change: of('0.00000056', 'ETH') },
  ]);
});

test('Kraken: the ledger with its legs, page by page', async () => {
  await histories.expect('kraken', 123, [
    {
      kind: 'entry',
      id: 'LMONEY-1',
      at: '2025-10-01T00:00:00.313Z',
      word: 'trade/tradespot',
      change: of('-100', 'ZEUR'),
      fee: of('0.26', 'ZEUR'),
      balance: '900',
      group: 'TTRADE-1',
    },
    {
      kind: 'entry',
      id: 'LCOIN-60',
      at: '2025-10-01T00:59:00.313Z',
      word: 'trade/tradespot',
      change: of('0.001', 'XXBT'),
      balance: '0.1',
      group: 'TTRADE-60',
    },
    {
      kind: 'entry',
      id: 'LREWARD-1',
      at: '2025-10-02T00:00:00.000Z',
      word: 'staking',
      change: of('0.0512', 'DOT.S'),
      fee: of('0.0102', 'DOT.S'),
      balance: '10',
      group: 'QREW-1',
    },
    {
      kind: 'entry',
      id: 'LSHARE-1',
      at: '2025-10-02T00:00:01.000Z',
      word: 'deposit',
      change: of('2', 'TSLAx'),
      balance: '2',
      group: 'QSHARE-1',
      note: 'tokenized_asset',
    },
  ]);
});

test('Coinbase: all wallets; the money side of a fill and what is pending are left out', async () => {
  await histories.expect('coinbase', 120 + 3 + 2, [
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
  await histories.expect('bitvavo', 152, [
    /** 0.002 at 95,000 is 190: the 0.48 of the fee is inside what was paid. */
    { kind: 'trade', id: 'buy-1', at, in: of('0.002', 'BTC'), out: of('190', 'EUR'), fee: of('0.48', 'EUR') },
    { kind: 'withdrawal', id: 'out-1', at, moved: of('0.0015', 'BTC'), fee: of('0.00002', 'BTC'), address: 'bc1q' },
  ]);
  await histories.expect('bitstamp', 1_013, [
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
  await histories.expect('bitpanda', 136, [
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
    /** Metals and shares are no coins, whatever their tickers; what is in no group is left to the user. */
    { kind: 'entry', id: 'gold-1', at, word: 'not-crypto', change: of('2.5', 'XAU'), note: 'metal, buy, 100 EUR' },
    { kind: 'entry', id: 'share-1', at, word: 'not-crypto', change: of('-3', 'ABC'), note: 'stock, sell, 100 EUR' },
    { kind: 'entry', id: 'gold-2', at, word: 'not-crypto', change: of('-0.01', 'XAU'), note: 'metal, transfer' },
    { kind: 'entry', id: 'lost-1', at, word: 'unknown-asset', change: of('7', 'ASSET901'), note: 'buy, 100 EUR' },
  ]);
});
