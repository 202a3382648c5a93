/**
 * Bitfinex: lists of lists. Fills have the ids of its trades file. Pages go by time, oldest first where the exchange sorts;
 * the last millisecond is read again, so that nothing between two pages is lost.
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
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { type ExchangePlan, inWindows, type Window, type WindowPage } from '../reading/stream-reader.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';

const PAGE = 1_000;
const YEAR_DAYS = 365;
const OPENED = '2012-10-01';
/** Told by trades and movements. */
const TOLD_ELSEWHERE = /^(?:Exchange|Trading fees|Deposit|Withdrawal|.* Withdrawal #|.*Withdrawal fee|Transfer of)/i;

/** Place of the moment in each kind of row. */
const TIME = { trade: 2, movement: 6, ledger: 3 } as const;

type Endpoint = 'privatePostAuthRTradesHist' | 'privatePostAuthRMovementsHist' | 'privatePostAuthRLedgersHist';

async function pageOf(
  client: ExchangeClient,
  endpoint: Endpoint,
  { from, to, page }: Window,
  timeAt: number,
  recordOf: (row: unknown) => ExchangeRecord | undefined,
): Promise<WindowPage> {
  const end = page === null ? to : Number(page);
  const rows = list(await client.read(endpoint, { start: from, end, limit: PAGE }));
  const oldest = Math.min(...rows.map((row) => needMillis(row, timeAt)));
  const records = rows.flatMap((row) => recordOf(row) ?? []);
  if (rows.length < PAGE) return { records, next: null };
  if (oldest >= end) throw new BadAnswer('more rows in a moment than a page holds');
  return { records, next: String(oldest) };
}

function fillOf(row: unknown): ExchangeRecord {
  const [base, quote] = pairOf(needText(row, 1));
  const quantity = needDecimal(row, 4);
  const head = { id: needText(row, 0), millis: needMillis(row, 2), note: textAt(row, 3) };
  /** Orders on margin have the bare name; those of the exchange wallet begin with EXCHANGE. */
  if (!/^EXCHANGE/i.test(textAt(row, 6) ?? 'EXCHANGE')) {
    return entryRecord({ ...head, word: 'margin trade', change: amount(base, quantity) });
  }
  const feeAsset = textAt(row, 10);
  return tradeRecord({
    ...head,
    side: isNegative(quantity) ? 'sell' : 'buy',
    base: amount(base, size(quantity)),
    quote: amount(quote, times(size(quantity), needDecimal(row, 5))),
    fee: feeAsset === undefined ? undefined : amount(feeAsset, turned(decimalAt(row, 9) ?? '0')),
  });
}

/** Costs are written below zero. */
function turned(decimal: string): string {
  return isNegative(decimal) ? decimal.slice(1) : decimal === '0' ? '0' : `-${decimal}`;
}

function pairOf(symbol: string): readonly [string, string] {
  const bare = symbol.replace(/^t/, '');
  const colon = bare.indexOf(':');
  if (colon > 0) return [bare.slice(0, colon), bare.slice(colon + 1)];
  if (bare.length !== 6) throw new BadAnswer('market');
  return [bare.slice(0, 3), bare.slice(3)];
}

function movementOf(row: unknown): ExchangeRecord | undefined {
  if (needText(row, 9) !== 'COMPLETED') return undefined;
  const asset = needText(row, 1);
  const moved = needDecimal(row, 12);
  return moveRecord({
    id: `movement-${needText(row, 0)}`,
    millis: needMillis(row, 6),
    kind: isNegative(moved) ? 'withdrawal' : 'deposit',
    moved: amount(asset, moved),
    fee: amount(asset, decimalAt(row, 13) ?? '0'),
    txHash: textAt(row, 20),
    address: textAt(row, 16),
  });
}

function entryOf(row: unknown): ExchangeRecord | undefined {
  const word = textAt(row, 8) ?? 'no description';
  if (TOLD_ELSEWHERE.test(word)) return undefined;
  const change = amount(needText(row, 1), needDecimal(row, 5));
  return entryRecord({ id: `ledger-${needText(row, 0)}`, millis: needMillis(row, 3), word, change });
}

export const bitfinexPlan: ExchangePlan = {
  streams: {
    trades: inWindows({
      days: YEAR_DAYS,
      opened: OPENED,
      read: (client, window) => pageOf(client, 'privatePostAuthRTradesHist', window, TIME.trade, fillOf),
    }),
    movements: inWindows({
      days: YEAR_DAYS,
      opened: OPENED,
      read: (client, window) => pageOf(client, 'privatePostAuthRMovementsHist', window, TIME.movement, movementOf),
    }),
    ledger: inWindows({
      days: YEAR_DAYS,
      opened: OPENED,
      read: (client, window) => pageOf(client, 'privatePostAuthRLedgersHist', window, TIME.ledger, entryOf),
    }),
  },
  greet: (client) => client.read('privatePostAuthRPermissions'),
  /** Rows of scope, may read, may write. */
  rights: async (client) => {
    const scopes = list(await client.read('privatePostAuthRPermissions'));
    const mayWrite = (name: string) => scopes.some((scope) => textAt(scope, 0) === name && Number(at(scope, 2)) === 1);
    return { trade: mayWrite('orders') || mayWrite('positions'), withdraw: mayWrite('withdraw') };
  },
};
