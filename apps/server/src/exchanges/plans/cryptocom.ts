/**
 * Crypto.com Exchange (not the app): fills by week with the ids of its file, deposits and withdrawals by three months, rewards
 * of staking. Its lists are newest first and paged by narrowing the time.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import {
  BadAnswer,
  decimalAt,
  isNegative,
  list,
  needDecimal,
  needMillis,
  needText,
  textAt,
  times,
} from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { type ExchangePlan, inWindows, type StreamReader } from '../reading/stream-reader.ts';

const OPENED = '2019-11-01';
const FILLS = 100;
const MOVES = 200;
const REWARDS = 500;

const fills = inWindows({
  days: 7,
  opened: OPENED,
  read: async (client, { from, to, page }) => {
    const end = page === null ? to : Number(page);
    const params = { start_time: from, end_time: end, limit: FILLS };
    const rows = list(await client.read('v1PrivatePostPrivateGetTrades', params), 'result', 'data');
    const oldest = Math.min(...rows.map((row) => needMillis(row, 'create_time')));
    /** The end is not part of the answer: one later, so that others of the oldest millisecond are read as well. */
    return { records: rows.map(fillOf), next: rows.length < FILLS ? null : String(oldest + 1) };
  },
});

/** Fees are below zero. */
function fillOf(row: unknown): ExchangeRecord {
  const market = needText(row, 'instrument_name');
  const head = { id: needText(row, 'trade_id'), millis: needMillis(row, 'create_time'), note: textAt(row, 'order_id') };
  const [base = '', quote = ''] = market.split('_');
  const quantity = needDecimal(row, 'traded_quantity');
  if (!/^[A-Z0-9]+_[A-Z0-9]+$/.test(market)) {
    return entryRecord({ ...head, word: 'derivative trade', change: amount(market, quantity) });
  }
  const fee = decimalAt(row, 'fees') ?? '0';
  return tradeRecord({
    ...head,
    side: needText(row, 'side') === 'SELL' ? 'sell' : 'buy',
    base: amount(base, quantity),
    quote: amount(quote, times(quantity, needDecimal(row, 'traded_price'))),
    fee: amount(needText(row, 'fee_instrument_name'), isNegative(fee) ? fee.slice(1) : `-${fee}`),
  });
}

const DONE = { deposit: '1', withdrawal: '5' } as const;

function moves(kind: 'deposit' | 'withdrawal'): StreamReader {
  const method =
    kind === 'deposit' ? 'v1PrivatePostPrivateGetDepositHistory' : 'v1PrivatePostPrivateGetWithdrawalHistory';
  return inWindows({
    days: 89,
    opened: OPENED,
    read: async (client, { from, to, page }) => {
      const number = Number(page ?? 0);
      const params = { start_ts: from, end_ts: to, page_size: MOVES, page: number };
      const rows = list(await client.read(method, params), 'result', `${kind}_list`);
      const records = rows.flatMap((row) => (needText(row, 'status') === DONE[kind] ? [moveOf(row, kind)] : []));
      return { records, next: rows.length < MOVES ? null : String(number + 1) };
    },
  });
}

function moveOf(row: unknown, kind: 'deposit' | 'withdrawal'): ExchangeRecord {
  const asset = needText(row, 'currency');
  return moveRecord({
    id: `${kind}-${needText(row, 'id')}`,
    millis: needMillis(row, 'create_time'),
    kind,
    moved: amount(asset, needDecimal(row, 'amount')),
    fee: kind === 'withdrawal' ? amount(asset, decimalAt(row, 'fee') ?? '0') : undefined,
    txHash: textAt(row, 'txid')?.split('/')[0],
    address: textAt(row, 'address'),
  });
}

const rewards = inWindows({
  days: 7,
  opened: OPENED,
  read: async (client, { from, to }) => {
    const params = { start_time: from, end_time: to, limit: REWARDS };
    const rows = list(await client.read('v1PrivatePostPrivateStakingGetRewardHistory', params), 'result', 'data');
    if (rows.length >= REWARDS) throw new BadAnswer('more rewards than a page holds');
    return { records: rows.map(rewardOf), next: null };
  },
});

function rewardOf(row: unknown): ExchangeRecord {
  const asset = needText(row, 'reward_inst_name');
  const millis = needMillis(row, 'event_timestamp_ms');
  const id = `reward-${needText(row, 'staking_inst_name')}-${asset}-${millis}`;
  return entryRecord({
    id,
    millis,
    word: 'staking reward',
    change: amount(asset, needDecimal(row, 'reward_quantity')),
  });
}

export const cryptoComPlan: ExchangePlan = {
  streams: { trades: fills, deposits: moves('deposit'), withdrawals: moves('withdrawal'), rewards },
  greet: (client) => client.read('v1PrivatePostPrivateUserBalance'),
};
