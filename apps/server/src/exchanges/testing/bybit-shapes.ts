/** Bybit: 130 fills a hundred at a time, and one of everything else; the spot market by its name. */
import { type Asked, type FakeExchange, inside, needKey, Refusal } from './fake-exchanges.ts';
import { numbered, pageOf, START } from './numbered.ts';

const spot = {
  symbol: 'BTCUSDT',
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  status: 'Trading',
  lotSizeFilter: {},
  priceFilter: {},
};
const executions = numbered(130, (number, millis) => ({
  symbol: 'BTCUSDT',
  side: 'Buy',
  execId: `e-${number}`,
  orderId: 'o',
  execPrice: '50000',
  execQty: '0.001',
  execValue: '50',
  execFee: '0.000001',
  feeCurrency: 'BTC',
  execType: 'Trade',
  execTime: String(millis),
}));

const BYBIT: Readonly<Record<string, (asked: Asked) => readonly object[]>> = {
  '/v5/execution/list': (asked) =>
    inside(executions, asked, 'startTime', 'endTime', ({ execTime }) => Number(execTime)),
  '/v5/asset/deposit/query-record': (asked) =>
    inside(
      [
        {
          coin: 'USDT',
          amount: '44',
          txID: '0b038e',
          status: 3,
          toAddress: 'TC6N',
          depositFee: '',
          successAt: String(START),
          txIndex: '0',
        },
      ],
      asked,
      'startTime',
      'endTime',
      () => START,
    ),
  /** The example of the documentation; its time is in seconds. */
  '/v5/asset/deposit/query-internal-record': (asked) =>
    inside(
      [
        {
          id: '1103',
          amount: '0.1',
          type: 1,
          coin: 'ETH',
          address: 'xxxx***@gmail.com',
          status: 2,
          createdTime: String(START / 1_000),
          txID: '77c37e5c',
        },
        { id: '1104', amount: '9', type: 1, coin: 'ETH', status: 3, createdTime: String(START / 1_000) },
      ],
      asked,
      'startTime',
      'endTime',
      () => START,
    ),
  '/v5/asset/withdraw/query-record': (asked) =>
    inside(
      [
        {
          coin: 'USDT',
          amount: '77',
          txID: 'de5e',
          status: 'success',
          toAddress: '0x99',
          withdrawFee: '10',
          createTime: String(START),
          withdrawId: '9976',
        },
        {
          coin: 'USDT',
          amount: '1',
          status: 'SecurityCheck',
          withdrawFee: '1',
          createTime: String(START),
          withdrawId: '9977',
        },
      ],
      asked,
      'startTime',
      'endTime',
      () => START,
    ),
  '/v5/account/transaction-log': (asked) =>
    inside(
      [
        { id: '1', type: 'AIRDROP', currency: 'MNT', change: '12.5', transactionTime: String(START), category: '' },
        { id: '2', type: 'TRADE', category: 'spot', currency: 'BTC', change: '1', transactionTime: String(START) },
      ],
      asked,
      'startTime',
      'endTime',
      () => START,
    ),
  '/v5/earn/yield': (asked) =>
    asked.params.category === 'OnChain'
      ? []
      : inside(
          [
            { id: 'y1', coin: 'USDT', amount: '0.01', status: 'Success', createdAt: String(START) },
            { id: 'y2', coin: 'USDT', amount: '9', status: 'Pending', createdAt: String(START) },
          ],
          asked,
          'startTime',
          'endTime',
          () => START,
        ),
  '/v5/asset/exchange/query-convert-history': () => [
    {
      exchangeTxId: '1010',
      fromCoin: 'USDT',
      fromAmount: '10',
      toCoin: 'BTC',
      toAmount: '0.00015344889',
      exchangeStatus: 'success',
      createdAt: String(START),
    },
  ],
};

const FIELDS = [
  ['query-record', 'rows'],
  ['query-internal-record', 'rows'],
  ['earn/yield', 'yield'],
] as const;

export const fakeBybit: FakeExchange = {
  host: 'api.bybit.eu',
  answer: (asked) => {
    const ok = (result: object) => ({ retCode: 0, retMsg: 'OK', result });
    if (asked.path === '/v5/market/instruments-info')
      return ok({ list: asked.params.category === 'spot' ? [spot] : [] });
    needKey(asked, 'x-bapi-api-key', new Refusal(200, { retCode: 10003, retMsg: 'API key is invalid.' }));
    if (asked.path === '/v5/user/query-api')
      return ok({ readOnly: 0, permissions: { Spot: ['SpotTrade'], Wallet: ['AccountTransfer', 'Withdraw'] } });
    const rows = BYBIT[asked.path]?.(asked);
    if (rows === undefined) return undefined;
    const { cursor = '1', limit = '20' } = asked.params;
    const page = pageOf(rows, Number(cursor), Number(limit));
    /** As in the examples of the documentation (bybit-exchange.github.io/docs/v5); Earn's table says `list`. */
    const field = FIELDS.find(([path]) => asked.path.includes(path))?.[1] ?? 'list';
    return ok({ [field]: page, nextPageCursor: page.length < Number(limit) ? '' : String(Number(cursor) + 1) });
  },
};
