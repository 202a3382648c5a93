/** Exchanges that answer by stretches of time: Bybit, OKX, KuCoin, Gate, Crypto.com, Bitfinex. */
import { type Asked, type FakeExchange, needKey, Refusal } from './fake-exchanges.ts';
import { between, newestFirst, numbered, pageOf, START } from './numbered.ts';

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
const inside = <T>(
  items: readonly T[],
  { params }: Asked,
  from: string,
  to: string,
  timeOf: (item: T) => number,
  unit = 1,
) => between(items, Number(params[from]) * unit, Number(params[to] ?? 8e15) * unit, timeOf);

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
          [{ id: 'y1', coin: 'USDT', amount: '0.01', createdAt: String(START) }],
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
    const field = /query-record/.test(asked.path) ? 'rows' : 'list';
    return ok({ [field]: page, nextPageCursor: page.length < Number(limit) ? '' : String(Number(cursor) + 1) });
  },
};

const okxFills = numbered(150, (number, millis) => ({
  side: 'buy',
  fillSz: '0.007533',
  fillPx: '2000',
  fee: '-0.000007533',
  feeCcy: 'ETH',
  ordId: '3',
  instType: 'SPOT',
  instId: 'ETH-EUR',
  billId: String(number),
  tradeId: String(number),
  ts: String(millis),
}));
const OKX: Readonly<Record<string, readonly { readonly ts: string }[]>> = {
  '/api/v5/asset/deposit-history': [
    { amt: '0.01044408', txId: '1915737', ccy: 'BTC', to: '', ts: String(START), state: '2', depId: '4703879' } as {
      ts: string;
    },
  ],
  '/api/v5/asset/withdrawal-history': [
    {
      amt: '0.094',
      wdId: '4703879',
      fee: '0.01000000eth',
      txId: '0x6247',
      ccy: 'ETH',
      to: '0xA4',
      ts: String(START),
      state: '2',
    } as { ts: string },
  ],
  '/api/v5/asset/convert/history': [
    {
      instId: 'ETH-USDT',
      side: 'buy',
      baseCcy: 'ETH',
      quoteCcy: 'USDT',
      fillBaseSz: '0.01023052',
      fillQuoteSz: '30',
      state: 'fullyFilled',
      tradeId: 'trader1',
      ts: String(START),
    } as { ts: string },
  ],
  '/api/v5/asset/bills-history': numbered(101, (number, millis) => ({
    billId: String(number),
    ccy: 'DOT',
    balChg: '0.5',
    bal: '1',
    type: number === 101 ? '1' : '82',
    ts: String(millis),
  })),
};

export const fakeOkx: FakeExchange = {
  host: 'eea.okx.com',
  answer: (asked) => {
    needKey(asked, 'ok-access-key', new Refusal(401, { code: '50111', msg: 'Invalid OK-ACCESS-KEY' }));
    const ok = (data: readonly unknown[]) => ({ code: '0', msg: '', data });
    if (asked.path === '/api/v5/account/config')
      return ok([{ uid: '44705892343619584', perm: 'read_only,withdraw,trade' }]);
    const { after, before = '0', limit = '100' } = asked.params;
    if (asked.path === '/api/v5/trade/fills-history') {
      const wanted = inside(okxFills, asked, 'begin', 'end', ({ ts }) => Number(ts));
      return ok(
        newestFirst(wanted)
          .filter(({ billId }) => after === undefined || Number(billId) < Number(after))
          .slice(0, Number(limit)),
      );
    }
    const items = OKX[asked.path]?.filter(({ ts }) => Number(ts) > Number(before) && Number(ts) < Number(after));
    return items === undefined ? undefined : ok(newestFirst(items).slice(0, Number(limit)));
  },
};

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

