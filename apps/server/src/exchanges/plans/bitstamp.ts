/**
 * Bitstamp: one list of user transactions with the ids of its file, a column per currency. Read oldest first by offset; a
 * start by time is only answered for the last thirty days.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { z } from 'zod';
import {
  BadAnswer,
  decimalAt,
  isNegative,
  isZeroText,
  list,
  needDateText,
  needText,
  size,
  textAt,
} from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { DAY_MS, ENOUGH_RECORDS, type ExchangePlan, readCursor, type StreamReader } from '../reading/stream-reader.ts';

const PAGE = 1_000;
const START_BY_TIME_DAYS = 29;

/** Numbers of its documentation, as the words of its file. */
const WORDS: Readonly<Record<string, string>> = {
  '14': 'Sub Account Transfer',
  '25': 'Credited with staked assets',
  '26': 'Sent assets to staking',
  '27': 'Staking reward',
  '32': 'Referral reward',
  '33': 'Settlement Transfer',
  '35': 'Inter Account Transfer',
};

const place = z.strictObject({ offset: z.int().min(0) });

const readTransactions: StreamReader = async ({ client, cursor, since, until, hasTime }) => {
  let { offset } = cursor === null ? { offset: 0 } : readCursor(cursor, place);
  const isRecent = since > until - START_BY_TIME_DAYS * DAY_MS;
  const start = isRecent ? { since_timestamp: Math.floor(since / 1000) } : {};
  const records: ExchangeRecord[] = [];
  for (;;) {
    const items = list(
      await client.read('privatePostUserTransactions', { limit: PAGE, offset, sort: 'asc', ...start }),
    );
    const wanted = items.filter((item) => {
      const at = needDateText(item, 'datetime');
      return at >= since && at <= until;
    });
    records.push(...wanted.map(recordOf));
    offset += items.length;
    const last = items.at(-1);
    if (items.length < PAGE || (last !== undefined && needDateText(last, 'datetime') > until)) {
      return { records, cursor: null, done: 1 };
    }
    if (records.length >= ENOUGH_RECORDS || !hasTime()) break;
  }
  return { records, cursor: JSON.stringify({ offset }), done: 0.5 };
};

function recordOf(item: unknown): ExchangeRecord {
  const head = { id: needText(item, 'id'), millis: needDateText(item, 'datetime') };
  const type = needText(item, 'type');
  if (type === '2') return marketOf(item, head);
  const change = changeOf(item);
  const fee = amount(change.asset, decimalAt(item, 'fee') ?? '0');
  if (type === '0') return moveRecord({ ...head, kind: 'deposit', moved: change });
  if (type === '1') return moveRecord({ ...head, kind: 'withdrawal', moved: change, fee });
  return entryRecord({ ...head, word: WORDS[type] ?? `type ${type}`, change, fee });
}

const NOT_CURRENCIES = new Set(['id', 'fee', 'type', 'datetime', 'order_id', 'status']);

function changeOf(item: unknown): ReturnType<typeof amount> {
  for (const key of Object.keys(item as object)) {
    const value = NOT_CURRENCIES.has(key) || key.includes('_') ? undefined : decimalAt(item, key);
    if (value !== undefined && !isZeroText(value)) return amount(key.toUpperCase(), value);
  }
  throw new BadAnswer('no amount');
}

/** The market is the key with two currencies; the fee is in the second. */
function marketOf(item: unknown, head: { readonly id: string; readonly millis: number }): ExchangeRecord {
  for (const key of Object.keys(item as object)) {
    const [base, quote, more] = key.split('_');
    if (base === undefined || quote === undefined || more !== undefined || key === 'order_id') continue;
    const [got, paid] = [decimalAt(item, base), decimalAt(item, quote)];
    if (got === undefined || paid === undefined || isZeroText(got) || isZeroText(paid)) continue;
    const [coin, money] = [base.toUpperCase(), quote.toUpperCase()];
    return tradeRecord({
      ...head,
      side: isNegative(got) ? 'sell' : 'buy',
      base: amount(coin, size(got)),
      quote: amount(money, size(paid)),
      fee: amount(money, decimalAt(item, 'fee') ?? '0'),
      note: textAt(item, 'order_id'),
    });
  }
  throw new BadAnswer('no market');
}

export const bitstampPlan: ExchangePlan = {
  streams: { ledger: readTransactions },
  greet: (client) => client.read('privatePostUserTransactions', { limit: 1 }),
};
