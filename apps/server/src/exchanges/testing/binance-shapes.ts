/** Binance: 1,200 fills in one of three markets, a thousand at a time; deposits, withdrawals, conversions, payments, rewards, dust. */

import { BINANCE_SERVICES } from './binance-service-shapes.ts';
import { type Asked, type FakeExchange, needKey, Refusal } from './fake-exchanges.ts';
import { between, MINUTE, numbered, START } from './numbered.ts';

const fills = numbered(1_200, (number, time) => ({
  symbol: 'BTCEUR',
  id: number,
  orderId: 9_000_000_000_000_000 + number,
  price: '50000.00000000',
  qty: '0.00100000',
  quoteQty: '50.00000000',
  commission: '0.00000100',
  commissionAsset: 'BTC',
  time,
  isBuyer: true,
}));

const market = (symbol: string, baseAsset: string, quoteAsset: string, status = 'TRADING') => ({
  symbol,
  status,
  baseAsset,
  quoteAsset,
  isSpotTradingAllowed: true,
  permissions: ['SPOT'],
  permissionSets: [['SPOT']],
  filters: [],
  orderTypes: ['LIMIT'],
  baseAssetPrecision: 8,
  quotePrecision: 8,
});
const exchangeInfo = {
  symbols: [market('BTCEUR', 'BTC', 'EUR'), market('ADAEUR', 'ADA', 'EUR'), market('XRPEUR', 'XRP', 'EUR', 'BREAK')],
};

const inTime = <T extends object>(items: readonly T[], { params }: Asked, field: keyof T): readonly T[] =>
  between(items, Number(params.startTime ?? params.beginTime), Number(params.endTime), (item) => Number(item[field]));

const deposits = [
  { id: '1', amount: '0.25', coin: 'BTC', network: 'BTC', status: 1, address: 'bc1q', txId: 'aa11', insertTime: START },
  /** How deposits are reported that are older than Binance's ids for them. */
  { amount: '0.5', coin: 'BNB', network: 'BNB', status: 1, address: 'bnb1', txId: 'aa10', insertTime: START },
  {
    id: '2',
    amount: '9',
    coin: 'BTC',
    network: 'BTC',
    status: 0,
    address: 'bc1q',
    txId: 'aa12',
    insertTime: START + 1,
  },
];
const withdrawals = [
  {
    id: 'b1',
    amount: '1.2',
    transactionFee: '0.0012',
    coin: 'ETH',
    status: 6,
    address: '0xaa',
    txId: '0xfeed',
    applyTime: '2025-10-02 18:40:10',
    time: START + 1_500 * MINUTE,
  },
  {
    id: 'b2',
    amount: '3',
    transactionFee: '0.1',
    coin: 'ETH',
    status: 1,
    address: '0xaa',
    txId: '',
    applyTime: '2025-10-02 18:41:10',
    time: START + 1_501 * MINUTE,
  },
];

const PATHS: Readonly<Record<string, (asked: Asked) => unknown>> = {
  ...BINANCE_SERVICES,
  '/sapi/v1/account/apiRestrictions': () => ({
    enableReading: true,
    enableSpotAndMarginTrading: true,
    enableWithdrawals: false,
  }),
  '/sapi/v1/capital/deposit/hisrec': (asked) => inTime(deposits, asked, 'insertTime'),
  '/sapi/v1/capital/withdraw/history': (asked) => inTime(withdrawals, asked, 'time'),
  '/sapi/v1/convert/tradeFlow': (asked) => ({
    list: inTime(
      [
        {
          orderId: 5,
          orderStatus: 'SUCCESS',
          fromAsset: 'USDT',
          fromAmount: '20',
          toAsset: 'BNB',
          toAmount: '0.06154036',
          createTime: START,
        },
      ],
      asked,
      'createTime',
    ),
    moreData: false,
  }),
  '/sapi/v1/fiat/payments': (asked) => ({
    data:
      asked.params.transactionType === '1'
        ? []
        : inTime(
            [
              {
                orderNo: '353fca',
                sourceAmount: '20.0',
                fiatCurrency: 'EUR',
                obtainAmount: '4.462',
                cryptoCurrency: 'LUNA',
                totalFee: '0.2',
                price: '4.437472',
                status: 'Completed',
                createTime: START,
              },
            ],
            asked,
            'createTime',
          ),
  }),
  '/sapi/v1/fiat/orders': (asked) => ({
    data: inTime(
      ['Successful', 'Failed'].map((status, index) => ({
        orderNo: `7d76d611-${asked.params.transactionType}${index}`,
        fiatCurrency: 'EUR',
        indicatedAmount: '10.00',
        amount: '10.00',
        totalFee: asked.params.transactionType === '1' ? '0.02' : '0.00',
        status,
        createTime: START,
      })),
      asked,
      'createTime',
    ),
  }),
  '/sapi/v1/asset/assetDividend': (asked) => ({
    rows: inTime(
      [
        {
          id: 1_637_366_104,
          amount: '10.00000000',
          asset: 'BHFT',
          divTime: START,
          enInfo: 'Distribution',
          tranId: 2_968_885_920,
        },
      ],
      asked,
      'divTime',
    ),
  }),
  '/sapi/v1/simple-earn/flexible/history/rewardsRecord': (asked) => ({
    rows: inTime(
      [{ asset: 'BUSD', rewards: '0.00006408', projectId: 'USDT001', type: 'REALTIME', time: START }],
      asked,
      'time',
    ),
    total: 1,
  }),
  '/sapi/v1/simple-earn/locked/history/rewardsRecord': (asked) => ({
    rows: inTime([{ positionId: '123', time: START, asset: 'DOT', lockPeriod: '30', amount: '0.5' }], asked, 'time'),
    total: 1,
  }),
  '/sapi/v1/asset/dribblet': (asked) => ({
    total: 1,
    userAssetDribblets: inTime(
      [
        {
          operateTime: START,
          userAssetDribbletDetails: [
            {
              transId: 4359321,
              serviceChargeAmount: '0.000009',
              amount: '0.0009',
              operateTime: START,
              transferedAmount: '0.000441',
              fromAsset: 'USDT',
            },
          ],
        },
      ],
      asked,
      'operateTime',
    ),
  }),
};

export const fakeBinance: FakeExchange = {
  host: 'api.binance.com',
  answer: (asked) => {
    if (asked.path === '/api/v3/exchangeInfo') return exchangeInfo;
    needKey(asked, 'x-mbx-apikey', new Refusal(401, { code: -2014, msg: 'API-key format invalid.' }));
    if (asked.path === '/sapi/v1/capital/config/getall') return [];
    if (asked.path === '/sapi/v1/margin/allPairs' || asked.path === '/sapi/v1/margin/isolated/allPairs') return [];
    if (asked.path !== '/api/v3/myTrades') return PATHS[asked.path]?.(asked);
    const { symbol, fromId, startTime = '0', limit } = asked.params;
    if (symbol !== 'BTCEUR') return [];
    const wanted = fills.filter(({ id, time }) =>
      fromId === undefined ? time >= Number(startTime) : id >= Number(fromId),
    );
    return wanted.slice(0, Number(limit));
  },
};

/** Futures and options have hosts of their own; nobody trades there. */
export const fakeBinanceDerivatives: readonly FakeExchange[] = ['fapi', 'dapi', 'eapi'].map((name) => ({
  host: `${name}.binance.com`,
  answer: () => ({ symbols: [], optionSymbols: [], optionContracts: [], optionAssets: [] }),
}));
