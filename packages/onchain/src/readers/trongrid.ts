/** TRON over TronGrid: coins and TRC-20 tokens are two lists with a fingerprint for the next page. */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check, hex } from '@scure/base';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, isZero, wholeUnits } from './units.ts';

const PAGE_SIZE = 200;
const LISTS = ['transactions', 'transactions/trc20'] as const;
const base58check = createBase58check(sha256);

export function tronReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'tron',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, `/v1/accounts/${encodeURIComponent(address)}`, signal);
      if (!answer.ok) return answer;
      const sun = textField(answer.value, 'data', 0, 'balance') ?? '0';
      const amount = wholeUnits(sun, options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [listText = '0', fingerprint = '', newest = ''] = (cursor ?? '').split(' ');
  const list = Number(listText);
  const path = LISTS[list];
  if (path === undefined) return err({ code: 'garbage' });
  const query = new URLSearchParams({
    limit: String(options.pageSize ?? PAGE_SIZE),
    order_by: 'block_timestamp,asc',
    only_confirmed: 'true',
    ...(since === undefined ? {} : { min_timestamp: since }),
    ...(fingerprint === '' ? {} : { fingerprint }),
  });
  const answer = await ask(options, `/v1/accounts/${encodeURIComponent(address)}/${path}?${query}`, signal);
  if (!answer.ok) return answer;
  const rows = listField(answer.value, 'data');
  const read = readParts(rows, (row) => (list === 0 ? callOf(options.chain, row) : tokenOf(options.chain, row)));
  if (!read.ok) return read;
  const parts = read.value;
  const top = latest(newest, rows ?? []);
  const next = textField(answer.value, 'meta', 'fingerprint');
  if (next !== undefined) return ok({ parts, cursor: `${list} ${next} ${top}` });
  if (list + 1 < LISTS.length) return ok({ parts, cursor: `${list + 1}  ${top}` });
  const mark = top || since;
  return ok(mark === undefined ? { parts } : { parts, mark });
}

function latest(known: string, rows: readonly Json[]): string {
  const times = rows.flatMap((row) => textField(row, 'block_timestamp') ?? []);
  return [known, ...times].reduce((a, b) => (Number(b) > Number(a || '0') ? b : a), known);
}

function callOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row, textField(row, 'txID'));
  const contract = field(row, 'raw_data', 'contract', 0);
  const value = field(contract, 'parameter', 'value');
  const from = addressOf(textField(value, 'owner_address'));
  if (frame === undefined || from === undefined) return undefined;
  const isFailed = (textField(row, 'ret', 0, 'contractRet') ?? 'SUCCESS') !== 'SUCCESS';
  const to = addressOf(textField(value, 'to_address'));
  const amount = wholeUnits(textField(value, 'amount'), chain.native.decimals);
  const isTransfer = textField(contract, 'type') === 'TransferContract';
  const paid = isTransfer && !isFailed && to !== undefined && amount !== undefined && !isZero(amount);
  const fee = wholeUnits(textField(row, 'ret', 0, 'fee'), chain.native.decimals);
  return {
    ...frame,
    isFailed,
    movements: paid ? [{ kind: 'native', from, to, asset: chain.native, amount }] : [],
    ...(fee === undefined ? {} : { fee: { payer: from, amount: fee, symbol: chain.native.symbol } }),
  };
}

function tokenOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row, textField(row, 'transaction_id'));
  const [from, to] = ['from', 'to'].map((name) => textField(row, name));
  const decimals = Number(textField(row, 'token_info', 'decimals'));
  const amount = wholeUnits(textField(row, 'value'), decimals);
  const contract = textField(row, 'token_info', 'address');
  if (frame === undefined || from === undefined || to === undefined || amount === undefined || contract === undefined) {
    return undefined;
  }
  const asset = { symbol: textField(row, 'token_info', 'symbol') ?? '', contract, decimals };
  return { ...frame, isFailed: false, movements: [{ kind: 'token', from, to, asset, amount }] };
}

function frameOf(chain: ReaderOptions['chain'], row: Json, hash: string | undefined) {
  const at = instantOfSeconds(textField(row, 'block_timestamp')?.slice(0, -3));
  if (hash === undefined || at === undefined) return undefined;
  return { chain: chain.id, hash, at, block: Number(textField(row, 'blockNumber') ?? '0') };
}

/** Inside transactions addresses are hexadecimal with the version byte 41; everywhere else they are base58. */
function addressOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^41[0-9a-fA-F]{40}$/.test(text)) return text;
  return base58check.encode(hex.decode(text.toLowerCase()));
}

async function ask(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { 'TRON-PRO-API-KEY': apiKey };
  const answer = await readJson(http, {
    service: name,
    url: `${base}${path}`,
    signal,
    ...(headers ? { headers } : {}),
  });
  if (!answer.ok) return answer;
  if (field(answer.value, 'success') === false) {
    return err({ code: 'api', message: (textField(answer.value, 'error') ?? '').slice(0, 200) });
  }
  return answer;
}
