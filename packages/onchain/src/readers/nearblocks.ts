/**
 * NEAR over NearBlocks: a row is one receipt of a transaction, not the transaction. Deposits come as numbers like 1.5e+24,
 * which only their text still holds exactly.
 */
import {
  add,
  dec,
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
import type { ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, isZeroText, wholeUnits } from './units.ts';

const PAGE_SIZE = 25;
const NANOSECOND_DIGITS = 9;

export function nearReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'near.2',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, `/v1/account/${encodeURIComponent(address)}`, signal);
      if (!answer.ok) return answer;
      const amount = wholeUnits(textField(answer.value, 'account', 0, 'amount'), options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
  };
}

/** List 0 has the coin, list 1 the tokens; the marks of both stand side by side in `since`. */
async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [listText = '0', at = '', newest = '', firstMark = ''] = (cursor ?? '').split(' ');
  const list = Number(listText || '0');
  const known = (since ?? '').split(' ')[list];
  const size = options.pageSize ?? PAGE_SIZE;
  const query = new URLSearchParams({ per_page: String(size), order: 'desc', ...(at ? { cursor: at } : {}) });
  const path = list === 0 ? 'txns' : 'ft-txns';
  const answer = await ask(options, `/v1/account/${encodeURIComponent(address)}/${path}?${query}`, signal);
  if (!answer.ok) return answer;
  const rows = listField(answer.value, 'txns');
  const read = readParts(rows, (row) => (list === 0 ? transactionOf(options.chain, row) : tokenOf(options.chain, row)));
  if (!read.ok) return read;
  const mark = newest || textField(rows?.[0], 'transaction_hash') || known || '';
  const knownAt = read.value.findIndex(({ hash }) => hash === known);
  const parts = knownAt < 0 ? read.value : read.value.slice(0, knownAt);
  const next = textField(answer.value, 'cursor');
  if (parts.length === size && next !== undefined) {
    return ok({ parts, cursor: [list, next, mark, firstMark].join(' ') });
  }
  if (list === 0) return ok({ parts, cursor: `1   ${mark}` });
  // A reading from the beginning replaces what an older version of this reader had found.
  return ok({ parts, mark: `${firstMark} ${mark}`, ...(since === undefined ? { renewedFrom: 0 } : {}) });
}

/** A token's list tells how much the account's balance changed, with a sign. */
function tokenOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row);
  const [own, other = ''] = ['affected_account_id', 'involved_account_id'].map((name) => textField(row, name));
  const [contract, symbol] = ['contract', 'symbol'].map((name) => textField(row, 'ft_meta', name));
  const decimals = Number(textField(row, 'ft_meta', 'decimals'));
  const delta = textField(row, 'delta_amount') ?? '';
  const amount = wholeUnits(delta.replace('-', ''), decimals);
  if (frame === undefined || own === undefined || contract === undefined || amount === undefined) return undefined;
  const asset = { symbol: symbol ?? '', contract, decimals };
  const [from, to] = delta.startsWith('-') ? [own, other] : [other, own];
  const position = `event:${textField(row, 'event_index') ?? ''}`;
  const movements =
    frame.isFailed || isZeroText(amount) ? [] : [{ kind: 'token' as const, from, to, asset, amount, position }];
  return { ...frame, movements };
}

function frameOf(chain: ReaderOptions['chain'], row: Json): Omit<ChainTransaction, 'movements'> | undefined {
  const hash = textField(row, 'transaction_hash');
  const at = instantOfSeconds(textField(row, 'block_timestamp')?.slice(0, -NANOSECOND_DIGITS));
  if (hash === undefined || at === undefined) return undefined;
  const block = Number(textField(row, 'block', 'block_height') ?? '0');
  return { chain: chain.id, hash, at, block, isFailed: field(row, 'outcomes', 'status') === false };
}

/** What `system` sends is gas that was not used; the fee is reported without it. */
const REFUND = 'system';

/**
 * Every receipt repeats the transaction's first deposit in a sum; its own actions tell its own. A receipt that failed gave
 * its deposit back.
 */
function transactionOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row);
  const [from, to] = ['predecessor_account_id', 'receiver_account_id'].map((name) => textField(row, name));
  const deposits = (listField(row, 'actions') ?? []).map((action) =>
    wholeUnits(textField(action, 'deposit') ?? '0', chain.native.decimals),
  );
  if (frame === undefined || from === undefined || to === undefined) return undefined;
  if (from === REFUND) return { ...frame, movements: [] };
  if (deposits.some((one) => one === undefined)) return undefined;
  const amount = formatShortest(deposits.reduce((sum, one) => add(sum, dec(one ?? '0')), ZERO));
  const fee = wholeUnits(textField(row, 'outcomes_agg', 'transaction_fee'), chain.native.decimals);
  const payer = textField(row, 'signer_account_id') ?? from;
  const isNothing = frame.isFailed || field(row, 'receipt_outcome', 'status') === false || isZeroText(amount);
  const position = `receipt:${textField(row, 'receipt_id') ?? ''}`;
  return {
    ...frame,
    movements: isNothing ? [] : [{ kind: 'native', from, to, asset: chain.native, amount, position }],
    ...(fee === undefined ? {} : { fee: { payer, amount: fee, symbol: chain.native.symbol } }),
  };
}

function ask(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
  return readJson(http, { service: name, url: `${base}${path}`, signal, ...(headers ? { headers } : {}) });
}
