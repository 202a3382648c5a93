/** Kraken: 60 trades as 120 ledger entries, a deposit, a reward and a share as a token; newest first, fifty at a time. */
import { type FakeExchange, needKey, Refusal } from './fake-exchanges.ts';
import { newestFirst, numbered, START } from './numbered.ts';

const trades = numbered(60, (number, millis) => {
  const refid = `TTRADE-${number}`;
  const base = { refid, time: millis / 1000 + 0.3131, type: 'trade', subtype: 'tradespot', aclass: 'currency' };
  return [
    [`LMONEY-${number}`, { ...base, asset: 'ZEUR', amount: '-100.0000', fee: '0.2600', balance: '900.0000' }],
    [`LCOIN-${number}`, { ...base, asset: 'XXBT', amount: '0.0010000000', fee: '0.0000000000', balance: '0.1' }],
  ] as const;
}).flat();

const others = [
  [
    'LDEPOSIT-1',
    {
      refid: 'QDEP-1',
      time: START / 1000 - 60,
      type: 'deposit',
      subtype: '',
      aclass: 'currency',
      asset: 'XXBT',
      amount: '0.5000000000',
      fee: '0',
      balance: '0.5',
    },
  ],
  [
    'LREWARD-1',
    {
      refid: 'QREW-1',
      time: START / 1000 + 86_400,
      type: 'staking',
      subtype: '',
      aclass: 'currency',
      asset: 'DOT.S',
      amount: '0.0512000000',
      fee: '0.0102000000',
      balance: '10',
    },
  ],
  [
    'LSHARE-1',
    {
      refid: 'QSHARE-1',
      time: START / 1000 + 86_401,
      type: 'deposit',
      subtype: '',
      aclass: 'tokenized_asset',
      asset: 'TSLAx',
      amount: '2.0000000000',
      fee: '0',
      balance: '2',
    },
  ],
] as const;

const entries = newestFirst([others[0], ...trades, others[1], others[2]] as (readonly [
  string,
  { readonly time: number },
])[]);

export const fakeKraken: FakeExchange = {
  host: 'api.kraken.com',
  answer: (asked) => {
    needKey(asked, 'api-key', new Refusal(200, { error: ['EAPI:Invalid key'] }));
    const { ofs = '0', start = '0', end = '9999999999' } = asked.params;
    if (asked.path === '/0/private/GetApiKeyInfo') {
      return { error: [], result: { api_key_name: 'tax', permissions: ['query-funds', 'query-ledger'] } };
    }
    if (asked.path !== '/0/private/Ledgers') return undefined;
    const wanted = entries.filter(([, { time }]) => time > Number(start) && time <= Number(end));
    const page = wanted.slice(Number(ofs), Number(ofs) + 50);
    return { error: [], result: { ledger: Object.fromEntries(page), count: wanted.length } };
  },
};
