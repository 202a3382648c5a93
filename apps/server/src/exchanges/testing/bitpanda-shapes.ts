/**
 * Bitpanda's broker in the shapes of its documentation (developers.bitpanda.com, "Trades", "Crypto transactions", "Asset
 * wallets"): coins, metals and shares in the same two lists, which name an asset by its number only; the wallets stand in
 * groups and know the ticker.
 */
import { type FakeExchange, needKey, Refusal } from './fake-exchanges.ts';
import { iso, numbered, START } from './numbered.ts';

const time = (millis: number) => ({
  date_iso8601: iso(millis).replace('.000Z', '+00:00'),
  unix: String(millis / 1000),
});

const ASSETS = { BTC: '1', ETH: '5', BEST: '33', XAU: '28', ABC: '700', LOST: '901' };
type Ticker = keyof typeof ASSETS;

const asset = (ticker: Ticker) => ({ cryptocoin_id: ASSETS[ticker] });
const named = (ticker: Ticker) => ({ ...asset(ticker), cryptocoin_symbol: ticker });
const wallets = (...tickers: readonly Ticker[]) => ({
  type: 'collection',
  attributes: {
    wallets: tickers.map((ticker) => ({ type: 'wallet', id: `w-${ticker}`, attributes: named(ticker) })),
  },
});

const trade = (id: string, ticker: Ticker, millis: number, more: object = {}) => ({
  type: 'trade',
  id,
  attributes: {
    status: 'finished',
    type: 'buy',
    ...asset(ticker),
    fiat_id: '1',
    amount_fiat: '100.00',
    amount_cryptocoin: '0.00200000',
    time: time(millis),
    price: '50000.00',
    ...more,
  },
});
const trades = [
  ...numbered(130, (number, millis) => trade(`trade-${number}`, 'BTC', millis)),
  trade('gold-1', 'XAU', START, { amount_cryptocoin: '2.5' }),
  trade('share-1', 'ABC', START, { type: 'sell', amount_cryptocoin: '3' }),
  trade('lost-1', 'LOST', START, { amount_cryptocoin: '7' }),
];

const move = (id: string, ticker: Ticker, more: object) => ({
  type: 'wallet_transaction',
  id,
  attributes: { status: 'finished', ...asset(ticker), fee: '0', time: time(START), ...more },
});
const moves = [
  move('move-1', 'ETH', {
    type: 'withdrawal',
    in_or_out: 'outgoing',
    amount: '0.03',
    fee: '0.0025',
    recipient: '0xaa',
    tx_id: '0xhash',
  }),
  move('move-2', 'BEST', { type: 'reward', in_or_out: 'incoming', amount: '1.5' }),
  move('move-3', 'ETH', { status: 'canceled', type: 'deposit', in_or_out: 'incoming', amount: '9' }),
  move('gold-2', 'XAU', { type: 'transfer', in_or_out: 'outgoing', amount: '0.01' }),
  move('bought', 'XAU', { type: 'buy', in_or_out: 'incoming', amount: '2.5' }),
];

export const fakeBitpanda: FakeExchange = {
  host: 'api.bitpanda.com',
  answer: (asked) => {
    needKey(asked, 'x-api-key', new Refusal(401, { errors: [{ status: 401, code: 'unauthorized' }] }));
    if (asked.path === '/v1/fiatwallets')
      return { data: [{ type: 'fiat_wallet', attributes: { fiat_id: '1', fiat_symbol: 'EUR' }, id: 'f' }] };
    if (asked.path === '/v1/asset-wallets') {
      const attributes = {
        cryptocoin: wallets('BTC', 'ETH', 'BEST'),
        commodity: { metal: wallets('XAU') },
        security: { stock: wallets('ABC'), etf: wallets() },
      };
      return { data: { type: 'data', attributes } };
    }
    const items: readonly { readonly id: string }[] | undefined = {
      '/v1/trades': trades,
      '/v1/wallets/transactions': moves,
    }[asked.path];
    if (items === undefined) return undefined;
    const { cursor, page_size: size = '25' } = asked.params;
    const begin = cursor === undefined ? 0 : items.findIndex(({ id }) => id === cursor) + 1;
    const data = items.slice(begin, begin + Number(size));
    return {
      data,
      meta: {
        total_count: items.length,
        ...(begin + data.length < items.length ? { next_cursor: data.at(-1)?.id } : {}),
      },
    };
  },
};
