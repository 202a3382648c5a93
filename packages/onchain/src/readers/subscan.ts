/** Polkadot and its parachains over Subscan: transfers and staking rewards, newest first. */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';
import { keepsStake } from './nomination-pools.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

const PAGE_SIZE = 100;
const RATE_LIMIT_CODE = '20008';
/** Since spring 2026 nothing is answered without a key; the code stands in a body with status 400. */
const NO_KEY_CODE = '403';

const LISTS = [
  { path: '/api/v2/scan/transfers', rows: 'transfers' },
  { path: '/api/v2/scan/account/reward_slash', rows: 'list' },
  { path: '/api/scan/nomination_pool/rewards', rows: 'list' },
] as const;
/** Only Polkadot has pools that nominate together. */
const HAS_POOLS: ReadonlySet<string> = new Set(['polkadot']);

export function subscanReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'subscan.3',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, '/api/v2/scan/search', { key: address }, signal);
      if (!answer.ok) return answer;
      const amount = textField(answer.value, 'account', 'balance');
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [list = 0, page = 0, highest = 0] = (cursor ?? '0 0 0').split(' ').map(Number);
  const source = LISTS[list];
  if (source === undefined) return err({ code: 'garbage' });
  const size = options.pageSize ?? PAGE_SIZE;
  const answer = await ask(options, source.path, { address, row: size, page }, signal);
  if (!answer.ok) return answer;
  // An address without any is answered with null instead of a list.
  const rows = listField(answer.value, source.rows) ?? [];
  const read = readParts(rows, (row) => partOf(options.chain, list, address, row));
  if (!read.ok) return read;
  const known = Number(since ?? '0');
  const fresh = read.value.filter(({ block }) => block >= known);
  const top = Math.max(highest, ...fresh.map(({ block }) => block));
  if (rows.length === size && fresh.length === rows.length)
    return ok({ parts: fresh, cursor: `${list} ${page + 1} ${top}` });
  const lists = HAS_POOLS.has(options.chain.id) ? LISTS.length : LISTS.length - 1;
  if (list + 1 < lists) return ok({ parts: fresh, cursor: `${list + 1} 0 ${top}` });
  // A reading from the beginning replaces what an older version of this reader had found.
  const whole = since === undefined ? { renewedFrom: 0 } : {};
  return ok({ parts: fresh, mark: String(Math.max(top, known)), ...whole });
}

function partOf(chain: ReaderOptions['chain'], list: number, address: string, row: Json): ChainTransaction | undefined {
  if (list === 0) return transferOf(chain, row);
  return list === 1 ? rewardOf(chain, address, row) : poolRewardOf(chain, address, row);
}

/** What a pool pays out when its member claims it; the list of transfers shows the same coins as a payment of the pool. */
function poolRewardOf(chain: ReaderOptions['chain'], address: string, row: Json): ChainTransaction | undefined {
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
  const number = event === undefined ? {} : { position: `event:${event}` };
  const movement: Movement = { kind: isNative ? 'native' : 'token', from, to, asset, amount, ...number };
  return {
    ...frame,
    isFailed,
    movements: isFailed || (isNative && (keepsStake(from) || keepsStake(to))) ? [] : [movement],
    ...(fee === undefined ? {} : { fee: { payer: from, amount: fee, symbol: chain.native.symbol } }),
  };
}

/** A slash takes instead of giving; it leaves the wallet without anything in return. */
function rewardOf(chain: ReaderOptions['chain'], address: string, row: Json): ChainTransaction | undefined {
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
    ...(headers ? { headers } : {}),
  });
  if (!answer.ok)
    return answer.error.code === 'refused' && answer.error.status === 400 ? err({ code: 'api-key' }) : answer;
  const code = textField(answer.value, 'code');
  if (code === NO_KEY_CODE) return err({ code: 'api-key' });
  if (code !== '0') return err({ code: 'api', message: (textField(answer.value, 'message') ?? '').slice(0, 200) });
  const data = field(answer.value, 'data');
  return data === undefined ? err({ code: 'garbage' }) : ok(data);
}
