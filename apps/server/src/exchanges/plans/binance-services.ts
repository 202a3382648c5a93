/**
 * What Binance offers beside its markets: trades between users, Pay, Auto-Invest, staked ether and shares of fees. Each is a
 * history of its own, so that an account without the service loses nothing else. Shapes, spans and horizons are those of
 * developers.binance.com (c2c, pay, auto_invest, staking, rebate), read on 2026-11-17.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import {
  at,
  BadAnswer,
  decimalAt,
  isNegative,
  list,
  needDecimal,
  needMillis,
  needText,
  size,
  textAt,
  times,
} from '../reading/raw-json.ts';
import { amount, entryRecord, minus, tradeRecord } from '../reading/records.ts';
import { inTurn, inWindows, type StreamReader } from '../reading/stream-reader.ts';
import type { ReadMethod } from '../relay/read-methods.data.ts';

const PAGE = 100;
/** The exchange gives back six months of trades between users, and eighteen of Pay. */
export const P2P_KEEPS_DAYS = 180;
export const PAY_KEEPS_DAYS = 540;

/** The money goes from bank to bank; only the coins touch the account. */
export const binanceP2p: StreamReader = inWindows({
  days: 29,
  opened: '2019-10-01',
  keepsDays: P2P_KEEPS_DAYS,
  read: async (client, { from, to, page }) => {
    const number = Number(page ?? 1);
    const params = { startTimestamp: from, endTimestamp: to, page: number, rows: PAGE };
    const rows = list(await client.read('sapiGetC2cOrderMatchListUserOrderHistory', params), 'data');
    const records = rows.flatMap((row) => {
      if (needText(row, 'orderStatus') !== 'COMPLETED') return [];
      const asset = needText(row, 'asset');
      return tradeRecord({
        id: `p2p-${needText(row, 'orderNumber')}`,
        millis: needMillis(row, 'createTime'),
        side: needText(row, 'tradeType') === 'SELL' ? 'sell' : 'buy',
        base: amount(asset, needDecimal(row, 'amount')),
        quote: amount(needText(row, 'fiat'), needDecimal(row, 'totalPrice')),
        fee: amount(asset, decimalAt(row, 'commission') ?? '0'),
      });
    });
    return { records, next: rows.length < PAGE ? null : String(number + 1) };
  },
});

/** Newest first and without pages: the end moves back to the oldest one seen. Above zero it came, below it left. */
export const binancePay: StreamReader = inWindows({
  days: 89,
  opened: '2021-02-01',
  keepsDays: PAY_KEEPS_DAYS,
  read: async (client, { from, to, page }) => {
    const endTime = page === null ? to : Number(page);
    const params = { startTime: from, endTime, limit: PAGE };
    const rows = list(await client.read('sapiGetPayTransactions', params), 'data');
    const oldest = Math.min(...rows.map((row) => needMillis(row, 'transactionTime')));
    if (rows.length >= PAGE && oldest >= endTime) throw new BadAnswer('more payments in a moment than a page holds');
    return { records: rows.flatMap(paidOf), next: rows.length < PAGE ? null : String(oldest) };
  },
});

/** A payment in one coin may be made of several; what was used of each is listed. */
function paidOf(row: unknown): readonly ExchangeRecord[] {
  const whole = needDecimal(row, 'amount');
  const used = list(row, 'fundsDetail');
  const coins = used.length > 0 ? used : [{ currency: needText(row, 'currency'), amount: whole }];
  const sign = isNegative(whole) ? '-' : '';
  return coins.map((coin) => {
    const asset = needText(coin, 'currency');
    return entryRecord({
      id: `pay-${needText(row, 'transactionId')}-${asset}`,
      millis: needMillis(row, 'transactionTime'),
      word: `pay ${needText(row, 'orderType')} ${sign === '' ? 'in' : 'out'}`,
      change: amount(asset, `${sign}${size(needDecimal(coin, 'amount'))}`),
    });
  });
}

export const binancePlans: StreamReader = inWindows({
  days: 29,
  opened: '2021-09-01',
  read: async (client, { from, to, page }) => {
    const current = Number(page ?? 1);
    const params = { startTime: from, endTime: to, planType: 'ALL', size: PAGE, current };
    const rows = list(await client.read('sapiGetLendingAutoInvestHistoryList', params));
    const records = rows.flatMap((row) => (needText(row, 'transactionStatus') === 'SUCCESS' ? planOf(row) : []));
    return { records, next: rows.length < PAGE ? null : String(current + 1) };
  },
});

