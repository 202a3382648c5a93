/**
 * Solana over JSON-RPC. Token accounts carry a wallet's tokens under addresses of their own, so their signatures are read
 * too, also of accounts that were closed since: the wallet's transactions name them. What a transaction did is the
 * difference between balances before and after. At the end come the rewards of stake accounts, epoch by epoch.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainBalance, ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { movementsOf, tokenAccountsIn, WRAPPED_COIN } from './solana-balances.ts';
import { epochOfSlot, readRewards, stakeAccountsIn, stakedCoins } from './solana-stake.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

const PAGE_SIZE = 100;
const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;

export function solanaReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'solana.2',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: (address, signal) => readBalances(options, address, signal),
  };
}

/** Coins of the wallet, of its token accounts and of its stake accounts together. */
async function readBalances(
  options: ReaderOptions,
  address: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainBalance[], ReadFailure>> {
  const coin = await call(options, 'getBalance', [address], signal);
  if (!coin.ok) return coin;
  const tokens = await tokenAccounts(options, address, signal);
  if (!tokens.ok) return tokens;
  const staked = await stakedCoins((method, params) => call(options, method, params, signal), address);
  if (!staked.ok) return staked;
  const liquid = textField(coin.value, 'value') ?? '';
  if (!/^\d+$/.test(liquid)) return err({ code: 'garbage' });
  const total = tokens.value.reduce((sum, { coins }) => sum + coins, BigInt(liquid) + staked.value);
  const amount = wholeUnits(String(total), options.chain.native.decimals) ?? '0';
  const held = tokens.value.map(({ balance }) => balance).filter(({ asset }) => asset.contract !== WRAPPED_COIN);
  return ok([{ asset: options.chain.native, amount }, ...held]);
}

interface TokenAccount {
  readonly account: string;
  readonly balance: ChainBalance;
  /** Coins that lie in it: its rent, and what is wrapped. */
  readonly coins: bigint;
}

async function tokenAccounts(
  options: ReaderOptions,
  owner: string,
  signal?: AbortSignal,
): Promise<Result<readonly TokenAccount[], ReadFailure>> {
  const found: TokenAccount[] = [];
  for (const programId of TOKEN_PROGRAMS) {
    const answer = await call(
      options,
      'getTokenAccountsByOwner',
      [owner, { programId }, { encoding: 'jsonParsed' }],
      signal,
    );
    if (!answer.ok) return answer;
    for (const entry of listField(answer.value, 'value') ?? []) {
      const account = textField(entry, 'pubkey');
      const contract = textField(entry, 'account', 'data', 'parsed', 'info', 'mint');
      const reported = field(entry, 'account', 'data', 'parsed', 'info', 'tokenAmount');
      const decimals = Number(textField(reported, 'decimals'));
      const amount = wholeUnits(textField(reported, 'amount'), decimals);
      if (account === undefined || contract === undefined || amount === undefined) return err({ code: 'garbage' });
      const coins = BigInt(textField(entry, 'account', 'lamports') ?? '0');
      found.push({ account, balance: { asset: { symbol: '', contract, decimals }, amount }, coins });
    }
  }
  return ok(found);
}

interface Cursor {
  readonly accounts: readonly string[];
  readonly index: number;
  readonly before: string;
  readonly marks: readonly string[];
  readonly stakes: readonly string[];
  /** First epoch whose rewards are not known. */
  readonly epoch: number;
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const begin = await startOf(options, address, since, cursor, signal);
  if (!begin.ok) return begin;
  const at = begin.value;
  if (at.index >= at.accounts.length) return rewardPage(options, question, at);
  const { index, before, marks } = at;
  const account = at.accounts[index] ?? address;
  const until = knownOf(since).get(account);
  const limit = options.pageSize ?? PAGE_SIZE;
  const range = { limit, before: before === '' ? undefined : before, until };
  const answer = await call(options, 'getSignaturesForAddress', [account, range], signal);
  if (!answer.ok) return answer;
  const signatures = (listField(answer.value) ?? []).flatMap((entry) => textField(entry, 'signature') ?? []);
  const read = await transactionsOf(options, address, signatures, new Set(at.stakes), signal);
  if (!read.ok) return read;
  const { parts, accounts: fresh, stakes, stakedAt } = read.value;
  const accounts = [...new Set([...at.accounts, ...fresh])];
  const mark = before === '' ? (signatures[0] ?? until ?? '') : (marks[index] ?? '');
  const nextMarks = [...marks.slice(0, index), mark];
  const last = signatures.at(-1);
  const shared = { accounts, marks: nextMarks, stakes, epoch: firstEpoch(at.epoch, since, stakedAt) };
  const next: Cursor =
    signatures.length === limit && last !== undefined
      ? { ...shared, index, before: last }
      : { ...shared, index: index + 1, before: '' };
  if (next.index < accounts.length || stakes.length > 0) return ok({ parts, cursor: JSON.stringify(next) });
  return ok({ parts, ...endOf(next, since) });
}

/** Where rewards begin: behind those that are known, else with the first stake; `0` while there is none. */
function firstEpoch(known: number, since: string | undefined, stakedAt: number | undefined): number {
  if (stakedAt === undefined || since?.includes('epoch:') === true) return known;
  const found = epochOfSlot(stakedAt);
  return known === 0 ? found : Math.min(known, found);
}

async function rewardPage(
  options: ReaderOptions,
  { address, since, signal }: PageQuestion,
  at: Cursor,
): Promise<Result<HistoryPage, ReadFailure>> {
  const ask = (method: string, params: readonly unknown[]) => call(options, method, params, signal);
  const read = await readRewards(options, ask, address, at.stakes, at.epoch);
  if (!read.ok) return read;
  const { parts, next, isLast } = read.value;
  const after: Cursor = { ...at, epoch: next };
  return ok(isLast ? { parts, ...endOf(after, since) } : { parts, cursor: JSON.stringify(after) });
}

function endOf({ accounts, marks, stakes, epoch }: Cursor, since: string | undefined): Omit<HistoryPage, 'parts'> {
  const known = accounts.map((one, index) => `${one}=${marks[index] ?? ''}`);
  const staked = stakes.length === 0 ? [] : [`epoch:${epoch}`, ...stakes.map((one) => `stake:${one}`)];
  // A reading from the beginning replaces what an earlier one had found.
  return { mark: [...known, ...staked].join(' '), renewedFrom: since === undefined ? 0 : undefined };
}

async function startOf(
  options: ReaderOptions,
  address: string,
  since: string | undefined,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Result<Cursor, ReadFailure>> {
  if (cursor !== undefined) return ok(JSON.parse(cursor) as Cursor);
  const tokens = await tokenAccounts(options, address, signal);
  if (!tokens.ok) return tokens;
  const words = (since ?? '').split(' ');
  const accounts = [address, ...knownOf(since).keys(), ...tokens.value.map(({ account }) => account)];
  return ok({
    accounts: [...new Set(accounts)],
    index: 0,
    before: '',
    marks: [],
    stakes: words.flatMap((word) => (word.startsWith('stake:') ? [word.slice('stake:'.length)] : [])),
    epoch: Number(words.find((word) => word.startsWith('epoch:'))?.slice('epoch:'.length) ?? '0'),
  });
}

function knownOf(since: string | undefined): ReadonlyMap<string, string> {
  const pairs = (since ?? '').split(' ').map((pair) => pair.split('='));
  return new Map(
    pairs.flatMap(([account, signature]) => (account && signature ? [[account, signature] as const] : [])),
  );
}

interface ReadTransactions {
  readonly parts: readonly ChainTransaction[];
  /** Token accounts of the wallet that came up. */
  readonly accounts: readonly string[];
  readonly stakes: readonly string[];
  /** Lowest slot in which a stake account came up. */
  readonly stakedAt?: number;
}

async function transactionsOf(
  options: ReaderOptions,
  wallet: string,
  signatures: readonly string[],
  known: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<Result<ReadTransactions, ReadFailure>> {
  const reported: Json[] = [];
  const stakes = new Set(known);
  let stakedAt: number | undefined;
  for (const signature of signatures) {
    const how = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
    const answer = await call(options, 'getTransaction', [signature, how], signal);
    if (!answer.ok) return answer;
    reported.push(answer.value);
    const found = stakeAccountsIn(wallet, answer.value);
    for (const account of found) stakes.add(account);
    const slot = Number(textField(answer.value, 'slot'));
    if (found.length > 0) stakedAt = Math.min(stakedAt ?? slot, slot);
  }
  const parts: ChainTransaction[] = [];
  const accounts = new Set<string>();
  for (const [index, json] of reported.entries()) {
    const part = transactionOf(options.chain, wallet, signatures[index] ?? '', json, stakes);
    if (part === undefined) return err({ code: 'garbage' });
    parts.push(part);
    const receipt = { keys: keysOf(json), meta: field(json, 'meta') };
    for (const account of tokenAccountsIn(wallet, receipt)) accounts.add(account);
  }
  const found = { parts, accounts: [...accounts], stakes: [...stakes] };
  return ok(stakedAt === undefined ? found : { ...found, stakedAt });
}

function keysOf(json: Json): readonly string[] {
  return (listField(json, 'transaction', 'message', 'accountKeys') ?? []).map(
    (key) => textField(key, 'pubkey') ?? (typeof key === 'string' ? key : ''),
  );
}

function transactionOf(
  chain: ReaderOptions['chain'],
  wallet: string,
  hash: string,
  json: Json,
  stakes: ReadonlySet<string>,
): ChainTransaction | undefined {
  const at = instantOfSeconds(textField(json, 'blockTime'));
  const block = Number(textField(json, 'slot'));
  const keys = keysOf(json);
  const payer = keys[0];
  const lamports = textField(json, 'meta', 'fee');
  const fee = wholeUnits(lamports, chain.native.decimals);
  if (at === undefined || !Number.isSafeInteger(block) || payer === undefined || fee === undefined) return undefined;
  const isFailed = field(json, 'meta', 'err') !== null;
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed,
    movements: isFailed
      ? []
      : movementsOf(chain, wallet, { keys, meta: field(json, 'meta'), fee: BigInt(lamports ?? 0), stakes }),
    fee: { payer, amount: fee, symbol: chain.native.symbol },
  };
}

async function call(
  { http, base, name, apiKey }: ReaderOptions,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const body = { jsonrpc: '2.0', id: 1, method, params };
  const url = apiKey === undefined ? base : `${base}/?${new URLSearchParams({ 'api-key': apiKey })}`;
  const answer = await readJson(http, { service: name, url, body, signal, isRateLimited });
  if (!answer.ok) return answer;
  const message = textField(answer.value, 'error', 'message');
  if (message !== undefined) return err({ code: 'api', message: message.slice(0, 200) });
  const result = field(answer.value, 'result');
  return result === undefined || result === null ? err({ code: 'garbage' }) : ok(result);
}

function isRateLimited(json: Json): boolean {
  return /rate|too many/i.test(textField(json, 'error', 'message') ?? '');
}
