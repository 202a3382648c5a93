/**
 * For tests: an exchange that says what it said before. A file of `fixtures/recorded` holds answers with their source, and the
 * records that they mean, worked out by hand; every question of a plan is answered from there, and one that no answer fits
 * fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { ExchangeRecord, ExchangeStream } from '@cryptax/api-contract';
import { planOf } from '../plans/plan-of.ts';
import { createClients, type ExchangeClient } from '../relay/exchange-client.ts';
import type { LibraryMarket } from '../relay/exchange-library.ts';

export interface RecordedHistory {
  /** Days that are asked for, both included; without `to` one day. */
  readonly from: string;
  readonly to?: string;
  /** Each with `when`, a part of the address, method first: `GET /api/v1/fills`. The first that fits answers. */
  readonly answers: readonly { readonly when: string; readonly answer: unknown }[];
  readonly expected: readonly string[];
}

interface RecordedExchange {
  readonly name: string;
  readonly exchange: string;
  readonly about: string;
  readonly source: string;
  /** `recorded`: an answer the exchange gave. `documented`: an example of its documentation or of the library's source. */
  readonly kind: 'recorded' | 'documented';
  readonly read: string;
  /** When and how the expected records were made. */
  readonly workedOut: string;
  /** `BTCUSDT BTC USDT`: the exchange's own name of a market, and what it trades. */
  readonly markets?: readonly string[];
  readonly histories: Readonly<Partial<Record<ExchangeStream, RecordedHistory>>>;
}

const FOLDER = new URL('../../../fixtures/recorded/', import.meta.url);
const DAY_MS = 86_400_000;
/** Gemini takes only keys that begin so. */
const CREDENTIALS = { apiKey: 'account-recorded-key', secret: 'c2VjcmV0', password: 'pass', uid: '1' };

export const RECORDED: readonly RecordedExchange[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ ...(JSON.parse(textOf(name)) as RecordedExchange), name }));

function textOf(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

/** The records of one history as lines, each once; what was asked beside them. */
export async function replay(
  { exchange, markets = [] }: RecordedExchange,
  stream: ExchangeStream,
  { from, to = from, answers }: RecordedHistory,
): Promise<readonly string[]> {
  const open = createClients({
    mirror: undefined,
    now: Date.now,
    keepsLimits: false,
    fetch: async (url, init) => {
      const { pathname, search } = new URL(url);
      const body = typeof init?.body === 'string' ? init.body : '';
      const question = `${init?.method ?? 'GET'} ${pathname}${decodeURIComponent(search)} ${body}`;
      const found = answers.find(({ when }) => question.includes(when));
      if (found === undefined) throw new Error(`no recorded answer to ${question}`);
      return new Response(JSON.stringify(found.answer), { headers: { 'content-type': 'application/json' } });
    },
  });
  const client = withMarkets(await open(exchange, CREDENTIALS), markets);
  const reader = planOf(client)?.streams[stream];
  if (reader === undefined) throw new Error(`${exchange} has no history ${stream}`);
  const lines = new Map<string, string>();
  let cursor: string | null = null;
  do {
    const page = await reader({
      client,
      cursor,
      since: Date.parse(from),
      until: Date.parse(to) + DAY_MS,
      hasTime: () => true,
    });
    for (const record of page.records) lines.set(`${record.kind} ${record.id}`, lineOf(record));
    cursor = page.cursor;
  } while (cursor !== null);
  return [...lines.values()].sort();
}

/** Lists of markets are long and say nothing about an account, so the files name the markets that they need. */
function withMarkets(client: ExchangeClient | undefined, rows: readonly string[]): ExchangeClient {
  if (client === undefined) throw new Error('not an exchange');
  const markets = rows.map((row) => {
    const [id = '', base = '', quote = '', baseId = base, quoteId = quote] = row.split(' ');
    const names = { id, symbol: `${base}/${quote}`, base, quote, baseId, quoteId, info: { fee_currency: quote } };
    return { ...names, type: 'spot', spot: true, ...UNLIMITED };
  });
  const library = client.library as unknown as { setMarkets?: (list: readonly object[]) => unknown } | undefined;
  if (markets.length > 0) library?.setMarkets?.(markets);
  const byId = new Map<string, LibraryMarket>(markets.map((market) => [market.id, market]));
  return { ...client, markets: async () => byId };
}

const UNLIMITED = { active: true, margin: true, precision: {}, limits: {} };

/** `2023-10-18T04:32:19.699Z trade 1: +5 USDT -0.0002 BTC, fee 0.01 USDT`. */
function lineOf(record: ExchangeRecord): string {
  const head = `${record.at} ${record.kind} ${record.id}:`;
  const fee = record.fee === undefined ? '' : `, fee ${record.fee.amount} ${record.fee.asset}`;
  if (record.kind === 'trade') {
    const { in: into, out } = record;
    return `${head} +${into.amount} ${into.asset} -${out.amount} ${out.asset}${fee}`;
  }
  if (record.kind === 'entry') return `${head} ${record.word} ${record.change.amount} ${record.change.asset}${fee}`;
  const hash = record.txHash === undefined ? '' : `, ${record.txHash.slice(0, 10)}`;
  return `${head} ${record.moved.amount} ${record.moved.asset}${fee}${hash}`;
}
