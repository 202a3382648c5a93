/**
 * Fills of KuCoin's high-frequency accounts, which since 2024 are those of all users, and of margin. Their lists answer for
 * one market at a time, newest first and paged by the oldest one seen, and hold seven days (docs of /api/v1/hf/fills,
 * /api/v3/hf/margin/fills and /api/ua/v1/classic/order/history, read on 2026-11-17): all markets are walked in the order of
 * their names, and whoever does not sync every week needs the file.
 */

import type { ExchangeRecord } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { z } from 'zod';
import { at, list, textAt } from '../reading/raw-json.ts';
import { DAY_MS, ENOUGH_RECORDS, readCursor, type StreamReader } from '../reading/stream-reader.ts';
import type { LibraryMarket } from '../relay/exchange-library.ts';

export const RAPID_KEEPS_DAYS = 7;
const PAGE = 100;

const SPOT = { method: 'privateGetHfFills', extra: {} } as const;
const MARGIN = [
  { method: 'privateGetHfMarginFills', extra: { tradeType: 'MARGIN_TRADE' } },
  { method: 'privateGetHfMarginFills', extra: { tradeType: 'MARGIN_ISOLATED_TRADE' } },
] as const;

const place = z.strictObject({
  market: z.string().max(40),
  list: z
    .int()
    .min(0)
    .max(MARGIN.length + 1),
  lastId: z.string().max(30).nullable(),
  hasSpot: z.boolean(),
});

export function kucoinRapid(fillOf: (row: unknown) => ExchangeRecord): StreamReader {
  return async ({ client, cursor, since, until, hasTime }) => {
    const markets = [...(await client.markets()).values()];
    let here = cursor === null ? { ...START, hasSpot: await hasRapidAccount(client.read) } : readCursor(cursor, place);
    const records: ExchangeRecord[] = [];
    /** A market that was closed meanwhile is gone from the list: the walk goes on behind it. */
    let index = markets.findIndex(({ id }) => id >= here.market);
    if (markets[index]?.id !== here.market) here = { ...here, list: 0, lastId: null };
    const range = { startAt: Math.max(since, until - RAPID_KEEPS_DAYS * DAY_MS), endAt: until, limit: PAGE };
    for (let market = markets[index]; market !== undefined; market = markets[index]) {
      const asked = listsOf(market, here.hasSpot)[here.list];
      if (asked === undefined) {
        index++;
        here = { ...here, list: 0 };
        continue;
      }
      const more = defined({ lastId: here.lastId ?? undefined });
      const answer = await client.read(asked.method, { symbol: market.id, ...range, ...asked.extra, ...more });
      const rows = list(answer, 'data', 'items');
      records.push(...rows.map(fillOf));
      const lastId = rows.length < PAGE ? null : (textAt(answer, 'data', 'lastId') ?? null);
      const isMore = lastId !== null && lastId !== here.lastId;
      here = isMore ? { ...here, lastId } : { ...here, list: here.list + 1, lastId: null };
      if (records.length >= ENOUGH_RECORDS || !hasTime()) {
        const next = JSON.stringify({ ...here, market: market.id });
        return { records, cursor: next, done: Math.min(0.99, index / markets.length) };
      }
    }
    return { records, cursor: null, done: 1 };
  };
}

const START = { market: '', list: 0, lastId: null };

async function hasRapidAccount(read: (method: 'privateGetHfAccountsOpened') => Promise<unknown>): Promise<boolean> {
  return at(await read('privateGetHfAccountsOpened'), 'data') === true;
}

function listsOf({ margin }: LibraryMarket, hasSpot: boolean) {
  return [...(hasSpot ? [SPOT] : []), ...(margin === true ? MARGIN : [])];
}
