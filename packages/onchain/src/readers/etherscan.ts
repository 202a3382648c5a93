/**
 * Etherscan v2 and the services that answer in the same form (Blockscout, Routescan). An address has several lists:
 * normal calls, internal transfers, tokens, NFTs. Each is read upward by block, so that a reading can stop anywhere and
 * go on: a full page gives up its last block and the next page begins with it, whole.
 */
import { defined, err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type {
  ChainReader,
  HistoryPage,
  MomentQuestion,
  PageQuestion,
  ReaderOptions,
  ReadFailure,
  ToldMoment,
} from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { type EtherscanList, partOfRow } from './etherscan-rows.ts';
import { withMainChainFees } from './main-chain-fees.ts';
import { readJson } from './read-json.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

const LISTS: readonly EtherscanList[] = ['txlist', 'txlistinternal', 'tokentx', 'tokennfttx', 'token1155tx'];
/** Not every service of this form has all lists; one that does not know them says so, and has nothing to tell. */
const OPTIONAL_LISTS: ReadonlySet<EtherscanList> = new Set(['tokennfttx', 'token1155tx', 'txsBeaconWithdrawal']);
/** Only Ethereum pays its validators' withdrawals in its own coin to an address. */
const PAYS_WITHDRAWALS: ReadonlySet<string> = new Set(['ethereum']);
const PAGE_SIZE = 1_000;
/** Blocks that a reorganisation may still change; the next reading looks at them again. */
const UNSETTLED_BLOCKS = 64;

interface Cursor {
  readonly list: number;
  readonly block: number;
  readonly page: number;
  readonly highest: number;
}

export function etherscanReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'etherscan',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, { action: 'balance', address, tag: 'latest' }, signal);
      if (!answer.ok) return answer;
      const amount = wholeUnits(textField(answer.value, 'result'), options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
    asksPerToken: true,
    tokenBalance: async (address, token, signal) => {
      const contractaddress = token.contract ?? '';
      const answer = await ask(options, { action: 'tokenbalance', address, contractaddress, tag: 'latest' }, signal);
      if (!answer.ok) return answer;
      const amount = wholeUnits(textField(answer.value, 'result'), token.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok({ asset: token, amount });
    },
    atMoment: (question) => readMoment(options, question),
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const start = blockOf(since);
  const at = readCursor(cursor) ?? { list: 0, block: start, page: 1, highest: start };
  const list = listsOf(options)[at.list];
  if (list === undefined) return err({ code: 'garbage' });
  const size = options.pageSize ?? PAGE_SIZE;
  const answer = await ask(
    options,
    {
      action: list,
      address,
      startblock: String(at.block),
      endblock: '99999999999',
      page: String(at.page),
      offset: String(size),
      sort: 'asc',
    },
    signal,
  );
  if (!answer.ok && isUnknownList(answer.error) && OPTIONAL_LISTS.has(list)) {
    return pageOf(options, list, [], at, size, start);
  }
  if (!answer.ok) return answer;
  const rows = listField(answer.value, 'result');
  if (rows === undefined) return err({ code: 'garbage' });
  const page = pageOf(options, list, rows, at, size, start);
  if (!page.ok || list !== 'txlist') return page;
  return withMainChainFees(options, page.value, address, (query) => ask(options, query, signal));
}

function listsOf({ chain }: ReaderOptions): readonly EtherscanList[] {
  return PAYS_WITHDRAWALS.has(chain.id) ? [...LISTS, 'txsBeaconWithdrawal'] : LISTS;
}

/** Etherscan says it in a text, others with the status of a bad request. */
function isUnknownList(failure: ReadFailure): boolean {
  if (failure.code === 'refused') return failure.status === 400;
  return failure.code === 'api' && /action/i.test(failure.message);
}

function pageOf(
  options: ReaderOptions,
  list: EtherscanList,
  rows: readonly Json[],
  at: Cursor,
  size: number,
  start: number,
): Result<HistoryPage, ReadFailure> {
  const parts: ChainTransaction[] = [];
  const seen = new Set<string>();
  let inBlock = 0;
  for (const row of rows) {
    const text = options.repeatsRows === true ? JSON.stringify(row) : '';
    if (text !== '' && seen.has(text)) continue;
    seen.add(text);
    inBlock = textField(row, 'blockNumber') === String(parts.at(-1)?.block) ? inBlock + 1 : 0;
    const part = partOfRow(options.chain, list, row, `${list} ${at.page} ${inBlock}`);
    if (part === undefined) return err({ code: 'garbage' });
    parts.push(part);
  }
  const last = parts.at(-1)?.block ?? at.block;
  const highest = Math.max(at.highest, last);
  if (rows.length < size) {
    const next = at.list + 1;
    if (next < listsOf(options).length)
      return ok({ parts, cursor: printCursor({ list: next, block: start, page: 1, highest }) });
    return ok({ parts, mark: String(Math.max(start, highest - UNSETTLED_BLOCKS)), renewedFrom: start });
  }
  const isOneBlock = parts[0]?.block === last;
  const kept = isOneBlock ? parts : parts.filter(({ block }) => block < last);
  const next = isOneBlock ? { ...at, page: at.page + 1, highest } : { list: at.list, block: last, page: 1, highest };
  return ok({ parts: kept, cursor: printCursor(next) });
}

async function ask(
  { http, chain, base, apiKey, name }: ReaderOptions,
  parameters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const query = new URLSearchParams({
    ...defined({ chainid: chain.chainId === undefined ? undefined : String(chain.chainId) }),
    module: 'account',
    ...parameters,
    ...defined({ apikey: apiKey }),
  });
  const answer = await readJson(http, { service: name, url: `${base}?${query}`, signal, isRateLimited });
  if (!answer.ok) return answer;
  const failure = failureIn(answer.value);
  return failure === undefined ? answer : err(failure);
}

function isRateLimited(json: Json): boolean {
  return /rate limit/i.test(textField(json, 'result') ?? '');
}

/** The block and its time are free to ask for; what was held at it only with a paid plan, so it may be missing. */
async function readMoment(
  options: ReaderOptions,
  { address, until, signal }: MomentQuestion,
): Promise<Result<ToldMoment, ReadFailure>> {
  const timestamp = String(Date.parse(until) / 1000);
  const found = await ask(
    options,
    { module: 'block', action: 'getblocknobytime', timestamp, closest: 'before' },
    signal,
  );
  if (!found.ok) return found;
  const blockno = textField(found.value, 'result') ?? '';
  const named = await ask(options, { module: 'block', action: 'getblockreward', blockno }, signal);
  if (!named.ok) return named;
  const at = instantOfSeconds(textField(named.value, 'result', 'timeStamp'));
  if (blockOf(blockno) === 0 || at === undefined || at > until) return err({ code: 'garbage' });
  const block = { height: blockOf(blockno), at };
  const held = await ask(options, { action: 'balancehistory', address, blockno }, signal);
  const amount = held.ok ? wholeUnits(textField(held.value, 'result'), options.chain.native.decimals) : undefined;
  return ok({ block, balances: amount === undefined ? undefined : [{ asset: options.chain.native, amount }] });
}

/** "0" means failed or empty; an empty list is a fine answer. */
function failureIn(json: Json): ReadFailure | undefined {
  if (textField(json, 'status') === '1' || typeof field(json, 'result') === 'object') return undefined;
  const text = textField(json, 'result') ?? textField(json, 'message') ?? '';
  if (/api key/i.test(text)) return { code: 'api-key' };
  if (/chainid|paid|upgrade/i.test(text)) return { code: 'unsupported' };
  return { code: 'api', message: text.slice(0, 200) };
}

function blockOf(text: string | undefined): number {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : 0;
}

function printCursor({ list, block, page, highest }: Cursor): string {
  return [list, block, page, highest].join(' ');
}

function readCursor(text: string | undefined): Cursor | undefined {
  const found = /^(\d{1,2}) (\d{1,12}) (\d{1,5}) (\d{1,12})$/.exec(text ?? '');
  if (found === null) return undefined;
  const [list = 0, block = 0, page = 1, highest = 0] = found.slice(1).map(Number);
  return { list, block, page, highest };
}
