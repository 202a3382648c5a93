/**
 * Fills of Binance. The exchange answers for one market at a time, so all its spot markets are walked in the order of their
 * names, also those that are closed now. Ids of fills count within their market.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { z } from 'zod';
import { at, decimalAt, list, needDecimal, needMillis, needText, textAt } from '../reading/raw-json.ts';
import { amount, tradeRecord } from '../reading/records.ts';
import { ENOUGH_RECORDS, readCursor, type StreamReader } from '../reading/stream-reader.ts';
import type { LibraryMarket } from '../relay/exchange-library.ts';

const PAGE = 1_000;
/** Nothing was traded before. */
const OPENED = Date.parse('2017-07-01');

const place = z.strictObject({ market: z.string().max(40), fromId: z.string().max(30).nullable() });

export const binanceFills: StreamReader = async ({ client, cursor, since, until, hasTime }) => {
  const markets = [...(await client.markets()).values()];
  const start = cursor === null ? { market: '', fromId: null } : readCursor(cursor, place);
  const records: ExchangeRecord[] = [];
  /** A market that was closed for good meanwhile is gone from the list: the walk goes on behind it. */
  let index = markets.findIndex(({ id }) => id >= start.market);
  let fromId = markets[index]?.id === start.market ? start.fromId : null;
  while (index >= 0) {
    const market = markets[index];
    if (market === undefined) break;
    const begin = fromId === null && since > OPENED ? { startTime: since } : { fromId: fromId ?? '0' };
    const rows = list(await client.read('privateGetMyTrades', { symbol: market.id, limit: PAGE, ...begin }));
    records.push(...rows.filter((row) => needMillis(row, 'time') <= until).map((row) => fillOf(row, market)));
    const last = rows.at(-1);
    const isMore = rows.length === PAGE && last !== undefined && needMillis(last, 'time') <= until;
    fromId = isMore ? String(BigInt(needText(last, 'id')) + 1n) : null;
    if (!isMore) index++;
    const next = markets[index];
    if (next === undefined) break;
    if (records.length >= ENOUGH_RECORDS || !hasTime()) {
      const there = JSON.stringify({ market: next.id, fromId });
      return { records, cursor: there, done: Math.min(0.99, index / markets.length) };
    }
  }
  return { records, cursor: null, done: 1 };
};

function fillOf(row: unknown, { id, base, quote }: LibraryMarket): ExchangeRecord {
  return tradeRecord({
    id: `${id}-${needText(row, 'id')}`,
    millis: needMillis(row, 'time'),
    side: at(row, 'isBuyer') === true ? 'buy' : 'sell',
    base: amount(base, needDecimal(row, 'qty')),
    quote: amount(quote, needDecimal(row, 'quoteQty')),
    fee: amount(needText(row, 'commissionAsset'), decimalAt(row, 'commission') ?? '0'),
    note: textAt(row, 'orderId'),
  });
}
