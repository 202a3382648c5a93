/**
 * Any other exchange of the library, in its unified words: fills, deposits and withdrawals by month. We have not seen these
 * with recorded answers, which is why the page calls them untested. What the library cannot fetch is left out.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { BadAnswer, decimalAt, needDecimal, needText } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { DAY_MS, type ExchangePlan, inWindows, type StreamReader } from '../reading/stream-reader.ts';
import type { LibraryExchange, LibraryMove, LibraryTrade } from '../relay/exchange-library.ts';

const DAYS = 30;
const OPENED_BEFORE = '2015-01-01';

type History<T> = (exchange: LibraryExchange, from: number, to: number) => Promise<readonly T[]>;

/** The library pages inside a stretch by the last time seen; a full page again and again means there is more. */
function windowed<T extends { readonly timestamp?: number }>(
  history: History<T>,
  recordOf: (item: T) => ExchangeRecord | undefined,
): StreamReader {
  return inWindows({
    days: DAYS,
    opened: OPENED_BEFORE,
    read: async (client, { from, to, page }) => {
      const start = page === null ? from : Number(page);
      await client.markets();
      const items = client.library === undefined ? [] : await history(client.library, start, to);
      const inside = items.filter(({ timestamp = 0 }) => timestamp >= from && timestamp <= to);
      const latest = Math.max(...inside.map(({ timestamp = 0 }) => timestamp));
      const isMore = inside.length > 0 && latest > start && latest < to;
      return { records: inside.flatMap((item) => recordOf(item) ?? []), next: isMore ? String(latest) : null };
    },
  });
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
  if (item.status !== 'ok') return undefined;
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
