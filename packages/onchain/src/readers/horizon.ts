/**
 * Stellar over Horizon: operations and trades upward by paging token, so that a reading goes on where the last one ended.
 * The public server keeps about a year; a mark older than that is answered with 410, and the reading begins with the
 * oldest it still has.
 */
import { defined, err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainBalance, ChainTransaction, Movement } from './chain-transaction.ts';
import {
  assetOf,
  effectMovements,
  isReportedByEffects,
  operationMovements,
  tradeMovements,
  trimmed,
} from './horizon-operations.ts';
import { readJson } from './read-json.ts';
import { instantOfText, wholeUnits } from './units.ts';

const PAGE_SIZE = 200;
const LISTS = ['operations', 'trades'] as const;
const GONE = 410;

export function horizonReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'horizon.2',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: async (address, signal) => {
      const answer = await ask(options, `/accounts/${encodeURIComponent(address)}`, {}, signal);
      // An account that was never funded does not exist; that is a balance of nothing, not a failure.
      if (!answer.ok)
        return answer.error.code === 'not-found' ? ok([{ asset: options.chain.native, amount: '0' }]) : answer;
      const list = listField(answer.value, 'balances');
      if (list === undefined) return err({ code: 'garbage' });
      return ok(
        list.flatMap((entry): readonly ChainBalance[] => {
          const amount = textField(entry, 'balance');
          const isShare = textField(entry, 'asset_type') === 'liquidity_pool_shares';
          if (amount === undefined || isShare) return [];
          return [{ asset: assetOf(options.chain, entry, ''), amount: trimmed(amount) }];
        }),
      );
    },
  };
}

/** List 0 has the operations, list 1 the trades; the marks of both stand side by side in `since`. */
async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [listText = '0', at = '', firstMark = ''] = (cursor ?? '').split(' ');
  const list = Number(listText || '0');
  const path = LISTS[list];
  if (path === undefined) return err({ code: 'garbage' });
  const known = (since ?? '').split(' ')[list] ?? '';
  const after = at || known;
  const limit = options.pageSize ?? PAGE_SIZE;
  const joined: Readonly<Record<string, string>> = list === 0 ? { join: 'transactions', include_failed: 'true' } : {};
  const answer = await listed(
    options,
    `/accounts/${encodeURIComponent(address)}/${path}`,
    after,
    limit,
    joined,
    signal,
  );
  if (!answer.ok) return answer.error.code === 'not-found' ? ok({ parts: [] }) : answer;
  const rows = listField(answer.value, '_embedded', 'records');
  if (rows === undefined) return err({ code: 'garbage' });
  const parts =
    list === 0
      ? await operationParts(options, address, rows, signal)
      : await tradeParts(options, address, rows, signal);
  if (!parts.ok) return parts;
  const last = textField(rows.at(-1), 'paging_token') ?? after;
  if (rows.length === limit) return ok({ parts: parts.value, cursor: `${list} ${last} ${firstMark}` });
  if (list === 0) return ok({ parts: parts.value, cursor: `1  ${last}` });
  const mark = `${firstMark} ${last}`;
  return ok({ parts: parts.value, ...(mark.trim() === '' ? {} : { mark }) });
}

async function listed(
  options: ReaderOptions,
  path: string,
  after: string,
  limit: number,
  more: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const query = { limit: String(limit), order: 'asc', ...more };
  const answer = await ask(options, path, { ...query, cursor: after }, signal);
  const isTooOld = !answer.ok && answer.error.code === 'refused' && answer.error.status === GONE;
  return isTooOld && after !== '' ? ask(options, path, { ...query, cursor: '' }, signal) : answer;
}

async function operationParts(
  options: ReaderOptions,
  address: string,
  rows: readonly Json[],
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  const parts: ChainTransaction[] = [];
  for (const row of rows) {
    let movements = operationMovements(options.chain, row);
    const id = textField(row, 'id') ?? textField(row, 'paging_token') ?? '';
    if (isReportedByEffects(row) && !isFailed(row)) {
      const answer = await ask(options, `/operations/${id}/effects`, { limit: String(PAGE_SIZE) }, signal);
      if (!answer.ok) return answer;
      const effects = listField(answer.value, '_embedded', 'records');
      if (effects === undefined) return err({ code: 'garbage' });
      movements = effectMovements(options.chain, row, effects, address);
    }
    const part = partOf(options, row, movements, `op:${id}`);
    if (part === undefined) return err({ code: 'garbage' });
    parts.push(part);
  }
  return ok(parts);
}

/** A trade names its operation only; that one names the transaction. What a path payment traded on its way is reported by it. */
async function tradeParts(
  options: ReaderOptions,
  address: string,
  rows: readonly Json[],
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  const operations = new Map<string, Json>();
  const parts: ChainTransaction[] = [];
  for (const row of rows) {
    const id = textField(row, 'id') ?? '';
    const [number = ''] = id.split('-');
    const known = operations.get(number);
    const answer =
      known === undefined ? await ask(options, `/operations/${number}`, { join: 'transactions' }, signal) : ok(known);
    if (!answer.ok) return answer;
    operations.set(number, answer.value);
    const isOwnPath =
      textField(answer.value, 'type')?.startsWith('path_payment') === true &&
      textField(answer.value, 'source_account') === address;
    const movements = isOwnPath ? [] : tradeMovements(options.chain, row, address);
    const part = partOf(options, answer.value, movements, `trade:${id}`);
    if (part === undefined) return err({ code: 'garbage' });
    parts.push(part);
  }
  return ok(parts);
}

function isFailed(row: Json): boolean {
  return field(row, 'transaction_successful') === false;
}

function partOf(
  { chain }: ReaderOptions,
  row: Json,
  movements: readonly Movement[],
  position: string,
): ChainTransaction | undefined {
  const hash = textField(row, 'transaction_hash');
  const at = instantOfText(textField(row, 'created_at'));
  if (hash === undefined || at === undefined) return undefined;
  const payer = textField(row, 'transaction', 'fee_account');
  const fee = wholeUnits(textField(row, 'transaction', 'fee_charged'), chain.native.decimals);
  return {
    chain: chain.id,
    hash,
    at,
    block: Number(textField(row, 'transaction', 'ledger') ?? '0'),
    isFailed: isFailed(row),
    movements: isFailed(row) ? [] : movements.map((one) => ({ ...one, position })),
    ...defined({
      fee: payer !== undefined && fee !== undefined ? { payer, amount: fee, symbol: chain.native.symbol } : undefined,
    }),
  };
}

function ask(
  { http, base, name }: ReaderOptions,
  path: string,
  parameters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const query = new URLSearchParams(parameters).toString();
  return readJson(http, { service: name, url: `${base}${path}${query === '' ? '' : `?${query}`}`, signal });
}
