/**
 * NEAR over NearBlocks, version 3 of its interface (versions 1 and 2 are being retired). Three lists tell it: the account's
 * transactions have the fees, its receipts the coin, its token events the tokens. A receipt's deposit is its own; what
 * `system` sends is gas that was not used or a deposit that came back. What tokens it holds is a list of its own.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainAsset, ChainBalance, ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, isZeroText, wholeUnits } from './units.ts';

const PAGE_SIZE = 25;
const TOKENS_PER_PAGE = 100;
const MAX_TOKEN_PAGES = 50;
const NANOSECOND_DIGITS = 9;
const REFUND = 'system';

type PartOf = (chain: ReaderOptions['chain'], row: Json, address: string) => ChainTransaction | undefined;

/** `id`: by which a later reading knows the newest row of this one again. */
const LISTS: readonly { readonly path: string; readonly id: string; readonly partOf: PartOf }[] = [
  { path: 'txns', id: 'transaction_hash', partOf: feeOf },
  { path: 'receipts', id: 'receipt_id', partOf: depositOf },
  { path: 'ft-txns', id: 'receipt_id', partOf: tokenOf },
];

export function nearReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'near.3',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: async (address, signal) => {
      const answer = await ask(options, `/v3/accounts/${encodeURIComponent(address)}/balance`, signal);
      if (!answer.ok) return answer;
      const amount = wholeUnits(textField(answer.value, 'data', 'amount'), options.chain.native.decimals);
      if (amount === undefined) return err({ code: 'garbage' });
      const tokens = await heldTokens(options, address, signal);
      return tokens.ok ? ok([{ asset: options.chain.native, amount }, ...tokens.value]) : tokens;
    },
  };
}

/** As the contracts say it themselves (Nearblocks/nearblocks: apps/api/src/sql/queries/accounts/assets/ftsBalances.sql). */
async function heldTokens(
  options: ReaderOptions,
  address: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainBalance[], ReadFailure>> {
  const found: ChainBalance[] = [];
  let next = '';
  for (let pages = 0; pages < MAX_TOKEN_PAGES; pages++) {
    const query = new URLSearchParams({ limit: String(TOKENS_PER_PAGE), ...(next === '' ? {} : { next }) });
    const answer = await ask(options, `/v3/accounts/${encodeURIComponent(address)}/assets/fts?${query}`, signal);
    if (!answer.ok) return answer;
    for (const row of listField(answer.value, 'data') ?? [null]) {
      const asset = assetOf(textField(row, 'contract'), row);
      const amount = asset === undefined ? undefined : wholeUnits(textField(row, 'amount'), asset.decimals);
      if (asset === undefined || amount === undefined) return err({ code: 'garbage' });
      found.push({ asset, amount });
    }
    next = textField(answer.value, 'meta', 'next_page') ?? '';
    if (next === '') return ok(found);
  }
  // Half a list would say of the rest that it is not held.
  return err({ code: 'garbage' });
}

/** A token that does not tell its decimals is counted in its smallest units: a guess would be wrong by powers of ten. */
function assetOf(contract: string | undefined, row: Json): ChainAsset | undefined {
  if (contract === undefined) return undefined;
  const decimals = Number(textField(row, 'meta', 'decimals') ?? '0');
  return { symbol: textField(row, 'meta', 'symbol') ?? '', contract, decimals };
}

/** The newest row of each list stands side by side in `since`. */
async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [at = '0', next = '', ...marks] = (cursor ?? '').split(' ');
  const number = Number(at || '0');
  const list = LISTS[number];
  if (list === undefined) return err({ code: 'garbage' });
  const size = options.pageSize ?? PAGE_SIZE;
  const query = new URLSearchParams({ limit: String(size), ...(next === '' ? {} : { next }) });
  const answer = await ask(options, `/v3/accounts/${encodeURIComponent(address)}/${list.path}?${query}`, signal);
  if (!answer.ok) return answer;
  const rows = listField(answer.value, 'data');
  const read = readParts(rows, (row) => list.partOf(options.chain, row, address));
  if (!read.ok) return read;
  const known = (since ?? '').split(' ')[number] ?? '';
  const newest = marks[number] || textField(rows?.[0], list.id) || known;
  const kept = [...marks.slice(0, number), newest];
  const knownAt = known === '' ? -1 : (rows ?? []).findIndex((row) => textField(row, list.id) === known);
  const parts = numbered(knownAt < 0 ? read.value : read.value.slice(0, knownAt));
  const older = textField(answer.value, 'meta', 'next_page');
  if (knownAt < 0 && older !== undefined && older !== '')
    return ok({ parts, cursor: [at || '0', older, ...kept].join(' ') });
  if (number + 1 < LISTS.length) return ok({ parts, cursor: [number + 1, '', ...kept].join(' ') });
  // A reading from the beginning replaces what an earlier one had found.
  return ok({ parts, mark: kept.join(' '), renewedFrom: since === undefined ? 0 : undefined });
}

