/** What Binance pays out (distributions, interest of Earn), and small balances that were turned into BNB. */
import { BadAnswer, list, needDecimal, needMillis, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, plus, tradeRecord } from '../reading/records.ts';
import { inWindows, type StreamReader } from '../reading/stream-reader.ts';

const DIVIDENDS = 500;
const REWARDS = 100;

/** Newest first, no pages: the end moves back to the oldest one seen. */
export const binanceDividends: StreamReader = inWindows({
  days: 179,
  opened: '2018-06-01',
  read: async (client, { from, to, page }) => {
    const endTime = page === null ? to : Number(page);
    const rows = list(
      await client.read('sapiGetAssetAssetDividend', { startTime: from, endTime, limit: DIVIDENDS }),
      'rows',
    );
    const oldest = Math.min(...rows.map((row) => needMillis(row, 'divTime')));
    if (rows.length >= DIVIDENDS && oldest >= endTime)
      throw new BadAnswer('more payments in a moment than a page holds');
    const records = rows.map((row) =>
      entryRecord({
        id: `dividend-${needText(row, 'id')}`,
        millis: needMillis(row, 'divTime'),
        word: textAt(row, 'enInfo') ?? 'no description',
        change: amount(needText(row, 'asset'), needDecimal(row, 'amount')),
      }),
    );
    return { records, next: rows.length < DIVIDENDS ? null : String(oldest) };
  },
});

export const binanceFlexible = earn('sapiGetSimpleEarnFlexibleHistoryRewardsRecord', {
  extra: { type: 'ALL' },
  word: 'Simple Earn Flexible Interest',
  amountField: 'rewards',
  productField: 'projectId',
});

export const binanceLocked = earn('sapiGetSimpleEarnLockedHistoryRewardsRecord', {
  extra: {},
  word: 'Simple Earn Locked Rewards',
  amountField: 'amount',
  productField: 'positionId',
});

interface EarnRule {
  readonly extra: object;
  /** The word of the account statement. */
  readonly word: string;
  readonly amountField: string;
  readonly productField: string;
}

/** Payments have no ids; product, kind, coin and moment together are one. */
function earn(
  method: 'sapiGetSimpleEarnFlexibleHistoryRewardsRecord' | 'sapiGetSimpleEarnLockedHistoryRewardsRecord',
  { extra, word, amountField, productField }: EarnRule,
): StreamReader {
  return inWindows({
    days: 29,
    opened: '2019-08-01',
    read: async (client, { from, to, page }) => {
      const current = Number(page ?? 1);
      const params = { ...extra, startTime: from, endTime: to, current, size: REWARDS };
      const rows = list(await client.read(method, params), 'rows');
      const records = rows.map((row) => {
        const [asset, millis] = [needText(row, 'asset'), needMillis(row, 'time')];
        const product = [textAt(row, productField), textAt(row, 'type')].filter((part) => part !== undefined).join('-');
        const change = amount(asset, needDecimal(row, amountField));
        return entryRecord({ id: `earn-${product}-${asset}-${millis}`, millis, word, change });
      });
      return { records, next: rows.length < REWARDS ? null : String(current + 1) };
    },
  });
}

/** What arrived is net of the service charge. */
export const binanceDust: StreamReader = inWindows({
  days: 89,
  opened: '2020-12-01',
  read: async (client, { from, to }) => {
    const answer = await client.read('sapiGetAssetDribblet', { startTime: from, endTime: to });
    const details = list(answer, 'userAssetDribblets').flatMap((group) => list(group, 'userAssetDribbletDetails'));
    const records = details.map((row) => {
      const charge = needDecimal(row, 'serviceChargeAmount');
      const asset = needText(row, 'fromAsset');
      return tradeRecord({
        id: `dust-${needText(row, 'transId')}-${asset}`,
        millis: needMillis(row, 'operateTime'),
        side: 'buy',
        base: amount('BNB', plus(needDecimal(row, 'transferedAmount'), charge)),
        quote: amount(asset, needDecimal(row, 'amount')),
        fee: amount('BNB', charge),
      });
    });
    return { records, next: null };
  },
});
