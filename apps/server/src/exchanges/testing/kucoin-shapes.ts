/** KuCoin: 510 fills, five hundred to a page. */
import { type FakeExchange, inside, needKey, Refusal } from './fake-exchanges.ts';
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
