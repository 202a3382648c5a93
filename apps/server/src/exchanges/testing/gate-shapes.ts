/** Gate: 1,001 fills, a thousand to a page; coins named with their chain. */
import { type Asked, type FakeExchange, inside, needKey, Refusal } from './fake-exchanges.ts';
import { numbered, pageOf, START } from './numbered.ts';

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
    if (asked.path === '/api/v4/account/main_keys')
      return {
        perms: [
          { name: 'spot', read_only: false },
          { name: 'wallet', read_only: true },
        ],
      };
    const rows = GATE[asked.path]?.(asked);
    const { page, offset = '0', limit = '100' } = asked.params;
    return page === undefined
      ? rows?.slice(Number(offset), Number(offset) + Number(limit))
      : rows && pageOf(rows, Number(page), Number(limit));
  },
};
