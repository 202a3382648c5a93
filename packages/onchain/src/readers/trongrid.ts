/** TRON over TronGrid: coins and TRC-20 tokens are two lists with a fingerprint for the next page. */
import {
  add,
  dec,
  defined,
  err,
  field,
  formatShortest,
  type Json,
  listField,
  ok,
  type Result,
  textField,
  ZERO,
} from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainAsset, ChainBalance } from './chain-transaction.ts';
import { numberEqual } from './number-equal.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { assetNumber, callPart, isClaim, type TronFacts, tokenPart } from './trongrid-rows.ts';
import { wholeUnits } from './units.ts';

const PAGE_SIZE = 200;
const LISTS = ['transactions', 'transactions/trc20'] as const;

export function tronReader(options: ReaderOptions): ChainReader {
  const assets = new Map<string, ChainAsset>();
  const accounts = new Map<string, ReturnType<typeof ask>>();
  return {
    name: options.name,
    family: 'tron.2',
    page: (question) => readPage(options, question, assets),
    balances: async (address, signal) => {
      const asked = ask(options, `/v1/accounts/${encodeURIComponent(address)}`, undefined, signal);
      accounts.set(address, asked);
      const answer = await asked;
      if (!answer.ok) return answer;
      const amount = ownCoins(field(answer.value, 'data', 0), options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
    tokenBalance: async (address, token, signal) => {
      const path = `/v1/accounts/${encodeURIComponent(address)}`;
      const answer = await (accounts.get(address) ?? ask(options, path, undefined, signal));
      return answer.ok ? tokenIn(field(answer.value, 'data', 0), token) : answer;
    },
  };
}

/** The account lists its tokens, each with its contract, older ones with their number; what it leaves out is not held. */
function tokenIn(account: Json | undefined, token: ChainAsset): Result<ChainBalance, ReadFailure> {
  const contract = token.contract ?? '';
  const older = (listField(account, 'assetV2') ?? []).find((one) => `trc10:${textField(one, 'key')}` === contract);
  const units = [
    textField(older, 'value'),
    ...(listField(account, 'trc20') ?? []).map((one) => textField(one, contract)),
  ].find((one) => one !== undefined);
  const amount = wholeUnits(units ?? '0', token.decimals);
  return amount === undefined ? err({ code: 'garbage' }) : ok({ asset: token, amount });
}

/** In the account, frozen for votes and resources in both ways the chain knows, lent as resources, and on the way back. */
function ownCoins(account: Json | undefined, decimals: number): string | undefined {
  const each = (list: readonly Json[] | undefined, name: string) => (list ?? []).map((one) => textField(one, name));
  const resource = field(account, 'account_resource');
  const parts = [
    textField(account, 'balance'),
    ...each(listField(account, 'frozenV2'), 'amount'),
    ...each(listField(account, 'unfrozenV2'), 'unfreeze_amount'),
    ...each(listField(account, 'frozen'), 'frozen_balance'),
    textField(resource, 'frozen_balance_for_energy', 'frozen_balance'),
    textField(account, 'delegated_frozen_balance_for_bandwidth'),
    textField(account, 'delegated_frozenV2_balance_for_bandwidth'),
    textField(resource, 'delegated_frozen_balance_for_energy'),
    textField(resource, 'delegated_frozenV2_balance_for_energy'),
  ].map((one) => one ?? '0');
  if (parts.some((one) => !/^\d{1,30}$/.test(one))) return undefined;
  return wholeUnits(formatShortest(parts.reduce((sum, one) => add(sum, dec(one)), ZERO)), decimals);
}

async function readPage(
  options: ReaderOptions,
  question: PageQuestion,
  assets: Map<string, ChainAsset>,
): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [listText = '0', fingerprint = '', newest = ''] = (cursor ?? '').split(' ');
  const list = Number(listText);
  const path = LISTS[list];
  if (path === undefined) return err({ code: 'garbage' });
  const query = new URLSearchParams({
    limit: String(options.pageSize ?? PAGE_SIZE),
    order_by: 'block_timestamp,asc',
    only_confirmed: 'true',
    ...defined({ min_timestamp: since }),
    ...(fingerprint === '' ? {} : { fingerprint }),
  });
  const answer = await ask(options, `/v1/accounts/${encodeURIComponent(address)}/${path}?${query}`, undefined, signal);
  if (!answer.ok) return answer;
  const rows = listField(answer.value, 'data');
  const facts = await factsOf(options, list === 0 ? (rows ?? []) : [], assets, signal);
  if (!facts.ok) return facts;
  const read = readParts(rows, (row) =>
    list === 0 ? callPart(options.chain, row, facts.value) : tokenPart(options.chain, row),
  );
  if (!read.ok) return read;
  const parts = numberEqual(read.value);
  const top = latest(newest, rows ?? []);
  const next = textField(answer.value, 'meta', 'fingerprint');
  if (next !== undefined) return ok({ parts, cursor: `${list} ${next} ${top}` });
  if (list + 1 < LISTS.length) return ok({ parts, cursor: `${list + 1}  ${top}` });
  const mark = top || since;
  // A reading from the beginning replaces what an earlier one had found.
  return ok({ parts, mark, renewedFrom: since === undefined ? 0 : undefined });
}

/** How much a claim paid, and what kind of token a number stands for: the list does not say. */
async function factsOf(
  options: ReaderOptions,
  rows: readonly Json[],
  assets: Map<string, ChainAsset>,
  signal?: AbortSignal,
): Promise<Result<TronFacts, ReadFailure>> {
  const claims = new Map<string, string>();
  for (const row of rows) {
    const hash = textField(row, 'txID');
    if (isClaim(row) && hash !== undefined) {
      const answer = await ask(options, '/wallet/gettransactioninfobyid', { value: hash }, signal);
      if (!answer.ok) return answer;
      claims.set(hash, textField(answer.value, 'withdraw_amount') ?? '0');
    }
    const number = assetNumber(row);
    if (number === undefined || assets.has(number)) continue;
    const answer = await ask(options, `/v1/assets/${encodeURIComponent(number)}`, undefined, signal);
    if (!answer.ok) return answer;
    const reported = field(answer.value, 'data', 0);
    const symbol = textField(reported, 'abbr') ?? number;
    assets.set(number, {
      symbol,
      contract: `trc10:${number}`,
      decimals: Number(textField(reported, 'precision') ?? '0'),
    });
  }
  return ok({ claims, assets });
}

function latest(known: string, rows: readonly Json[]): string {
  const times = rows.flatMap((row) => textField(row, 'block_timestamp') ?? []);
  return [known, ...times].reduce((a, b) => (Number(b) > Number(a || '0') ? b : a), known);
}

/** Who asks too often is shut out for half a minute with the status of a refusal. */
const SUSPENDED = { status: 403, forMs: 30_000 };

/** A browser may not be let through with the header of a key, and says no more than that nobody answered: then it is asked without. */
async function ask(
  { apiKey, ...options }: ReaderOptions,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  if (apiKey === undefined) return askOnce(options, path, body, signal);
  const answer = await askOnce({ ...options, apiKey }, path, body, signal);
  const isBarred = !answer.ok && answer.error.code === 'offline';
  return isBarred ? askOnce(options, path, body, signal) : answer;
}

async function askOnce(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { 'TRON-PRO-API-KEY': apiKey };
  const answer = await readJson(http, {
    service: name,
    url: `${base}${path}`,
    signal,
    body,
    headers,
  });
  if (!answer.ok) {
    const isSuspended = answer.error.code === 'refused' && answer.error.status === SUSPENDED.status;
    return isSuspended ? err({ code: 'rate-limited', retryAfterMs: SUSPENDED.forMs }) : answer;
  }
  if (field(answer.value, 'success') === false) {
    return err({ code: 'api', message: (textField(answer.value, 'error') ?? '').slice(0, 200) });
  }
  return answer;
}
