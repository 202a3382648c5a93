/** The examples of developers.binance.com (c2c, pay, auto_invest, staking, rebate), with the times of the fake account. */
import type { Asked } from './fake-exchanges.ts';
import { between, START } from './numbered.ts';

const inside = <T extends object>(items: readonly T[], { params }: Asked): readonly T[] =>
  between(
    items,
    Number(params.startTime ?? params.startTimestamp),
    Number(params.endTime ?? params.endTimestamp),
    () => START,
  );

const ether = (row: object) => (asked: Asked) => ({
  rows: inside([{ time: START, status: 'SUCCESS', ...row }], asked),
  total: 1,
});

export const BINANCE_SERVICES: Readonly<Record<string, (asked: Asked) => unknown>> = {
  '/sapi/v1/c2c/orderMatch/listUserOrderHistory': (asked) => ({
    code: '000000',
    data: inside(
      ['COMPLETED', 'CANCELLED'].map((orderStatus, index) => ({
        orderNumber: `2021964464655477964${8 + index}`,
        tradeType: 'SELL',
        asset: 'BUSD',
        fiat: 'CNY',
        amount: '5000.00000000',
        totalPrice: '33400.00000000',
        unitPrice: '6.68',
        orderStatus,
        createTime: START,
        commission: '0',
      })),
      asked,
    ),
  }),
  '/sapi/v1/pay/transactions': (asked) => ({
    code: '000000',
    data: inside(
      [
        {
          orderType: 'C2C',
          transactionId: 'M_P_71505104267788288',
          transactionTime: START,
          amount: '23.72469206',
          currency: 'BNB',
          fundsDetail: [],
        },
        {
          orderType: 'PAY',
          transactionId: 'M_P_2',
          transactionTime: START,
          amount: '-30',
          currency: 'USDT',
          fundsDetail: [
            { currency: 'USDT', amount: '12' },
            { currency: 'BNB', amount: '0.05' },
          ],
        },
      ],
      asked,
    ),
  }),
  '/sapi/v1/lending/auto-invest/history/list': (asked) =>
    inside(
      [
        {
          id: 1111,
          targetAsset: 'BTC',
          transactionDateTime: START,
          transactionStatus: 'SUCCESS',
          sourceAsset: 'USDT',
          sourceAssetAmount: '100.2',
          targetAssetAmount: '0.002',
          transactionFee: '0.2',
          transactionFeeUnit: 'USDT',
          executionPrice: '50000',
        },
        {
          id: 1112,
          targetAsset: 'BTC',
          transactionDateTime: START,
          transactionStatus: 'SUCCESS',
          sourceAsset: 'USDT',
          sourceAssetAmount: '100',
          targetAssetAmount: '0.002',
          transactionFee: '0.2',
          transactionFeeUnit: 'USDT',
          executionPrice: '50000',
        },
        { id: 1113, transactionStatus: 'FAILED', transactionDateTime: START },
      ],
      asked,
    ),
  '/sapi/v1/eth-staking/eth/history/stakingHistory': ether({
    asset: 'ETH',
    amount: '21312.23223',
    distributeAsset: 'WBETH',
    distributeAmount: '21286.42584',
    conversionRatio: '1.00121234',
  }),
  '/sapi/v1/eth-staking/eth/history/redemptionHistory': ether({ status: 'PENDING', asset: 'WBETH', amount: '1' }),
  '/sapi/v1/eth-staking/wbeth/history/wrapHistory': ether({
    fromAsset: 'BETH',
    fromAmount: '21312.23223',
    toAsset: 'WBETH',
    toAmount: '21312.23223',
    exchangeRate: '1.01243253',
  }),
  '/sapi/v1/eth-staking/wbeth/history/unwrapHistory': () => ({ rows: [], total: 0 }),
  '/sapi/v1/rebate/taxQuery': (asked) => ({
    status: 'OK',
    data: {
      page: 1,
      totalRecords: 2,
      totalPageNum: 1,
      data: inside(
        [
          { asset: 'USDT', type: 1, amount: '0.0001126', updateTime: START },
          { asset: 'ETH', type: 2, amount: '0.00000056', updateTime: START },
        ],
        asked,
      ),
    },
  }),
};
