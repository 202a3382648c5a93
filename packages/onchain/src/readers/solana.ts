/**
 * Solana over JSON-RPC. Token accounts carry a wallet's tokens under addresses of their own, so their signatures are read
 * too; what a transaction did is the difference between balances before and after, for coins and tokens alike.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainBalance, ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { movementsOf } from './solana-balances.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

const PAGE_SIZE = 100;
const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;

export function solanaReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'solana',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const coin = await call(options, 'getBalance', [address], signal);
      if (!coin.ok) return coin;
      const amount = wholeUnits(textField(coin.value, 'value'), options.chain.native.decimals);
      if (amount === undefined) return err({ code: 'garbage' });
      const tokens = await tokenAccounts(options, address, signal);
      if (!tokens.ok) return tokens;
      return ok([{ asset: options.chain.native, amount }, ...tokens.value.map(({ balance }) => balance)]);
    },
  };
}

interface TokenAccount {
  readonly account: string;
  readonly balance: ChainBalance;
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
      const info = field(entry, 'account', 'data', 'parsed', 'info');
      const contract = textField(info, 'mint');
      const decimals = Number(textField(info, 'tokenAmount', 'decimals'));
      const amount = wholeUnits(textField(info, 'tokenAmount', 'amount'), decimals);
      if (account === undefined || contract === undefined || amount === undefined) return err({ code: 'garbage' });
      found.push({ account, balance: { asset: { symbol: '', contract, decimals }, amount } });
    }
  }
  return ok(found);
}

/** The cursor walks over the wallet and its token accounts, each from its newest signature to the known one. */
interface Cursor {
  readonly accounts: readonly string[];
  readonly index: number;
  readonly before: string;
  readonly marks: readonly string[];
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const begin = await startOf(options, address, cursor, signal);
  if (!begin.ok) return begin;
  const { accounts, index, before, marks } = begin.value;
  const account = accounts[index] ?? address;
  const until = knownOf(since).get(account);
  const limit = options.pageSize ?? PAGE_SIZE;
  const range = { limit, ...(before === '' ? {} : { before }), ...(until === undefined ? {} : { until }) };
  const answer = await call(options, 'getSignaturesForAddress', [account, range], signal);
  if (!answer.ok) return answer;
  const signatures = (listField(answer.value) ?? []).flatMap((entry) => textField(entry, 'signature') ?? []);
  const parts = await transactionsOf(options, address, signatures, signal);
  if (!parts.ok) return parts;
  const mark = before === '' ? (signatures[0] ?? until ?? '') : (marks[index] ?? '');
  const nextMarks = [...marks.slice(0, index), mark];
  const last = signatures.at(-1);
  const next =
    signatures.length === limit && last !== undefined
      ? { accounts, index, before: last, marks: nextMarks }
      : { accounts, index: index + 1, before: '', marks: nextMarks };
  if (next.index < accounts.length) return ok({ parts: parts.value, cursor: JSON.stringify(next) });
  return ok({ parts: parts.value, mark: accounts.map((one, i) => `${one}=${nextMarks[i] ?? ''}`).join(' ') });
}

async function startOf(
  options: ReaderOptions,
  address: string,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Result<Cursor, ReadFailure>> {
  if (cursor !== undefined) return ok(JSON.parse(cursor) as Cursor);
  const tokens = await tokenAccounts(options, address, signal);
  if (!tokens.ok) return tokens;
  return ok({ accounts: [address, ...tokens.value.map(({ account }) => account)], index: 0, before: '', marks: [] });
}

function knownOf(since: string | undefined): ReadonlyMap<string, string> {
  const pairs = (since ?? '').split(' ').map((pair) => pair.split('='));
  return new Map(
    pairs.flatMap(([account, signature]) => (account && signature ? [[account, signature] as const] : [])),
  );
}

async function transactionsOf(
  options: ReaderOptions,
  wallet: string,
  signatures: readonly string[],
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  const parts: ChainTransaction[] = [];
  for (const signature of signatures) {
    const how = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
    const answer = await call(options, 'getTransaction', [signature, how], signal);
    if (!answer.ok) return answer;
    const part = transactionOf(options.chain, wallet, signature, answer.value);
    if (part === undefined) return err({ code: 'garbage' });
    parts.push(part);
  }
  return ok(parts);
}

function transactionOf(
  chain: ReaderOptions['chain'],
  wallet: string,
  hash: string,
  json: Json,
): ChainTransaction | undefined {
  const at = instantOfSeconds(textField(json, 'blockTime'));
  const block = Number(textField(json, 'slot'));
  const keys = (listField(json, 'transaction', 'message', 'accountKeys') ?? []).map(
    (key) => textField(key, 'pubkey') ?? (typeof key === 'string' ? key : ''),
  );
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
      : movementsOf(chain, wallet, { keys, meta: field(json, 'meta'), fee: BigInt(lamports ?? 0) }),
    fee: { payer, amount: fee, symbol: chain.native.symbol },
  };
}

async function call(
  { http, base, name }: ReaderOptions,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const body = { jsonrpc: '2.0', id: 1, method, params };
  const answer = await readJson(http, { service: name, url: base, body, signal, isRateLimited });
  if (!answer.ok) return answer;
  const message = textField(answer.value, 'error', 'message');
  if (message !== undefined) return err({ code: 'api', message: message.slice(0, 200) });
  const result = field(answer.value, 'result');
  return result === undefined || result === null ? err({ code: 'garbage' }) : ok(result);
}

function isRateLimited(json: Json): boolean {
  return /rate|too many/i.test(textField(json, 'error', 'message') ?? '');
}
