/** Exchanges that tell everything in one list: Coinbase, Bitvavo, Bitstamp. */
import { type FakeExchange, needKey, Refusal } from './fake-exchanges.ts';
import { between, iso, newestFirst, numbered, pageOf, START } from './numbered.ts';

const wallets = [
  { id: '11111111-0000-0000-0000-000000000001', currency: { code: 'BTC' } },
  { id: '11111111-0000-0000-0000-000000000002', currency: { code: 'EUR' } },
  { id: '11111111-0000-0000-0000-000000000003', currency: { code: 'USDC' } },
];
const part = (amount: string, currency: string) => ({ amount, currency });
const done = (id: string, type: string, amount: object, more: object = {}, millis = START) => ({
  id,
  type,
  status: 'completed',
  amount,
  created_at: iso(millis).replace('.000', ''),
  ...more,
});
const fill = {
  advanced_trade_fill: { fill_price: '50000', commission: '0.3', order_side: 'buy', product_id: 'BTC-EUR' },
};
const coinbase: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  [wallets[0]?.id ?? '']: [
    ...numbered(120, (number, millis) =>
      done(`fill-${number}`, 'advanced_trade_fill', part('0.001', 'BTC'), fill, millis),
    ),
    done('buy-1', 'buy', part('0.00200000', 'BTC'), {
      buy: { id: 'b', subtotal: part('97.00', 'EUR'), fee: part('1.49', 'EUR') },
    }),
    done('send-1', 'send', part('-0.36785642', 'BTC'), {
      network: { hash: '2732bb', transaction_fee: part('0.00010000', 'BTC') },
      to: { address: '1AHn' },
    }),
    done('convert-out', 'trade', part('-0.01', 'BTC'), { trade: { id: 'conversion' } }),
    { ...done('pending-1', 'send', part('1', 'BTC')), status: 'pending' },
  ],
  [wallets[1]?.id ?? '']: [done('fill-1-money', 'advanced_trade_fill', part('-50.3', 'EUR'), fill)],
  [wallets[2]?.id ?? '']: [
    done('convert-in', 'trade', part('500', 'USDC'), { trade: { id: 'conversion' } }),
    done('reward-1', 'staking_reward', part('0.5', 'USDC')),
  ],
};

export const fakeCoinbase: FakeExchange = {
  host: 'api.coinbase.com',
  answer: (asked) => {
    needKey(
      asked,
      'cb-access-key',
      new Refusal(401, { errors: [{ id: 'authentication_error', message: 'invalid api key' }] }),
    );
    if (asked.path === '/api/v3/brokerage/key_permissions')
      return { can_view: true, can_trade: false, can_transfer: true };
    const { starting_after: after, limit = '25' } = asked.params;
    const cut = <T extends { readonly id: string }>(items: readonly T[]) => {
      const begin = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
      const data = items.slice(begin, begin + Number(limit));
      const isMore = begin + data.length < items.length;
      /** Wallets name the next page by its id, transactions only by an address. */
      const last = isMore ? data.at(-1)?.id : undefined;
      if (asked.path === '/v2/accounts') return { pagination: { next_starting_after: last ?? null }, data };
      return { pagination: { next_uri: last === undefined ? null : `${asked.path}?starting_after=${last}` }, data };
    };
    if (asked.path === '/v2/accounts') return cut(wallets);
    const wallet = /^\/v2\/accounts\/([^/]+)\/transactions$/.exec(asked.path)?.[1];
    return wallet === undefined ? undefined : cut(newestFirst(coinbase[wallet] ?? []));
  },
};

const bitvavo = [
  ...numbered(150, (number, millis) => ({
    transactionId: `buy-${number}`,
    executedAt: iso(millis),
    type: 'buy',
    priceCurrency: 'EUR',
    priceAmount: '95000',
    receivedCurrency: 'BTC',
    receivedAmount: '0.002',
    sentCurrency: 'EUR',
    sentAmount: '190.48',
    feesCurrency: 'EUR',
    feesAmount: '0.48',
  })),
  {
    transactionId: 'stake-1',
    executedAt: iso(START),
    type: 'staking',
    receivedCurrency: 'ADA',
    receivedAmount: '0.12',
  },
  {
    transactionId: 'out-1',
    executedAt: iso(START),
    type: 'withdrawal',
    sentCurrency: 'BTC',
    sentAmount: '0.0015',
    feesCurrency: 'BTC',
    feesAmount: '0.00002',
    address: 'bc1q',
  },
];

export const fakeBitvavo: FakeExchange = {
  host: 'api.bitvavo.com',
  answer: (asked) => {
    needKey(asked, 'bitvavo-access-key', new Refusal(403, { errorCode: 305, error: 'No active API key found.' }));
    if (asked.path === '/v2/account') return { fees: { taker: '0.0025', maker: '0.0015', volume: '10000.00' } };
    if (asked.path !== '/v2/account/history') return undefined;
    const { page = '1', maxItems = '100', fromDate = '0', toDate = '0' } = asked.params;
    const wanted = between(bitvavo, Number(fromDate), Number(toDate), (item) => Date.parse(item.executedAt));
    const totalPages = Math.ceil(wanted.length / Number(maxItems));
    return { items: pageOf(wanted, Number(page), Number(maxItems)), currentPage: Number(page), totalPages };
  },
};

const written = (millis: number) => `${iso(millis).replace('T', ' ').replace('Z', '')}000`;
const bitstamp = [
  ...numbered(1_010, (number, millis) => ({
    id: number,
    datetime: written(millis),
    type: '2',
    fee: '0.11128',
    order_id: 1_429_545_880_227_846,
    btc_eur: 50_000.5,
    btc: '0.00500000',
    eur: '-250.0025',
    usd: 0,
  })),
  { id: 2_001, datetime: written(START + 90_000_000), type: '1', fee: '0.005', btc: 0, eur: 0, xlm: '-100.00000000' },
  { id: 2_002, datetime: written(START + 90_000_001), type: '27', fee: '0.00', btc: 0, eur: 0, eth: '0.00012000' },
  { id: 2_003, datetime: written(START + 90_000_002), type: '0', fee: '0.00', btc: '0.5', eur: 0 },
];

export const fakeBitstamp: FakeExchange = {
  host: 'www.bitstamp.net',
  answer: (asked) => {
    if (asked.headers['x-auth'] !== 'BITSTAMP recorded-key')
      throw new Refusal(403, { status: 'error', reason: 'API key not found', code: 'API0001' });
    if (asked.path !== '/api/v2/user_transactions/') return undefined;
    const { offset = '0', limit = '100' } = asked.params;
    return bitstamp.slice(Number(offset), Number(offset) + Number(limit));
  },
};