function frameOf(chain: ReaderOptions['chain'], row: Json): Omit<ChainTransaction, 'movements'> | undefined {
  const hash = textField(row, 'transaction_hash');
  const nanoseconds = textField(row, 'block', 'block_timestamp') ?? textField(row, 'block_timestamp');
  const at = instantOfSeconds(nanoseconds?.slice(0, -NANOSECOND_DIGITS));
  if (hash === undefined || at === undefined) return undefined;
  const block = Number(textField(row, 'block', 'block_height') ?? '0');
  return { chain: chain.id, hash, at, block, isFailed: false };
}

/** The list names transactions that others signed as well; only the signer pays. */
function feeOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row);
  const payer = textField(row, 'signer_account_id');
  const amount = wholeUnits(textField(row, 'outcomes_agg', 'transaction_fee'), chain.native.decimals);
  if (frame === undefined || payer === undefined || amount === undefined) return undefined;
  return { ...frame, movements: [], fee: { payer, amount, symbol: chain.native.symbol } };
}

/** A receipt that failed gave its deposit back. */
function depositOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row);
  const [from, to] = ['predecessor_account_id', 'receiver_account_id'].map((name) => textField(row, name));
  const amount = wholeUnits(textField(row, 'actions_agg', 'deposit'), chain.native.decimals);
  if (frame === undefined || from === undefined || to === undefined || amount === undefined) return undefined;
  const isNothing = from === REFUND || field(row, 'outcome', 'status') === false || isZeroText(amount);
  const position = `receipt:${textField(row, 'receipt_id') ?? ''}`;
  return {
    ...frame,
    movements: isNothing ? [] : [{ kind: 'native', from, to, asset: chain.native, amount, position }],
  };
}

/** A token's event tells how much the account's balance changed, with a sign. */
function tokenOf(chain: ReaderOptions['chain'], row: Json, address: string): ChainTransaction | undefined {
  const frame = frameOf(chain, row);
  const own = textField(row, 'affected_account_id') ?? address;
  const other = textField(row, 'involved_account_id') ?? '';
  const asset = assetOf(textField(row, 'contract_account_id') ?? textField(row, 'meta', 'contract'), row);
  const delta = textField(row, 'delta_amount') ?? '';
  const amount = asset === undefined ? undefined : wholeUnits(delta.replace('-', ''), asset.decimals);
  if (frame === undefined || asset === undefined || amount === undefined) return undefined;
  const [from, to] = delta.startsWith('-') ? [own, other] : [other, own];
  const position = `event:${textField(row, 'receipt_id') ?? ''}`;
  return { ...frame, movements: isZeroText(amount) ? [] : [{ kind: 'token', from, to, asset, amount, position }] };
}

/** Token events have no number of their own: equal ones of one receipt are counted. */
function numbered(parts: readonly ChainTransaction[]): readonly ChainTransaction[] {
  const seen = new Map<string, number>();
  return parts.map((part) => ({
    ...part,
    movements: part.movements.map((movement) => {
      const { kind, from, to, asset, amount, position } = movement;
      if (kind !== 'token') return movement;
      const key = [part.hash, from, to, asset.contract, amount, position].join('|');
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      return { ...movement, position: `${position}.${count}` };
    }),
  }));
}

function ask(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
  return readJson(http, { service: name, url: `${base}${path}`, signal, headers });
}
