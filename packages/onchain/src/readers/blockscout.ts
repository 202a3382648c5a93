/**
 * Blockscout's own interface (`/api/v2`), which answers without a key where its Etherscan form refuses. Four lists of an
 * address, each newest first; a later reading stops below the block up to which all is settled. What the service calls the
 * fee holds the share of the main chain on rollups (blockscout/blockscout pull request 7219).
 */
import { defined, err, field, isRecord, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import { nodeMoment } from '../year-end/node-moment.ts';
import { BLOCKSCOUT_LISTS, type BlockscoutList, partOfItem, tokenAddress } from './blockscout-items.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainAsset, ChainBalance } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { wholeUnits } from './units.ts';

/** Blocks that a reorganisation may still change; the next reading looks at them again. */
const UNSETTLED_BLOCKS = 64;
/** Only Ethereum pays its validators' withdrawals in its own coin to an address. */
const PAYS_WITHDRAWALS: ReadonlySet<string> = new Set(['ethereum']);

interface Cursor {
  readonly list: number;
  readonly next: Readonly<Record<string, string>>;
  readonly highest: number;
}

export function blockscoutReader(options: ReaderOptions): ChainReader {
  const tokenLists = new Map<string, Promise<Result<Json, ReadFailure>>>();
  return {
    name: options.name,
    family: 'blockscout',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, `addresses/${encodeURIComponent(address)}`, {}, signal);
      // An address that never took part in anything is not known to the service.
      if (!answer.ok)
        return answer.error.code === 'not-found' ? ok([{ asset: options.chain.native, amount: '0' }]) : answer;
      const amount = wholeUnits(textField(answer.value, 'coin_balance') ?? '0', options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
    tokenBalance: async (address, token, signal) => {
      const path = `addresses/${encodeURIComponent(address)}/token-balances`;
      const asked = tokenLists.get(address) ?? ask(options, path, {}, signal);
      tokenLists.set(address, asked);
      return balanceIn(await asked, token);
    },
    atMoment: (question) =>
      nodeMoment(
        (method, params) => callNode(options, method, params, question.signal),
        options.chain.native,
        question,
      ),
  };
}

/** A token that is not in the list of balances is not held. */
function balanceIn(answer: Result<Json, ReadFailure>, token: ChainAsset): Result<ChainBalance, ReadFailure> {
  if (!answer.ok) return answer;
  const rows = listField(answer.value);
  if (rows === undefined) return err({ code: 'garbage' });
  const contract = (token.contract ?? '').toLowerCase();
  const row = rows.find((one) => tokenAddress(field(one, 'token'))?.toLowerCase() === contract);
  const amount = row === undefined ? '0' : wholeUnits(textField(row, 'value'), token.decimals);
  return amount === undefined ? err({ code: 'garbage' }) : ok({ asset: token, amount });
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const start = Number(since ?? '0');
  const at = cursor === undefined ? { list: 0, next: {}, highest: start } : (JSON.parse(cursor) as Cursor);
  const list = listsOf(options)[at.list];
  if (list === undefined) return err({ code: 'garbage' });
  const answer = await ask(options, `addresses/${encodeURIComponent(address)}/${list}`, at.next, signal);
  const isUnknownAddress = !answer.ok && answer.error.code === 'not-found';
  if (!answer.ok && !isUnknownAddress) return answer;
  const rows = answer.ok ? listField(answer.value, 'items') : [];
  const settled = rows?.filter((row) => !isWaiting(row));
  const read = readParts(settled, (row) => partOfItem(options.chain, list, row));
  if (!read.ok) return read;
  const parts = read.value.filter(({ block }) => block >= start);
  const highest = Math.max(at.highest, ...parts.map(({ block }) => block));
  const next = answer.ok ? nextOf(answer.value) : undefined;
  const goesOn = next !== undefined && parts.length === read.value.length;
  if (goesOn) return ok({ parts, cursor: JSON.stringify({ list: at.list, next, highest }) });
  if (at.list + 1 < listsOf(options).length) {
    return ok({ parts, cursor: JSON.stringify({ list: at.list + 1, next: {}, highest }) });
  }
  return ok({ parts, mark: String(Math.max(start, highest - UNSETTLED_BLOCKS)), renewedFrom: start });
}

function listsOf({ chain }: ReaderOptions): readonly BlockscoutList[] {
  return BLOCKSCOUT_LISTS.filter((list) => list !== 'withdrawals' || PAYS_WITHDRAWALS.has(chain.id));
}

/** Sent and not yet in a block. */
function isWaiting(row: Json): boolean {
  return (field(row, 'block_number') ?? field(row, 'block') ?? null) === null;
}

/** What the service wants to be given for the next page, as it says it. */
function nextOf(answer: Json): Readonly<Record<string, string>> | undefined {
  const next = field(answer, 'next_page_params');
  if (!isRecord(next)) return undefined;
  return Object.fromEntries(
    Object.keys(next).flatMap((name) => {
      const value = textField(next as Json, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function ask(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  parameters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const query = new URLSearchParams({ ...parameters, ...defined({ apikey: apiKey }) }).toString();
  return readJson(http, { service: name, url: `${base}/api/v2/${path}${query === '' ? '' : `?${query}`}`, signal });
}

/** The node behind the explorer; whoever has a key asks it elsewhere (docs.blockscout.com, ETH RPC API). */
function callNode(
  { http, base, name, apiKey }: ReaderOptions,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const url = apiKey === undefined ? `${base}/api/eth-rpc` : `${base}/json-rpc?apikey=${encodeURIComponent(apiKey)}`;
  return readJson(http, { service: name, url, body: { jsonrpc: '2.0', id: 1, method, params }, signal });
}