/**
 * The documentation does not say whether the fee is part of what was paid. The row does: what was bought at its price is the
 * amount without the fee, or all of it. Without a price the amount is what the coins cost, whatever part of it was a fee.
 */
function planOf(row: unknown): ExchangeRecord {
  const [source, fee] = [needDecimal(row, 'sourceAssetAmount'), decimalAt(row, 'transactionFee') ?? '0'];
  const [paidIn, feeIn] = [needText(row, 'sourceAsset'), textAt(row, 'transactionFeeUnit')];
  const bought = needDecimal(row, 'targetAssetAmount');
  const price = decimalAt(row, 'executionPrice');
  const isApart = feeIn === paidIn && price !== undefined;
  const worth = price === undefined ? source : times(bought, price);
  const isInside = isApart && gap(minus(source, fee), worth) < gap(source, worth);
  return tradeRecord({
    id: `plan-${needText(row, 'id')}`,
    millis: needMillis(row, 'transactionDateTime'),
    side: 'buy',
    base: amount(needText(row, 'targetAsset'), bought),
    quote: amount(paidIn, isInside ? minus(source, fee) : source),
    fee: isApart ? amount(paidIn, fee) : undefined,
  });
}

/** Only compares two differences; no amount is made of it. */
function gap(a: string, b: string): number {
  return Math.abs(Number(minus(a, b)));
}

const stakedEther = (
  method: ReadMethod,
  prefix: string,
  out: readonly [string, string],
  into: readonly [string, string],
): StreamReader =>
  inWindows({
    days: 89,
    opened: '2020-12-01',
    read: async (client, { from, to, page }) => {
      const current = Number(page ?? 1);
      const rows = list(await client.read(method, { startTime: from, endTime: to, current, size: PAGE }), 'rows');
      const records = rows.flatMap((row) => {
        if (needText(row, 'status') !== 'SUCCESS') return [];
        const millis = needMillis(row, textAt(row, 'arrivalTime') === undefined ? 'time' : 'arrivalTime');
        const quote = amount(needText(row, out[0]), needDecimal(row, out[1]));
        const base = amount(needText(row, into[0]), needDecimal(row, into[1]));
        return tradeRecord({
          id: `${prefix}-${millis}-${quote.asset}-${quote.amount}`,
          millis,
          side: 'buy',
          base,
          quote,
        });
      });
      return { records, next: rows.length < PAGE ? null : String(current + 1) };
    },
  });

const GIVEN = ['asset', 'amount'] as const;
const HANDED_OUT = ['distributeAsset', 'distributeAmount'] as const;
const FROM = ['fromAsset', 'fromAmount'] as const;
const TO = ['toAsset', 'toAmount'] as const;

/** Another token for ether, as in the account statement: a swap. Its yield is reported with the distributions. */
export const binanceStaking: StreamReader = inTurn([
  stakedEther('sapiGetEthStakingEthHistoryStakingHistory', 'stake', GIVEN, HANDED_OUT),
  stakedEther('sapiGetEthStakingEthHistoryRedemptionHistory', 'redeem', GIVEN, HANDED_OUT),
  stakedEther('sapiGetEthStakingWbethHistoryWrapHistory', 'wrap', FROM, TO),
  stakedEther('sapiGetEthStakingWbethHistoryUnwrapHistory', 'unwrap', FROM, TO),
]);

const REBATES = { '1': 'Commission Rebate', '2': 'Referral Kickback' } as const;

/** Rows have no ids: coin, kind, moment and their place among equals are one. */
export const binanceRebates: StreamReader = inWindows({
  days: 29,
  opened: '2020-06-10',
  read: async (client, { from, to, page }) => {
    const number = Number(page ?? 1);
    const answer = await client.read('sapiGetRebateTaxQuery', { startTime: from, endTime: to, page: number });
    const rows = list(answer, 'data', 'data');
    const seen = new Map<string, number>();
    const records = rows.map((row) => {
      const [asset, type, millis] = [needText(row, 'asset'), needText(row, 'type'), needMillis(row, 'updateTime')];
      const name = `rebate-${type}-${asset}-${millis}`;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      const word = REBATES[type as keyof typeof REBATES] ?? `rebate ${type}`;
      const change = amount(asset, needDecimal(row, 'amount'));
      return entryRecord({ id: count === 0 ? name : `${name}-${count}`, millis, word, change });
    });
    const pages = Number(at(answer, 'data', 'totalPageNum') ?? 1);
    return { records, next: rows.length > 0 && number < pages ? String(number + 1) : null };
  },
});
