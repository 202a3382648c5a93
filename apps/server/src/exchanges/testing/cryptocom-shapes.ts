/** Crypto.com Exchange: 120 fills, a hundred at a time, newest first; the end of a range is not part of it. */
import { type Asked, type FakeExchange, inside, needKey, Refusal } from './fake-exchanges.ts';
import { newestFirst, numbered, START } from './numbered.ts';

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
