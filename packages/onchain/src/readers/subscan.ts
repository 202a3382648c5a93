/**
 * Polkadot and its parachains over Subscan: transfers, staking rewards, the fees of all that the account signed, and what
 * nomination pools paid. Each list runs from the newest row; `row` and `page` reach 10,000 rows, what is older is asked for
 * by blocks (subscan-explorer/subscan-api-docs: source/includes/_v2.md).
 */
import { defined, err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainBalance, ChainTransaction, Movement } from './chain-transaction.ts';
import { keepsStake } from './nomination-pools.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, isZeroText, wholeUnits } from './units.ts';

const PAGE_SIZE = 100;
const RATE_LIMIT_CODE = '20008';
/** Since spring 2026 nothing is answered without a key; the code stands in a body with status 400. */
const NO_KEY_CODE = '403';

/** Rows that pages reach. */
const REACH = 10_000;

type PartOf = (chain: ReaderOptions['chain'], row: Json, address: string) => ChainTransaction | undefined;

const TRANSFERS = { path: '/api/v2/scan/transfers', rows: 'transfers', partOf: transferOf };
const SIGNED = { path: '/api/v2/scan/extrinsics', rows: 'extrinsics', partOf: signedOf };
const REWARDS = { path: '/api/v2/scan/account/reward_slash', rows: 'list', partOf: rewardOf };
const POOL_REWARDS = { path: '/api/scan/nomination_pool/rewards', rows: 'list', partOf: poolRewardOf };

interface List {
  readonly path: string;
  readonly rows: string;
  readonly partOf: PartOf;
  /** A chain that does not know the list says so, and has nothing to tell. */
  readonly isOptional?: true;
}

/** Only Polkadot has pools that nominate together; its list of rewards is documented for relay chains alone. */
function listsOf({ chain }: ReaderOptions): readonly List[] {
  return chain.id === 'polkadot'
    ? [TRANSFERS, SIGNED, REWARDS, POOL_REWARDS]
    : [TRANSFERS, SIGNED, { ...REWARDS, isOptional: true }];
}

function isUnknownList({ code }: ReadFailure): boolean {
  return code === 'api' || code === 'not-found';
}

export function subscanReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'subscan.4',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: async (address, signal) => {
      const answer = await ask(options, '/api/v2/scan/search', { key: address }, signal);
      if (!answer.ok) return answer;
      const amount = textField(answer.value, 'account', 'balance');
      if (amount === undefined) return err({ code: 'garbage' });
      const listed = await ask(options, '/api/scan/account/tokens', { address }, signal);
      const tokens = listed.ok ? heldTokens(listed.value) : listed;
      return tokens.ok ? ok([{ asset: options.chain.native, amount }, ...tokens.value]) : tokens;
    },
  };
}

/** Besides the chain's own coin: coins that it has built in, those of its assets, and tokens of its contracts. */
const TOKEN_KINDS = ['builtin', 'assets', 'ERC20'] as const;

function heldTokens(answer: Json): Result<readonly ChainBalance[], ReadFailure> {
  const rows = TOKEN_KINDS.flatMap((kind) => listField(answer, kind) ?? []);
  const found = rows.map((row): ChainBalance | undefined => {
    const [symbol = '', contract] = [textField(row, 'symbol'), textField(row, 'unique_id')];
    const decimals = Number(textField(row, 'decimals'));
    const amount = wholeUnits(textField(row, 'balance'), decimals);
    if (contract === undefined || amount === undefined) return undefined;
    return { asset: { symbol, contract, decimals }, amount };
  });
  return found.every((one) => one !== undefined)
    ? ok(found.filter(({ amount }) => !isZeroText(amount)))
    : err({ code: 'garbage' });
}

interface Place {
  readonly list: number;
  readonly page: number;
  readonly highest: number;
  /** Only blocks up to this one; 0 for all. */
  readonly upTo: number;
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [list = 0, page = 0, highest = 0, upTo = 0] = (cursor ?? '0 0 0 0').split(' ').map(Number);
  const lists = listsOf(options);
  const source = lists[list];
  if (source === undefined) return err({ code: 'garbage' });
  const size = options.pageSize ?? PAGE_SIZE;
  const blocks = upTo === 0 ? {} : { block_range: `0-${upTo}` };
  const answer = await ask(options, source.path, { address, row: size, page, ...blocks }, signal);
  if (!answer.ok && !(source.isOptional === true && isUnknownList(answer.error))) return answer;
  // An address without any is answered with null instead of a list.
  const rows = answer.ok ? (listField(answer.value, source.rows) ?? []) : [];
  const read = readParts(rows, (row) => source.partOf(options.chain, row, address));
  if (!read.ok) return read;
  // Blocks that were not asked for: the list would begin anew for ever.
  if (upTo > 0 && read.value.some(({ block }) => block > upTo)) return err({ code: 'garbage' });
  const known = Number(since ?? '0');
  const fresh = read.value.filter(({ block }) => block >= known);
  const top = Math.max(highest, ...fresh.map(({ block }) => block));
  if (rows.length === size && fresh.length === rows.length) {
    const oldest = Math.min(...fresh.map(({ block }) => block));
    return ok({ parts: fresh, cursor: printPlace(nextPage({ list, page, highest: top, upTo }, size, oldest)) });
  }
  if (list + 1 < lists.length)
    return ok({ parts: fresh, cursor: printPlace({ list: list + 1, page: 0, highest: top, upTo: 0 }) });
  // A reading from the beginning replaces what an earlier one had found.
  const renewedFrom = since === undefined ? 0 : undefined;
  return ok({ parts: fresh, mark: String(Math.max(top, known)), renewedFrom });
}

