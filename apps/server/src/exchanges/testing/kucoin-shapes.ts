/** KuCoin: 510 fills of an older account, five hundred to a page, 130 of a high-frequency one, a hundred to a page, one on margin. */
import { type Asked, type FakeExchange, inside, needKey, Refusal } from './fake-exchanges.ts';
import { numbered, pageOf, START } from './numbered.ts';

const kucoinFills = numbered(510, (number, millis) => ({
  symbol: 'ETH-USDT',
  tradeId: `k-${number}`,
  orderId: 'o',
  side: 'sell',
  price: '1800',
  size: '0.5',
  funds: '900',
  fee: '0.9',
  feeCurrency: 'USDT',
  createdAt: millis,
}));
const KUCOIN: Readonly<Record<string, readonly { readonly createdAt: number }[]>> = {
  '/api/v1/fills': kucoinFills,
  '/api/v1/deposits': [
    {
      address: '0x5f',
      amount: 1,
      fee: 0.0001,
      currency: 'KCS',
      walletTxId: '5bbb57386d99522d9f954c5a@test004',
      status: 'SUCCESS',
      createdAt: START,
    } as { createdAt: number },
  ],
  '/api/v1/withdrawals': [
    {
      id: '5c2dc64e',
      address: '0x5b',
      currency: 'ETH',
      amount: 1,
      fee: 0.01,
      walletTxId: '3e24',
      status: 'SUCCESS',
      createdAt: START,
    } as { createdAt: number },
    { id: '5c2dc64f', currency: 'ETH', amount: 1, fee: 0.01, status: 'FAILURE', createdAt: START } as {
      createdAt: number;
    },
  ],
  '/api/v1/accounts/ledgers': [
    {
      id: 'l1',
      currency: 'DOT',
      amount: '0.00000339',
      fee: '0',
      bizType: 'Staking Profits',
      direction: 'in',
      createdAt: START,
    } as { createdAt: number },
    { id: 'l2', currency: 'ETH', amount: '0.5', fee: '0', bizType: 'Exchange', direction: 'out', createdAt: START } as {
      createdAt: number;
    },
  ],
};

const rapidFills = numbered(130, (number, millis) => ({
  id: number,
  symbol: 'BTC-USDT',
  tradeId: 7_000 + number,
  orderId: 'r',
  side: 'buy',
  size: '0.001',
  funds: '50',
  fee: '0.05',
  feeCurrency: 'USDT',
  createdAt: millis,
}));
const rapid = (asked: Asked, rows: readonly (typeof rapidFills)[number][]) => {
  const { symbol, lastId = '9000', limit = '100' } = asked.params;
  const wanted = inside(rows, asked, 'startAt', 'endAt', ({ createdAt }) => createdAt)
    .filter((row) => row.symbol === symbol && row.id < Number(lastId))
    .sort((a, b) => b.id - a.id)
    .slice(0, Number(limit));
  return { code: '200000', data: { items: wanted, lastId: wanted.at(-1)?.id ?? 0 } };
};
const market = (symbol: string) => ({
  symbol,
  name: symbol,
  baseCurrency: symbol.split('-')[0],
  quoteCurrency: symbol.split('-')[1],
  market: 'USDS',
  isMarginEnabled: symbol === 'BTC-USDT',
  enableTrading: true,
});
const margin = rapidFills.slice(0, 1).map((row) => ({ ...row, tradeId: 8_001 }));
const RAPID: Readonly<Record<string, (asked: Asked) => unknown>> = {
  '/api/v2/symbols': () => ({ code: '200000', data: ['ADA-USDT', 'BTC-USDT'].map(market) }),
  '/api/v3/currencies': () => ({ code: '200000', data: [] }),
  '/api/v1/market/allTickers': () => ({ code: '200000', data: { ticker: [] } }),
  '/api/v1/hf/accounts/opened': () => ({ code: '200000', data: true }),
  '/api/v1/hf/fills': (asked) => rapid(asked, rapidFills),
  '/api/v3/hf/margin/fills': (asked) => rapid(asked, asked.params.tradeType === 'MARGIN_TRADE' ? margin : []),
};

/** Asked without a key. */
const PUBLIC = new Set(['/api/v2/symbols', '/api/v3/currencies', '/api/v1/market/allTickers']);

export const fakeKucoinDerivatives: FakeExchange = {
  host: 'api-futures.kucoin.com',
  answer: () => ({ code: '200000', data: [] }),
};

export const fakeKucoin: FakeExchange = {
  host: 'api.kucoin.com',
  answer: (asked) => {
    if (!PUBLIC.has(asked.path))
      needKey(asked, 'kc-api-key', new Refusal(401, { code: '400003', msg: 'KC-API-KEY not exists' }));
    if (asked.path === '/api/v1/user/api-key')
      return { code: '200000', data: { permission: 'General', remark: 'tax' } };
    const told = RAPID[asked.path];
    if (told !== undefined) return told(asked);
    const isMargin = /MARGIN/.test(asked.params.tradeType ?? '');
    const rows = isMargin ? [] : KUCOIN[asked.path];
    if (rows === undefined) return undefined;
    const { currentPage = '1', pageSize = '50' } = asked.params;
    const wanted = inside(rows, asked, 'startAt', 'endAt', ({ createdAt }) => createdAt);
    const totalPage = Math.ceil(wanted.length / Number(pageSize));
    return {
      code: '200000',
      data: {
        currentPage: Number(currentPage),
        totalPage,
        items: pageOf(wanted, Number(currentPage), Number(pageSize)),
      },
    };
  },
};
