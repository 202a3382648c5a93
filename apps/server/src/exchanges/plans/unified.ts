/**
 * Any other exchange of the library, in its unified words: fills, deposits and withdrawals by month, fills market by market
 * where the exchange wants that. The page calls them unproven. What the library cannot fetch is left out, and a history
 * whose end cannot be told from a full page is refused as a whole: a part of it would look like all of it.
 */
import { coverageOf, type ExchangeRecord } from '@cryptax/api-contract';
import { z } from 'zod';
import { BadAnswer, decimalAt, isZeroText, needDecimal, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import {
  DAY_MS,
  ENOUGH_RECORDS,
  type ExchangePlan,
  inWindows,
  readCursor,
  type StreamReader,
} from '../reading/stream-reader.ts';
import type { LibraryExchange, LibraryMove, LibraryTrade } from '../relay/exchange-library.ts';
import { NotOffered } from '../relay/relay-failure.ts';

const DAYS = 30;
const OPENED_BEFORE = '2015-01-01';

type History<T> = (exchange: LibraryExchange, from: number, to: number) => Promise<readonly T[]>;

/**
 * Where a stretch is read next: back from its oldest item seen, then onward from the newest. `doubt`: the exchange paid no
 * heed to the end it was given and filled a page, so older items may be hidden behind it.
 */
const place = z.union([
  z.strictObject({ back: z.int(), newest: z.int() }),
  z.strictObject({ onward: z.int(), doubt: z.literal(true).optional() }),
]);

/** Pages hold ten, 25, 50, a hundred items and their multiples; any other number is the end of a list. */
function looksFull(count: number): boolean {
  return count > 0 && (count % 10 === 0 || count % 25 === 0);
}

/**
 * Some exchanges give the oldest items of a stretch first, some the newest, and none says how many it gives at once. So what
 * is older than an answer is asked for until nothing older comes, and what is newer until nothing newer comes.
 */
function windowed<T extends { readonly timestamp?: number }>(
  history: History<T>,
  recordsOf: (item: T) => readonly ExchangeRecord[],
  days = DAYS,
): StreamReader {
  return inWindows({
    days,
    opened: OPENED_BEFORE,
    read: async (client, { from, to, page }) => {
      const here = page === null ? undefined : readCursor(page, place);
      const begin = here !== undefined && 'onward' in here ? here.onward : from;
      const end = here !== undefined && 'back' in here ? here.back : to;
      await client.markets();
      const items = client.library === undefined ? [] : await history(client.library, begin, end);
      const inside = items.filter(({ timestamp = 0 }) => timestamp >= from && timestamp <= to);
      const times = inside.map(({ timestamp = 0 }) => timestamp);
      const oldest = times.reduce((a, b) => Math.min(a, b), end);
      const newest = times.reduce((a, b) => Math.max(a, b), begin);
      const records = inside.flatMap(recordsOf);
      /** A later item than the end that was asked for; two seconds are the coarseness of some clocks. */
      const isEndIgnored = items.some(({ timestamp = 0 }) => timestamp > end + 2_000);
      const isDoubtful = isEndIgnored && looksFull(items.length);
      return { records, next: nextPlace(here, { from, to, oldest, newest, isEmpty: inside.length === 0, isDoubtful }) };
    },
  });
}

interface Seen {
  readonly from: number;
  readonly to: number;
  readonly oldest: number;
  readonly newest: number;
  readonly isEmpty: boolean;
  readonly isDoubtful: boolean;
}

function nextPlace(
  here: z.infer<typeof place> | undefined,
  { from, to, oldest, newest, isEmpty, isDoubtful }: Seen,
): string | null {
  const onward = (time: number) => (time < to ? JSON.stringify({ onward: time }) : null);
  if (here === undefined) {
    if (isEmpty) return null;
    return oldest > from ? JSON.stringify({ back: oldest, newest }) : onward(newest);
  }
  if ('onward' in here) {
    if (newest > here.onward) return onward(newest);
    /** Nothing newer came, so the page was filled from the newest on, and what is older cannot be asked for. */
    if (here.doubt === true) throw new NotOffered('The history cannot be read to its beginning.');
    return null;
  }
  const isOlder = oldest < here.back && oldest > from;
  if (isOlder) return JSON.stringify({ back: oldest, newest: here.newest });
  return isDoubtful ? JSON.stringify({ onward: here.newest, doubt: true }) : onward(here.newest);
}

const MARKET_HISTORY_DAYS = 36_500;
const marketPlace = z.strictObject({ market: z.string().max(60), inner: z.string().max(2_500).nullable() });

/** Market by market in the order of their names, each over its whole history: most of them hold nothing. */
const byMarket: StreamReader = async (ask) => {
  const markets = [...(await ask.client.markets()).values()];
  let here = ask.cursor === null ? { market: '', inner: null } : readCursor(ask.cursor, marketPlace);
  const records: ExchangeRecord[] = [];
  for (let index = markets.findIndex(({ id }) => id >= here.market); index >= 0; ) {
    const market = markets[index];
    if (market === undefined) break;
    const symbol = `${market.base}/${market.quote}`;
    const read = windowed(
      (library, from, to) => library.fetchMyTrades(symbol, from, undefined, until(to)),
      fillsOf,
      MARKET_HISTORY_DAYS,
    );
    const page = await read({ ...ask, cursor: here.market === market.id ? here.inner : null });
    /** Exchanges that answer by market often count their fills within it. */
    records.push(...page.records.map((record) => ({ ...record, id: `${market.id}-${record.id}` })));
    if (page.cursor === null) index++;
    const next = markets[index];
    if (next === undefined) break;
    here = { market: next.id, inner: page.cursor };
    if (records.length >= ENOUGH_RECORDS || !ask.hasTime()) {
      return { records, cursor: JSON.stringify(here), done: Math.min(0.99, index / markets.length) };
    }
  }
  return { records, cursor: null, done: 1 };
};

/**
 * All markets at once, where the exchange answers that. It says that it does not by refusing the first question, or by fills
 * that do not name their market (BtcTurk): none of those was taken over before.
 */
const fills: StreamReader = async (ask) => {
  const isByMarket = ask.cursor?.startsWith('{"market"') === true;
  if (isByMarket) return byMarket(ask);
  try {
    return await atOnce(ask);
  } catch (error) {
    if (error instanceof MarketUntold) return byMarket({ ...ask, cursor: null });
    if (ask.cursor !== null || !wantsMarket(error)) throw error;
    return byMarket(ask);
  }
};

class MarketUntold extends BadAnswer {}

const atOnce = windowed(
  (library, from, to) => library.fetchMyTrades(undefined, from, undefined, until(to)),
  (item) => {
    if (textAt(item, 'symbol') === undefined) throw new MarketUntold('fill without its market');
    return fillsOf(item);
  },
);

function wantsMarket(error: unknown): boolean {
  return error instanceof Error && error.constructor.name === 'ArgumentsRequired';
}

function until(to: number): { readonly until: number } {
  return { until: Math.min(to, Date.now() + DAY_MS) };
}

function fillsOf(item: LibraryTrade): readonly ExchangeRecord[] {
  const [pair = '', settled] = needText(item, 'symbol').split(':');
  const [base = '', quote = ''] = pair.split('/');
  const head = { id: needText(item, 'id'), millis: item.timestamp ?? 0 };
  if (settled !== undefined || quote === '') {
    return [entryRecord({ ...head, word: 'derivative trade', change: amount(base, needDecimal(item, 'amount')) })];
  }
  const feeAsset = item.fee?.currency;
  const charged = decimalAt(item, 'fee', 'cost') ?? '0';
  const fill = tradeRecord({
    ...head,
    side: item.side === 'sell' ? 'sell' : 'buy',
    base: amount(base, needDecimal(item, 'amount')),
    quote: amount(quote, needDecimal(item, 'cost')),
    fee: feeAsset === undefined ? undefined : amount(feeAsset, charged),
  });
  if (feeAsset !== undefined || isZeroText(charged)) return [fill];
  /** WhiteBIT named no coin of the fee for years. Most likely the market's money, but a person has to say so. */
  const change = amount(quote, charged.startsWith('-') ? charged.slice(1) : `-${charged}`);
  return [fill, entryRecord({ ...head, id: `${head.id}-fee`, word: 'fee without its coin', change })];
}

/** Words of the exchange that the library passes on unread (CoinEx says FINISHED, the library knows finished). */
const DONE =
  /^(?:ok|finish(?:ed)?|completed?|success(?:ful)?|succeed(?:ed)?|done|confirmed|executed|credited|processed|settled)$/i;
const NOT_DONE = /^(?:pending|fail(?:ed)?|cancell?ed|rejected|expired|processing|confirming|refunded)$/i;

function movesOf(item: LibraryMove, kind: 'deposit' | 'withdrawal'): readonly ExchangeRecord[] {
  /** An exchange that gives no status lists only what is done. */
  const status = item.status ?? 'ok';
  if (NOT_DONE.test(status)) return [];
  if (item.timestamp === undefined) throw new BadAnswer('movement without time');
  const moved = amount(needText(item, 'currency'), needDecimal(item, 'amount'));
  /** Some rows have no number of their own (WhiteBIT); then what they say is their name. */
  const id = item.id ?? item.txid ?? [item.timestamp, moved.asset, moved.amount, item.address ?? ''].join('-');
  const head = { id: `${kind}-${id}`, millis: item.timestamp };
  if (!DONE.test(status)) {
    const change = { ...moved, amount: kind === 'deposit' ? moved.amount : `-${moved.amount}` };
    return [entryRecord({ ...head, word: `${kind} with the status ${status}`, change })];
  }
  const feeAsset = item.fee?.currency;
  return [
    moveRecord({
      ...head,
      kind,
      moved,
      fee:
        feeAsset === undefined || kind === 'deposit'
          ? undefined
          : amount(feeAsset, decimalAt(item, 'fee', 'cost') ?? '0'),
      /** WhiteBIT's hash is in a field that the library does not read. */
      txHash: item.txid ?? textAt(item, 'info', 'transactionHash'),
      address: item.address,
    }),
  ];
}

function moves(kind: 'deposit' | 'withdrawal'): StreamReader {
  const method = kind === 'deposit' ? 'fetchDeposits' : 'fetchWithdrawals';
  return windowed(
    (library, from, to) => library[method](undefined, from, undefined, until(to)),
    (item) => movesOf(item, kind),
  );
}

/** Some exchanges answer for a week only; asking for more than they want is refused by them, not by us. */
export function unifiedPlan(exchange: LibraryExchange): ExchangePlan {
  const can = (name: string) => exchange.has[name] === true;
  const isSpotWhole = coverageOf(exchange.id)?.areas.spot !== 'file';
  const streams = {
    ...(can('fetchMyTrades') && isSpotWhole ? { trades: fills } : {}),
    ...(can('fetchDeposits') ? { deposits: moves('deposit') } : {}),
    ...(can('fetchWithdrawals') ? { withdrawals: moves('withdrawal') } : {}),
  };
  return {
    streams,
    prepare: (client) => client.markets(),
    greet: async (client) => client.library?.fetchBalance(),
  };
}
