/**
 * KuCoin: fills by week, those of high-frequency accounts and on margin as a history of their own, deposits and withdrawals
 * by month, the account's ledger by day for what none of them tells (rewards, staking, bonuses). The ledger reaches back one
 * year, fills of older accounts between half a year and one: promised are the seven days that hold for all accounts.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { whereOffered } from '../reading/offered.ts';
import { decimalAt, list, needDecimal, needMillis, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { type ExchangePlan, inTurn, inWindows, type StreamReader } from '../reading/stream-reader.ts';
import type { ReadMethod } from '../relay/read-methods.data.ts';
import { kucoinRapid, RAPID_KEEPS_DAYS } from './kucoin-rapid.ts';

const OPENED = '2019-02-18';
const PAGE = 500;
const LEDGER_DAYS = 365;
const FILLS_DAYS = 365;
/** Told by fills, deposits and withdrawals; moves between own accounts are nothing that happened. */
const TOLD_ELSEWHERE = /^(?:Exchange|Deposit|Withdrawal|Transfer|Sub-account transfer|Trade_Exchange|Spot)$/i;

interface Rule {
  readonly days: number;
  readonly keepsDays?: number;
  readonly extra?: object;
}

function paged(method: ReadMethod, rule: Rule, recordOf: (row: unknown) => ExchangeRecord | undefined): StreamReader {
  return inWindows({
    days: rule.days,
    opened: OPENED,
    keepsDays: rule.keepsDays,
    read: async (client, { from, to, page }) => {
      const currentPage = Number(page ?? 1);
      const params = { ...rule.extra, startAt: from, endAt: to, pageSize: PAGE, currentPage };
      const answer = await client.read(method, params);
      const rows = list(answer, 'data', 'items');
      const pages = Number(textAt((answer as { data?: unknown }).data, 'totalPage') ?? 1);
      return {
        records: rows.flatMap((row) => recordOf(row) ?? []),
        next: rows.length > 0 && currentPage < pages ? String(currentPage + 1) : null,
      };
    },
  });
}

function fillOf(row: unknown): ExchangeRecord {
  const [base = '', quote = ''] = needText(row, 'symbol').split('-');
  return tradeRecord({
    id: needText(row, 'tradeId'),
    millis: needMillis(row, 'createdAt'),
    side: needText(row, 'side') === 'sell' ? 'sell' : 'buy',
    base: amount(base, needDecimal(row, 'size')),
    quote: amount(quote, needDecimal(row, 'funds')),
    fee: amount(needText(row, 'feeCurrency'), decimalAt(row, 'fee') ?? '0'),
    note: textAt(row, 'orderId'),
  });
}

/** A fill on margin buys and sells real coins; what was lent for it stands in the ledger. */
function fills(tradeType: string): StreamReader {
  return paged('privateGetFills', { days: 7, keepsDays: FILLS_DAYS, extra: { tradeType } }, fillOf);
}

/** The hash comes with the address and the place in the transaction: `hash@address@0`. */
function moveOf(row: unknown, kind: 'deposit' | 'withdrawal'): ExchangeRecord | undefined {
  if (needText(row, 'status') !== 'SUCCESS') return undefined;
  const asset = needText(row, 'currency');
  const wallet = textAt(row, 'walletTxId');
  const millis = needMillis(row, 'createdAt');
  return moveRecord({
    id: `${kind}-${textAt(row, 'id') ?? wallet ?? millis}`,
    millis,
    kind,
    moved: amount(asset, needDecimal(row, 'amount')),
    fee: kind === 'withdrawal' ? amount(asset, decimalAt(row, 'fee') ?? '0') : undefined,
    txHash: wallet?.split('@')[0],
    address: textAt(row, 'address'),
  });
}

function entryOf(row: unknown): ExchangeRecord | undefined {
  const word = needText(row, 'bizType');
  if (TOLD_ELSEWHERE.test(word)) return undefined;
  const quantity = needDecimal(row, 'amount');
  return entryRecord({
    id: `ledger-${needText(row, 'id')}`,
    millis: needMillis(row, 'createdAt'),
    word,
    change: amount(needText(row, 'currency'), needText(row, 'direction') === 'out' ? `-${quantity}` : quantity),
  });
}

export const kucoinPlan: ExchangePlan = {
  streams: {
    trades: fills('TRADE'),
    rapid: whereOffered(inTurn([fills('MARGIN_TRADE'), fills('MARGIN_ISOLATED_TRADE'), kucoinRapid(fillOf)])),
    deposits: paged('privateGetDeposits', { days: 30 }, (row) => moveOf(row, 'deposit')),
    withdrawals: paged('privateGetWithdrawals', { days: 30 }, (row) => moveOf(row, 'withdrawal')),
    ledger: paged('privateGetAccountsLedgers', { days: 1, keepsDays: LEDGER_DAYS }, entryOf),
  },
  greet: (client) => client.read('privateGetUserApiKey'),
  rights: async (client) => {
    const words = needText(await client.read('privateGetUserApiKey'), 'data', 'permission').toLowerCase();
    return { trade: /spot|trade|futures|margin/.test(words), withdraw: /withdraw|transfer/.test(words) };
  },
  keepsDays: { ledger: LEDGER_DAYS, rapid: RAPID_KEEPS_DAYS },
};