export const fakeKucoin: FakeExchange = {
  host: 'api.kucoin.com',
  answer: (asked) => {
    needKey(asked, 'kc-api-key', new Refusal(401, { code: '400003', msg: 'KC-API-KEY not exists' }));
    if (asked.path === '/api/v1/user/api-key')
      return { code: '200000', data: { permission: 'General', remark: 'tax' } };
    const rows = KUCOIN[asked.path];
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

const gateFills = numbered(1_001, (number, millis) => ({
  id: String(number),
  create_time: String(millis / 1000),
  create_time_ms: `${millis}.399200`,
  currency_pair: 'DOGE_USDT',
  side: 'sell',
  amount: '10',
  price: '0.137384',
  order_id: '1',
  fee: '0.003',
  fee_currency: 'USDT',
  point_fee: '0',
  gt_fee: '0',
}));
const GATE: Readonly<Record<string, (asked: Asked) => readonly unknown[]>> = {
  '/api/v4/spot/my_trades': (asked) => inside(gateFills, asked, 'from', 'to', ({ create_time }) => Number(create_time)),
  '/api/v4/wallet/deposits': (asked) =>
    inside(
      [
        {
          id: 'd33361395',
          currency: 'USDT_TRX',
          address: 'TErd',
          amount: '100',
          txid: 'ae93',
          timestamp: String(START / 1000),
          status: 'DONE',
        },
      ],
      asked,
      'from',
      'to',
      () => START / 1000,
    ),
  '/api/v4/wallet/withdrawals': (asked) =>
    inside(
      [
        {
          id: 'w210496',
          timestamp: String(START / 1000),
          currency: 'USDT',
          address: '1Hkx',
          txid: '1289',
          amount: '222.61',
          fee: '0.01',
          status: 'DONE',
        },
      ],
      asked,
      'from',
      'to',
      () => START / 1000,
    ),
  '/api/v4/earn/uni/interest_records': (asked) =>
    inside(
      [{ currency: 'USDT', interest: '0.12', create_time: START, status: 1 }],
      asked,
      'from',
      'to',
      () => START / 1000,
    ),
  '/api/v4/spot/account_book': (asked) =>
    inside(
      [
        { id: '9', time: START, currency: 'GT', change: '0.08', balance: '1', type: 'airdrop' },
        { id: '10', time: START, currency: 'GT', change: '0.08', balance: '1', type: 'order_fee' },
      ],
      asked,
      'from',
      'to',
      () => START / 1000,
    ),
};

export const fakeGate: FakeExchange = {
  host: 'api.gateio.ws',
  answer: (asked) => {
    needKey(asked, 'key', new Refusal(401, { label: 'INVALID_KEY', message: 'Invalid key provided' }));
    if (asked.path === '/api/v4/spot/accounts') return [];
    const rows = GATE[asked.path]?.(asked);
    const { page, offset = '0', limit = '100' } = asked.params;
    return page === undefined
      ? rows?.slice(Number(offset), Number(offset) + Number(limit))
      : rows && pageOf(rows, Number(page), Number(limit));
  },
};

const cryptoFills = numbered(120, (number, millis) => ({
  side: 'BUY',
  instrument_name: 'BTC_USD',
  fees: '-0.0000000525',
  trade_id: `6142909898247428${number}`,
  create_time: millis,
  traded_price: '26347.16',
  traded_quantity: '0.00021',
  fee_instrument_name: 'BTC',
  order_id: '6',
}));
const CRYPTOCOM: Readonly<Record<string, (asked: Asked) => object>> = {
  'private/get-trades': ({ params }) => ({
    data: newestFirst(
      cryptoFills.filter(
        ({ create_time }) => create_time >= Number(params.start_time) && create_time < Number(params.end_time),
      ),
    ).slice(0, Number(params.limit)),
  }),
  'private/get-deposit-history': (asked) => ({
    deposit_list: inside(
      [
        {
          currency: 'BTC',
          fee: 0,
          create_time: START,
          id: '6201135',
          amount: 0.00114571,
          address: '1234',
          status: '1',
          txid: 'f0ae/2',
        },
      ],
      asked,
      'start_ts',
      'end_ts',
      () => START,
    ),
  }),
  'private/get-withdrawal-history': (asked) => ({
    withdrawal_list: inside(
      [
        {
          currency: 'BTC',
          client_wid: '',
          fee: 0.0005,
          create_time: START,
          id: '5275977',
          amount: 0.0005,
          address: '1234',
          status: '5',
          txid: '',
        },
      ],
      asked,
      'start_ts',
      'end_ts',
      () => START,
    ),
  }),
  'private/staking/get-reward-history': (asked) => ({
    data: inside(
      [
        {
          staking_inst_name: 'SOL.staked',
          reward_inst_name: 'SOL.staked',
          reward_quantity: '0.01',
          event_timestamp_ms: String(START),
        },
      ],
      asked,
      'start_time',
      'end_time',
      () => START,
    ),
  }),
  'private/user-balance': () => ({ data: [] }),
};

export const fakeCryptoCom: FakeExchange = {
  host: 'api.crypto.com',
  answer: (asked) => {
    needKey(asked, 'api_key', new Refusal(401, { code: 40101, message: 'UNAUTHORIZED' }));
    const method = asked.path.replace('/exchange/v1/', '');
    const result = CRYPTOCOM[method]?.(asked);
    return result === undefined ? undefined : { id: 1, method, code: 0, result };
  },
};

const none = <T>(count: number): readonly T[] => Array.from({ length: count }, () => null as T);
const bitfinexFills = numbered(
  1_030,
  (number, millis) =>
    `[${number},"tBTCUSD",${millis},2000001,0.0100000000000000012,9105.5,"EXCHANGE LIMIT",9105.5,1,-0.00002,"BTC"]`,
);
const movement = [
  13_293_039,
  'ETH',
  'ETHEREUM',
  null,
  null,
  START,
  START,
  null,
  null,
  'COMPLETED',
  null,
  null,
  -0.24,
  -0.00135,
  null,
  null,
  '0x3811',
  ...none(3),
  '0x523e',
  null,
];
const BITFINEX: Readonly<Record<string, (from: number, to: number) => string>> = {
  '/v2/auth/r/trades/hist': (from, to) =>
    `[${newestFirst(
      bitfinexFills.filter((row) => {
        const millis = (JSON.parse(row) as number[])[2] ?? 0;
        return millis >= from && millis <= to;
      }),
    ).slice(0, 1_000)}]`,
  '/v2/auth/r/movements/hist': (from, to) => JSON.stringify(from <= START && START <= to ? [movement] : []),
  '/v2/auth/r/ledgers/hist': (from, to) =>
    JSON.stringify(
      from <= START && START <= to
        ? [
            [2_531_822_314, 'USD', null, START, null, 0.01644445, 0, null, 'Margin Funding Payment on wallet funding'],
            [
              2_531_822_315,
              'BTC',
              null,
              START,
              null,
              1,
              0,
              null,
              'Exchange 1.0 BTC for USD @ 9105.5 on wallet exchange',
            ],
          ]
        : [],
    ),
  '/v2/auth/r/permissions': () =>
    JSON.stringify([
      ['orders', 1, 0],
      ['withdraw', 0, 0],
      ['history', 1, 0],
    ]),
};

export const fakeBitfinex: FakeExchange = {
  host: 'api.bitfinex.com',
  answer: (asked) => {
    needKey(asked, 'bfx-apikey', new Refusal(500, ['error', 10_100, 'apikey: invalid']));
    return BITFINEX[asked.path]?.(Number(asked.params.start), Number(asked.params.end));
  },
};