/** Behind the last page that is reached, the list begins anew with the block in which that page ended. */
function nextPage(at: Place, size: number, oldest: number): Place {
  const isReached = (at.page + 2) * size > REACH;
  return isReached ? { ...at, page: 0, upTo: oldest } : { ...at, page: at.page + 1 };
}

function printPlace({ list, page, highest, upTo }: Place): string {
  return [list, page, highest, upTo].join(' ');
}

/** Whatever an account signs costs a fee, also where nothing is transferred: bonding, nominating, voting. */
function signedOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row, textField(row, 'extrinsic_hash') || textField(row, 'extrinsic_index'));
  const payer = textField(row, 'account_display', 'address');
  const amount = wholeUnits(textField(row, 'fee_used') || textField(row, 'fee') || '0', chain.native.decimals);
  if (frame === undefined || amount === undefined) return undefined;
  const isPaid = payer !== undefined && !isZeroText(amount);
  return {
    ...frame,
    isFailed: field(row, 'success') === false,
    movements: [],
    ...(isPaid ? { fee: { payer, amount, symbol: chain.native.symbol } } : {}),
  };
}

/** What a pool pays out when its member claims it; the list of transfers shows the same coins as a payment of the pool. */
function poolRewardOf(chain: ReaderOptions['chain'], row: Json, address: string): ChainTransaction | undefined {
  const place = textField(row, 'event_index') ?? textField(row, 'extrinsic_index');
  const frame = frameOf(chain, row, textField(row, 'extrinsic_hash') || place);
  const amount = wholeUnits(textField(row, 'amount'), chain.native.decimals);
  if (frame === undefined || place === undefined || amount === undefined) return undefined;
  const position = `pool:${place}`;
  const movement: Movement = { kind: 'reward', from: '', to: address, asset: chain.native, amount, position };
  return { ...frame, isFailed: false, movements: [movement] };
}

function transferOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const [from, to, hash, event] = ['from', 'to', 'hash', 'event_idx'].map((name) => textField(row, name));
  // What the chain moves by itself has no extrinsic and so no hash; block and event name it.
  const place = event === undefined ? undefined : `${textField(row, 'block_num') ?? ''}-${event}`;
  const frame = frameOf(chain, row, hash || place);
  const symbol = textField(row, 'asset_symbol') ?? chain.native.symbol;
  const isNative = symbol === chain.native.symbol;
  const amount = isNative ? wholeUnits(textField(row, 'amount_v2'), chain.native.decimals) : textField(row, 'amount');
  if (frame === undefined || from === undefined || to === undefined || amount === undefined) return undefined;
  const asset = isNative
    ? chain.native
    : { symbol, contract: textField(row, 'asset_unique_id') ?? symbol, decimals: 0 };
  const isFailed = field(row, 'success') === false;
  const fee = wholeUnits(textField(row, 'fee'), chain.native.decimals);
  const position = event === undefined ? undefined : `event:${event}`;
  const movement: Movement = { kind: isNative ? 'native' : 'token', from, to, asset, amount, ...defined({ position }) };
  return {
    ...frame,
    isFailed,
    movements: isFailed || (isNative && (keepsStake(from) || keepsStake(to))) ? [] : [movement],
    ...defined({ fee: fee === undefined ? undefined : { payer: from, amount: fee, symbol: chain.native.symbol } }),
  };
}

/** A slash takes instead of giving; it leaves the wallet without anything in return. */
function rewardOf(chain: ReaderOptions['chain'], row: Json, address: string): ChainTransaction | undefined {
  const position = textField(row, 'event_index') ?? textField(row, 'extrinsic_index');
  const frame = frameOf(chain, row, position === undefined ? undefined : `reward ${position}`);
  const amount = wholeUnits(textField(row, 'amount'), chain.native.decimals);
  if (frame === undefined || amount === undefined) return undefined;
  const isSlash = /slash/i.test(textField(row, 'event_id') ?? '');
  const [from, to] = isSlash ? [address, ''] : ['', address];
  return { ...frame, isFailed: false, movements: [{ kind: 'reward', from, to, asset: chain.native, amount }] };
}

function frameOf(chain: ReaderOptions['chain'], row: Json, hash: string | undefined) {
  const at = instantOfSeconds(textField(row, 'block_timestamp'));
  const block = Number(textField(row, 'block_num') ?? (textField(row, 'extrinsic_index') ?? '').split('-')[0]);
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block)) return undefined;
  return { chain: chain.id, hash, at, block };
}

async function ask(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { 'X-API-Key': apiKey };
  const answer = await readJson(http, {
    service: name,
    url: `${base}${path}`,
    body,
    signal,
    isRateLimited: (json) => textField(json, 'code') === RATE_LIMIT_CODE,
    headers,
  });
  if (!answer.ok)
    return answer.error.code === 'refused' && answer.error.status === 400 ? err({ code: 'api-key' }) : answer;
  const code = textField(answer.value, 'code');
  if (code === NO_KEY_CODE) return err({ code: 'api-key' });
  if (code !== '0') return err({ code: 'api', message: (textField(answer.value, 'message') ?? '').slice(0, 200) });
  const data = field(answer.value, 'data');
  return data === undefined ? err({ code: 'garbage' }) : ok(data);
}
