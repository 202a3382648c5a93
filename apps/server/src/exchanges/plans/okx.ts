/**
 * OKX (also its companies for Europe and the United States). Fills reach back three months, deposits, withdrawals and the
 * bills of the funding account further. All lists are newest first and paged by the oldest entry seen.
 */

import type { ExchangeRecord } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import {
  at,
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
import type { ReadMethod } from '../relay/read-methods.data.ts';

const OPENED = '2017-05-01';
const PAGE = 100;
const FILLS_DAYS = 90;
const WHOLE_HISTORY_DAYS = 36_500;

/** `after` means older than, `before` newer than. */
function byTime(method: ReadMethod, recordOf: (row: unknown) => ExchangeRecord | undefined): StreamReader {
  return inWindows({
    days: WHOLE_HISTORY_DAYS,
    opened: OPENED,
    read: async (client, { from, to, page }) => {
      const range = { before: String(from - 1), after: page ?? String(to + 1), limit: String(PAGE) };
      const rows = list(await client.read(method, range), 'data');
      const last = rows.at(-1);
      /** One later than the oldest, so that others of its millisecond are read as well. */
      const next = last === undefined ? undefined : String(needMillis(last, 'ts') + 1);
      const records = rows.flatMap((row) => recordOf(row) ?? []);
      return { records, next: rows.length < PAGE || next === undefined ? null : next };
    },
  });
}

const fills = inWindows({
  days: FILLS_DAYS,
  opened: OPENED,
  keepsDays: FILLS_DAYS,
  read: async (client, { from, to, page }) => {
    const range = { instType: 'SPOT', begin: String(from), end: String(to), limit: String(PAGE) };
    const rows = list(
      await client.read('privateGetTradeFillsHistory', { ...range, ...defined({ after: page ?? undefined }) }),
      'data',
    );
    const last = rows.at(-1);
    return {
      records: rows.map(fillOf),
      next: rows.length < PAGE || last === undefined ? null : needText(last, 'billId'),
    };
  },
});

/** Fees are below zero, rebates above. */
function fillOf(row: unknown): ExchangeRecord {
  const market = needText(row, 'instId');
  const [base = '', quote = ''] = market.split('-');
  const quantity = needDecimal(row, 'fillSz');
  const fee = decimalAt(row, 'fee') ?? '0';
  const feeAsset = textAt(row, 'feeCcy');
  return tradeRecord({
    id: `${market}-${needText(row, 'tradeId')}`,
    millis: needMillis(row, 'ts'),
    side: needText(row, 'side') === 'sell' ? 'sell' : 'buy',
    base: amount(base, quantity),
    quote: amount(quote, times(quantity, needDecimal(row, 'fillPx'))),
    fee: feeAsset === undefined ? undefined : amount(feeAsset, isNegative(fee) ? fee.slice(1) : `-${fee}`),
    note: textAt(row, 'ordId'),
  });
}

function depositOf(row: unknown): ExchangeRecord | undefined {
  if (needText(row, 'state') !== '2') return undefined;
  return moveRecord({
    id: `deposit-${needText(row, 'depId')}`,
    millis: needMillis(row, 'ts'),
    kind: 'deposit',
    moved: amount(needText(row, 'ccy'), needDecimal(row, 'amt')),
    txHash: textAt(row, 'txId'),
    address: textAt(row, 'to'),
  });
}

function withdrawalOf(row: unknown): ExchangeRecord | undefined {
  if (needText(row, 'state') !== '2') return undefined;
  const asset = needText(row, 'ccy');
  /** Written with its coin: `0.01000000eth`. */
  const fee = /^[\d.]+/.exec(textAt(row, 'fee') ?? '')?.[0] ?? '0';
  return moveRecord({
    id: `withdrawal-${needText(row, 'wdId')}`,
    millis: needMillis(row, 'ts'),
    kind: 'withdrawal',
    moved: amount(asset, needDecimal(row, 'amt')),
    fee: amount(textAt(row, 'feeCcy') ?? asset, needDecimal([fee], 0)),
    txHash: textAt(row, 'txId'),
    address: textAt(row, 'to'),
  });
}

function conversionOf(row: unknown): ExchangeRecord | undefined {
  if (needText(row, 'state') !== 'fullyFilled') return undefined;
  return tradeRecord({
    id: `convert-${needText(row, 'tradeId')}`,
    millis: needMillis(row, 'ts'),
    side: needText(row, 'side') === 'sell' ? 'sell' : 'buy',
    base: amount(needText(row, 'baseCcy'), needDecimal(row, 'fillBaseSz')),
    quote: amount(needText(row, 'quoteCcy'), needDecimal(row, 'fillQuoteSz')),
  });
}

/** Deposits and withdrawals have lists of their own. */
const TOLD_ELSEWHERE = new Set(['1', '2']);

function billOf(row: unknown): ExchangeRecord | undefined {
  const type = needText(row, 'type');
  if (TOLD_ELSEWHERE.has(type)) return undefined;
  return entryRecord({
    id: `bill-${needText(row, 'billId')}`,
    millis: needMillis(row, 'ts'),
    word: `bill ${type}`,
    change: amount(needText(row, 'ccy'), needDecimal(row, 'balChg')),
    note: textAt(row, 'notes'),
  });
}

export const okxPlan: ExchangePlan = {
  streams: {
    trades: fills,
    conversions: byTime('privateGetAssetConvertHistory', conversionOf),
    deposits: byTime('privateGetAssetDepositHistory', depositOf),
    withdrawals: byTime('privateGetAssetWithdrawalHistory', withdrawalOf),
    ledger: byTime('privateGetAssetBillsHistory', billOf),
  },
  greet: (client) => client.read('privateGetAccountConfig'),
  rights: async (client) => {
    const words = needText(at(await client.read('privateGetAccountConfig'), 'data', 0), 'perm').split(',');
    return { trade: words.includes('trade'), withdraw: words.includes('withdraw') };
  },
  keepsDays: { trades: FILLS_DAYS },
};
