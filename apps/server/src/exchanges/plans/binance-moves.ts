/** Coins that came to Binance or left it, by stretches of three months, and money by stretches of a year. */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { decimalAt, list, needDateText, needDecimal, needMillis, needText, textAt } from '../reading/raw-json.ts';
import { amount, moveRecord } from '../reading/records.ts';
import { inWindows, type StreamReader } from '../reading/stream-reader.ts';

const PAGE = 1_000;

function moves(
  method: 'sapiGetCapitalDepositHisrec' | 'sapiGetCapitalWithdrawHistory',
  recordOf: (row: unknown) => ExchangeRecord | undefined,
): StreamReader {
  return inWindows({
    days: 89,
    opened: '2017-07-01',
    read: async (client, { from, to, page }) => {
      const offset = Number(page ?? 0);
      const rows = list(await client.read(method, { startTime: from, endTime: to, limit: PAGE, offset }));
      const next = rows.length < PAGE ? null : String(offset + rows.length);
      return { records: rows.flatMap((row) => recordOf(row) ?? []), next };
    },
  });
}

/** 1: done; 6: credited, not yet free to withdraw. */
const DONE_DEPOSIT = new Set(['1', '6']);
const DONE_WITHDRAWAL = '6';

export const binanceDeposits = moves('sapiGetCapitalDepositHisrec', (row) => {
  if (!DONE_DEPOSIT.has(needText(row, 'status'))) return undefined;
  return moveRecord({
    /** Older deposits have no id. */
    id: `deposit-${textAt(row, 'id') ?? `${needText(row, 'txId')}-${needText(row, 'coin')}-${needText(row, 'amount')}`}`,
    millis: needMillis(row, 'insertTime'),
    kind: 'deposit',
    moved: amount(needText(row, 'coin'), needDecimal(row, 'amount')),
    txHash: textAt(row, 'txId'),
    address: textAt(row, 'address'),
  });
});

export const binanceWithdrawals = moves('sapiGetCapitalWithdrawHistory', (row) => {
  if (needText(row, 'status') !== DONE_WITHDRAWAL) return undefined;
  const asset = needText(row, 'coin');
  return moveRecord({
    id: `withdrawal-${needText(row, 'id')}`,
    millis: needDateText(row, 'applyTime'),
    kind: 'withdrawal',
    moved: amount(asset, needDecimal(row, 'amount')),
    fee: amount(asset, decimalAt(row, 'transactionFee') ?? '0'),
    txHash: textAt(row, 'txId'),
    address: textAt(row, 'address'),
  });
});

const MONEY_PAGE = 500;
const DONE_MONEY = new Set(['Successful', 'Finished']);

/** `0` is what came from a bank, `1` what went to one (developers.binance.com, fiat, read on 2026-11-17). */
export function binanceMoney(transactionType: '0' | '1'): StreamReader {
  return inWindows({
    days: 365,
    opened: '2018-01-01',
    read: async (client, { from, to, page }) => {
      const number = Number(page ?? 1);
      const params = { transactionType, beginTime: from, endTime: to, page: number, rows: MONEY_PAGE };
      const rows = list(await client.read('sapiGetFiatOrders', params), 'data');
      const records = rows.flatMap((row) => {
        if (!DONE_MONEY.has(needText(row, 'status'))) return [];
        const currency = needText(row, 'fiatCurrency');
        return moveRecord({
          id: `fiat-${needText(row, 'orderNo')}`,
          millis: needMillis(row, 'createTime'),
          kind: transactionType === '0' ? 'deposit' : 'withdrawal',
          moved: amount(currency, needDecimal(row, 'amount')),
          fee: amount(currency, decimalAt(row, 'totalFee') ?? '0'),
        });
      });
      return { records, next: rows.length < MONEY_PAGE ? null : String(number + 1) };
    },
  });
}
