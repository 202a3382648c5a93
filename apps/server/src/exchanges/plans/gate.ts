/**
 * Gate (and Gate EU): spot fills, deposits and withdrawals by month, interest of Simple Earn, and the account book for what
 * none of them tells.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import {
  at,
  BadAnswer,
  decimalAt,
  isZeroText,
  list,
  needDecimal,
  needMillis,
  needText,
  textAt,
  times,
} from '../reading/raw-json.ts';
import { amount, entryRecord, minus, moveRecord, tradeRecord } from '../reading/records.ts';
import { type ExchangePlan, inWindows, type StreamReader } from '../reading/stream-reader.ts';
import type { ReadMethod } from '../relay/read-methods.data.ts';

const OPENED = '2017-10-01';
/** A month, with a day in hand: the exchange refuses thirty days and a second. */
const DAYS = 29;
/** Told by fills, deposits, withdrawals and interest. */
const TOLD_ELSEWHERE = /^(?:order|new_order|cancel_order|trade|deposit|withdraw|fee|point|maker|taker|lend|uni_)/i;

type Paging = 'page' | 'offset';

function paged(
  method: ReadMethod,
  limit: number,
  paging: Paging,
  recordOf: (row: unknown) => ExchangeRecord | undefined,
): StreamReader {
  return inWindows({
    days: DAYS,
    opened: OPENED,
    read: async (client, { from, to, page }) => {
      const start = paging === 'page' ? 1 : 0;
      const here = Number(page ?? start);
      const range = { from: Math.floor(from / 1000), to: Math.floor(to / 1000), limit, [paging]: here };
      const rows = list(await client.read(method, range));
      const next = paging === 'page' ? here + 1 : here + rows.length;
      return { records: rows.flatMap((row) => recordOf(row) ?? []), next: rows.length < limit ? null : String(next) };
    },
  });
}

function fillOf(row: unknown): ExchangeRecord {
  const [base = '', quote = ''] = needText(row, 'currency_pair').split('_');
  const quantity = needDecimal(row, 'amount');
  /** A fee is paid in the coin, in points or in GT; one of them is more than zero. */
  const inGt = decimalAt(row, 'gt_fee') ?? '0';
  const fee = isZeroText(inGt)
    ? amount(needText(row, 'fee_currency'), decimalAt(row, 'fee') ?? '0')
    : amount('GT', inGt);
  return tradeRecord({
    id: needText(row, 'id'),
    millis: needMillis(row, 'create_time_ms'),
    side: needText(row, 'side') === 'sell' ? 'sell' : 'buy',
    base: amount(base, quantity),
    quote: amount(quote, times(quantity, needDecimal(row, 'price'))),
    fee,
    note: textAt(row, 'order_id'),
  });
}

/** Coins are named with their chain in places: `USDT_TRX`. The amount of a withdrawal contains its fee. */
function moveOf(row: unknown, kind: 'deposit' | 'withdrawal'): ExchangeRecord | undefined {
  if (needText(row, 'status') !== 'DONE') return undefined;
  const [asset = ''] = needText(row, 'currency').toUpperCase().split('_');
  const fee = kind === 'withdrawal' ? (decimalAt(row, 'fee') ?? '0') : '0';
  return moveRecord({
    id: needText(row, 'id'),
    millis: needMillis(row, 'timestamp') * 1000,
    kind,
    moved: amount(asset, minus(needDecimal(row, 'amount'), fee)),
    fee: amount(asset, fee),
    txHash: textAt(row, 'txid'),
    address: textAt(row, 'address'),
  });
}

function interestOf(row: unknown): ExchangeRecord {
  const asset = needText(row, 'currency');
  const millis = needMillis(row, 'create_time');
  return entryRecord({
    id: `interest-${asset}-${millis}`,
    millis: millis < 1e11 ? millis * 1000 : millis,
    word: 'earn interest',
    change: amount(asset, needDecimal(row, 'interest')),
  });
}

function bookedOf(row: unknown): ExchangeRecord | undefined {
  const word = needText(row, 'type');
  if (TOLD_ELSEWHERE.test(word)) return undefined;
  return entryRecord({
    id: `book-${needText(row, 'id')}`,
    millis: needMillis(row, 'time'),
    word,
    change: amount(needText(row, 'currency'), needDecimal(row, 'change')),
    note: textAt(row, 'text'),
  });
}

export const gatePlan: ExchangePlan = {
  streams: {
    trades: paged('privateSpotGetMyTrades', 1_000, 'page', fillOf),
    deposits: paged('privateWalletGetDeposits', 500, 'offset', (row) => moveOf(row, 'deposit')),
    withdrawals: paged('privateWalletGetWithdrawals', 500, 'offset', (row) => moveOf(row, 'withdrawal')),
    rewards: paged('privateEarnGetUniInterestRecords', 100, 'page', interestOf),
    ledger: paged('privateSpotGetAccountBook', 1_000, 'page', bookedOf),
  },
  greet: (client) => client.read('privateSpotGetAccounts'),
  /** Areas of the account, each for reading only or not; one object, or one for each key. */
  rights: async (client) => {
    const answer = await client.read('privateAccountGetMainKeys');
    const keys: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const areas = keys.flatMap((key) => list(key, 'perms'));
    if (areas.length === 0) throw new BadAnswer('no perms');
    const writes = areas.filter((area) => at(area, 'read_only') !== true).map((area) => textAt(area, 'name') ?? '');
    return {
      trade: writes.some((name) => !/^(?:wallet|withdraw)/.test(name)),
      withdraw: writes.some((name) => /^withdraw/.test(name)),
    };
  },
};
