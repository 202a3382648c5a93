/** Bitfinex: lists of lists, 1,030 fills a thousand at a time, one number longer than a float holds. */
import { type FakeExchange, needKey, Refusal } from './fake-exchanges.ts';
import { newestFirst, numbered, START } from './numbered.ts';

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
