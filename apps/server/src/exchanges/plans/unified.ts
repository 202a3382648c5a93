/**
 * Any other exchange of the library, in its unified words: fills, deposits and withdrawals by month. We have not seen these
 * with recorded answers, which is why the page calls them untested. What the library cannot fetch is left out.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { z } from 'zod';
import { BadAnswer, decimalAt, needDecimal, needText } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { DAY_MS, type ExchangePlan, inWindows, readCursor, type StreamReader } from '../reading/stream-reader.ts';
import type { LibraryExchange, LibraryMove, LibraryTrade } from '../relay/exchange-library.ts';

const DAYS = 30;
const OPENED_BEFORE = '2015-01-01';

type History<T> = (exchange: LibraryExchange, from: number, to: number) => Promise<readonly T[]>;

/** Where a stretch is read next: back from its oldest item seen, then onward from the newest. */
const place = z.union([z.strictObject({ back: z.int(), newest: z.int() }), z.strictObject({ onward: z.int() })]);

/**
 * Some exchanges give the oldest items of a stretch first, some the newest, and none says how many it gives at once. So what
 * is older than an answer is asked for until nothing older comes, and what is newer until nothing newer comes.
 */
function windowed<T extends { readonly timestamp?: number }>(
  history: History<T>,
  recordOf: (item: T) => ExchangeRecord | undefined,
): StreamReader {
  return inWindows({
    days: DAYS,
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
      const records = inside.flatMap((item) => recordOf(item) ?? []);
      return { records, next: nextPlace(here, { from, to, oldest, newest, isEmpty: inside.length === 0 }) };
    },
  });
}

interface Seen {
  readonly from: number;
  readonly to: number;
  readonly oldest: number;
  readonly newest: number;
  readonly isEmpty: boolean;
}

function nextPlace(
  here: z.infer<typeof place> | undefined,
  { from, to, oldest, newest, isEmpty }: Seen,
): string | null {
  const onward = (time: number) => (time < to ? JSON.stringify({ onward: time }) : null);
  if (here === undefined) {
    if (isEmpty) return null;
    return oldest > from ? JSON.stringify({ back: oldest, newest }) : onward(newest);
  }
  if ('onward' in here) return newest > here.onward ? onward(newest) : null;
  const isOlder = oldest < here.back && oldest > from;
  return isOlder ? JSON.stringify({ back: oldest, newest: here.newest }) : onward(here.newest);
}

function fillOf(item: LibraryTrade): ExchangeRecord {
  const [pair = '', settled] = needText(item, 'symbol').split(':');
  const [base = '', quote = ''] = pair.split('/');
  const head = { id: needText(item, 'id'), millis: item.timestamp ?? 0 };
  if (settled !== undefined || quote === '') {
    return entryRecord({ ...head, word: 'derivative trade', change: amount(base, needDecimal(item, 'amount')) });
  }
  const feeAsset = item.fee?.currency;
  return tradeRecord({
    ...head,
    side: item.side === 'sell' ? 'sell' : 'buy',
    base: amount(base, needDecimal(item, 'amount')),
    quote: amount(quote, needDecimal(item, 'cost')),
    fee: feeAsset === undefined ? undefined : amount(feeAsset, decimalAt(item, 'fee', 'cost') ?? '0'),
  });
}

function moveOf(item: LibraryMove, kind: 'deposit' | 'withdrawal'): ExchangeRecord | undefined {
  /** An exchange that gives no status lists only what is done. */
  if (item.status !== undefined && item.status !== 'ok') return undefined;
  const id = item.id ?? item.txid;
  if (id === undefined || item.timestamp === undefined) throw new BadAnswer('movement without id');
  const feeAsset = item.fee?.currency;
  return moveRecord({
    id: `${kind}-${id}`,
    millis: item.timestamp,
    kind,
    moved: amount(needText(item, 'currency'), needDecimal(item, 'amount')),
    fee:
      feeAsset === undefined || kind === 'deposit'
        ? undefined
        : amount(feeAsset, decimalAt(item, 'fee', 'cost') ?? '0'),
    txHash: item.txid,
    address: item.address,
  });
}

/** Some exchanges answer for a week only; asking for more than they want is refused by them, not by us. */
export function unifiedPlan(exchange: LibraryExchange): ExchangePlan {
  const can = (name: string) => exchange.has[name] === true;
  const params = (to: number) => ({ until: Math.min(to, Date.now() + DAY_MS) });
  const streams = {
    ...(can('fetchMyTrades')
      ? {
          trades: windowed(
            (library, from, to) => library.fetchMyTrades(undefined, from, undefined, params(to)),
            fillOf,
          ),
        }
      : {}),
    ...(can('fetchDeposits')
      ? {
          deposits: windowed(
            (library, from, to) => library.fetchDeposits(undefined, from, undefined, params(to)),
            (item) => moveOf(item, 'deposit'),
          ),
        }
      : {}),
    ...(can('fetchWithdrawals')
      ? {
          withdrawals: windowed(
            (library, from, to) => library.fetchWithdrawals(undefined, from, undefined, params(to)),
            (item) => moveOf(item, 'withdrawal'),
          ),
        }
      : {}),
  };
  return {
    streams,
    prepare: (client) => client.markets(),
    greet: async (client) => client.library?.fetchBalance(),
  };
}
