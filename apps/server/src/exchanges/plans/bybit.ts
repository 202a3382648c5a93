/**
 * Bybit (and Bybit EU): spot fills by week, deposits and withdrawals by month, conversions, the unified account's log for what
 * is no spot trade, and the yield of Earn. The exchange keeps two years, of the yield three months.
 */

import type { ExchangeRecord } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { whereOffered } from '../reading/offered.ts';
import { at, BadAnswer, decimalAt, list, needDecimal, needMillis, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { type ExchangePlan, inTurn, inWindows, type StreamReader, type Window } from '../reading/stream-reader.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import type { ReadMethod } from '../relay/read-methods.data.ts';

const OPENED = '2018-12-01';
const KEEPS_DAYS = 729;
const YIELD_KEEPS_DAYS = 90;

/** Rows of one window, page by page with the exchange's cursor. */
function paged(
  method: ReadMethod,
  days: number,
  limit: number,
  extra: object,
  recordsOf: (rows: readonly unknown[], client: ExchangeClient) => Promise<readonly ExchangeRecord[]>,
  keepsDays = KEEPS_DAYS,
): StreamReader {
  return inWindows({
    opened: OPENED,
    keepsDays,
    days,
    read: async (client, { from, to, page }: Window) => {
      const answer = await client.read(method, {
        ...extra,
        startTime: from,
        endTime: to,
        limit,
        ...defined({ cursor: page ?? undefined }),
      });
      const result = at(answer, 'result');
      /** The table of Earn's documentation says `list`, its example `yield`. */
      const rows = ['list', 'rows', 'yield'].flatMap((name) => list(result, name));
      const next = textAt(result, 'nextPageCursor') ?? null;
      return { records: await recordsOf(rows, client), next: rows.length < limit || next === page ? null : next };
    },
  });
}

const fills = paged('privateGetV5ExecutionList', 7, 100, { category: 'spot' }, async (rows, client) => {
  const markets = rows.length === 0 ? undefined : await client.markets();
  return rows.flatMap((row) => {
    if (needText(row, 'execType') !== 'Trade') return [];
    const market = markets?.get(needText(row, 'symbol'));
    if (market === undefined) throw new BadAnswer('market');
    const isBuy = needText(row, 'side') === 'Buy';
    const { base, quote } = market;
    return [
      tradeRecord({
        id: needText(row, 'execId'),
        millis: needMillis(row, 'execTime'),
        side: isBuy ? 'buy' : 'sell',
        base: amount(base, needDecimal(row, 'execQty')),
        quote: amount(quote, needDecimal(row, 'execValue')),
        /** Taken from what is received unless another coin is named. */
        fee: amount(textAt(row, 'feeCurrency') ?? (isBuy ? base : quote), decimalAt(row, 'execFee') ?? '0'),
        note: textAt(row, 'orderId'),
      }),
    ];
  });
});

const DONE_DEPOSIT = '3';

const deposits = paged('privateGetV5AssetDepositQueryRecord', 30, 50, {}, async (rows) =>
  rows.flatMap((row) => {
    if (needText(row, 'status') !== DONE_DEPOSIT) return [];
    const txHash = textAt(row, 'txID');
    const asset = needText(row, 'coin');
    return [
      moveRecord({
        id: `deposit-${textAt(row, 'id') ?? `${txHash ?? needText(row, 'successAt')}-${textAt(row, 'txIndex') ?? '0'}`}`,
        millis: needMillis(row, 'successAt'),
        kind: 'deposit',
        moved: amount(asset, needDecimal(row, 'amount')),
        txHash,
        address: textAt(row, 'toAddress'),
      }),
    ];
  }),
);

const DONE_INTERNAL = '2';

/** From another user of Bybit: it never was on a chain. Who sent it (an e-mail address) is not taken over. */
const internal = paged('privateGetV5AssetDepositQueryInternalRecord', 30, 50, {}, async (rows) =>
  rows.flatMap((row) => {
    if (needText(row, 'status') !== DONE_INTERNAL) return [];
    return moveRecord({
      id: `internal-${needText(row, 'id')}`,
      /** In seconds. */
      millis: needMillis(row, 'createdTime') * 1_000,
      kind: 'deposit',
      moved: amount(needText(row, 'coin'), needDecimal(row, 'amount')),
    });
  }),
);

const withdrawals = paged('privateGetV5AssetWithdrawQueryRecord', 30, 50, { withdrawType: 2 }, async (rows) =>
  rows.flatMap((row) => {
    if (needText(row, 'status').toLowerCase() !== 'success') return [];
    const asset = needText(row, 'coin');
    return [
      moveRecord({
        id: `withdrawal-${needText(row, 'withdrawId')}`,
        millis: needMillis(row, 'createTime'),
        kind: 'withdrawal',
        moved: amount(asset, needDecimal(row, 'amount')),
        fee: amount(asset, decimalAt(row, 'withdrawFee') ?? '0'),
        txHash: textAt(row, 'txID'),
        address: textAt(row, 'toAddress'),
      }),
    ];
  }),
);

const CONVERSIONS_PAGE = 100;

/** Has no dates to ask for: all pages, newest first. */
const conversions: StreamReader = async ({ client, cursor, since, until }) => {
  const index = cursor === null ? 1 : Number(cursor);
  const params = { index, limit: CONVERSIONS_PAGE };
  const rows = list(await client.read('privateGetV5AssetExchangeQueryConvertHistory', params), 'result', 'list');
  const records = rows.flatMap((row) => {
    const millis = needMillis(row, 'createdAt');
    if (needText(row, 'exchangeStatus') !== 'success' || millis < since || millis > until) return [];
    const [from, to] = [needText(row, 'fromCoin'), needText(row, 'toCoin')];
    const base = amount(to, needDecimal(row, 'toAmount'));
    const quote = amount(from, needDecimal(row, 'fromAmount'));
    return [tradeRecord({ id: `convert-${needText(row, 'exchangeTxId')}`, millis, side: 'buy', base, quote })];
  });
  return rows.length < CONVERSIONS_PAGE
    ? { records, cursor: null, done: 1 }
    : { records, cursor: String(index + 1), done: 0.5 };
};

/** Spot trades are reported as fills; moves between own accounts are nothing that happened. */
const log = paged('privateGetV5AccountTransactionLog', 7, 50, { accountType: 'UNIFIED' }, async (rows) =>
  rows.flatMap((row) => {
    const [type, category] = [needText(row, 'type'), textAt(row, 'category') ?? ''];
    if (/^TRANSFER_/.test(type) || (type === 'TRADE' && category === 'spot')) return [];
    const asset = needText(row, 'currency');
    const id =
      textAt(row, 'id') ??
      `${textAt(row, 'tradeId') ?? textAt(row, 'orderId') ?? type}-${asset}-${needText(row, 'transactionTime')}`;
    return [
      entryRecord({
        id: `log-${id}`,
        millis: needMillis(row, 'transactionTime'),
        word: type === 'TRADE' ? `TRADE ${category}` : type,
        change: amount(asset, needDecimal(row, 'change')),
        note: textAt(row, 'symbol'),
      }),
    ];
  }),
);

const yieldOf = (category: string): StreamReader =>
  paged(
    'privateGetV5EarnYield',
    7,
    50,
    { category },
    async (rows) =>
      rows.flatMap((row) =>
        needText(row, 'status') === 'Success'
          ? entryRecord({
              id: `yield-${needText(row, 'id')}`,
              millis: needMillis(row, 'createdAt'),
              word: `earn ${category}`,
              change: amount(needText(row, 'coin'), needDecimal(row, 'amount')),
            })
          : [],
      ),
    YIELD_KEEPS_DAYS,
  );

export const bybitPlan: ExchangePlan = {
  streams: {
    trades: fills,
    conversions,
    deposits,
    withdrawals,
    ledger: log,
    internal: whereOffered(internal),
    rewards: inTurn([yieldOf('FlexibleSaving'), yieldOf('OnChain')]),
  },
  greet: (client) => client.read('privateGetV5UserQueryApi'),
  rights: async (client) => {
    const result = at(await client.read('privateGetV5UserQueryApi'), 'result');
    const isReadOnly = Number(at(result, 'readOnly')) === 1;
    const permissions = at(result, 'permissions');
    const has = (...path: readonly string[]) => list(permissions, ...path).length > 0;
    return {
      trade: !isReadOnly && (has('Spot') || has('ContractTrade') || has('Derivatives')),
      withdraw: !isReadOnly && list(permissions, 'Wallet').some((name) => /withdraw/i.test(String(name))),
    };
  },
  keepsDays: {
    trades: KEEPS_DAYS,
    deposits: KEEPS_DAYS,
    withdrawals: KEEPS_DAYS,
    ledger: KEEPS_DAYS,
    rewards: YIELD_KEEPS_DAYS,
    internal: KEEPS_DAYS,
  },
};
