/** Stellar over Horizon: payments upward by paging token, so that a reading goes on where the last one ended. */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import {
  type ChainAsset,
  type ChainBalance,
  type ChainTransaction,
  coinOrToken,
  type Movement,
} from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfText, isZero, wholeUnits } from './units.ts';

const PAGE_SIZE = 200;

export function horizonReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'horizon',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const url = `${options.base}/accounts/${encodeURIComponent(address)}`;
      const answer = await readJson(options.http, { service: options.name, url, signal });
      // An account that was never funded does not exist; that is a balance of nothing, not a failure.
      if (!answer.ok) return answer.error.code === 'not-found' ? ok([]) : answer;
      const list = listField(answer.value, 'balances');
      if (list === undefined) return err({ code: 'garbage' });
      return ok(
        list.flatMap((entry): readonly ChainBalance[] => {
          const amount = textField(entry, 'balance');
          return amount === undefined ? [] : [{ asset: assetOf(options.chain, entry, ''), amount: trimmed(amount) }];
        }),
      );
    },
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const after = cursor ?? since ?? '';
  const limit = options.pageSize ?? PAGE_SIZE;
  const query = new URLSearchParams({ limit: String(limit), order: 'asc', join: 'transactions', cursor: after });
  const url = `${options.base}/accounts/${encodeURIComponent(address)}/payments?${query}`;
  const answer = await readJson(options.http, { service: options.name, url, signal });
  if (!answer.ok) return answer.error.code === 'not-found' ? ok({ parts: [] }) : answer;
  const rows = listField(answer.value, '_embedded', 'records');
  const parts = readParts(rows, (row) => transactionOf(options.chain, row));
  if (!parts.ok) return parts;
  const last = textField(rows?.at(-1), 'paging_token') ?? after;
  if (parts.value.length === limit) return ok({ parts: parts.value, cursor: last });
  return ok({ parts: parts.value, ...(last === '' ? {} : { mark: last }) });
}

function transactionOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const hash = textField(row, 'transaction_hash');
  const at = instantOfText(textField(row, 'created_at'));
  if (hash === undefined || at === undefined) return undefined;
  const isFailed = field(row, 'transaction_successful') === false;
  const payer = textField(row, 'transaction', 'fee_account');
  const fee = wholeUnits(textField(row, 'transaction', 'fee_charged'), chain.native.decimals);
  return {
    chain: chain.id,
    hash,
    at,
    block: Number(textField(row, 'transaction', 'ledger') ?? '0'),
    isFailed,
    movements: isFailed ? [] : movementsOf(chain, row),
    ...(payer !== undefined && fee !== undefined ? { fee: { payer, amount: fee, symbol: chain.native.symbol } } : {}),
  };
}

function movementsOf(chain: Chain, row: Json): readonly Movement[] {
  const type = textField(row, 'type') ?? '';
  if (type === 'create_account') {
    return moved(chain.native, textField(row, 'funder'), textField(row, 'account'), textField(row, 'starting_balance'));
  }
  const [from, to, amount] = ['from', 'to', 'amount'].map((name) => textField(row, name));
  if (!type.startsWith('path_payment')) return moved(assetOf(chain, row, ''), from, to, amount);
  // The sender gives one asset, the recipient gets another; the network's order book stands between them.
  return [
    ...moved(assetOf(chain, row, 'source_'), from, '', textField(row, 'source_amount')),
    ...moved(assetOf(chain, row, ''), '', to, amount),
  ];
}

function moved(asset: ChainAsset, from?: string, to?: string, amount?: string): readonly Movement[] {
  if (from === undefined || to === undefined || amount === undefined || !/^\d+(\.\d+)?$/.test(amount)) return [];
  return isZero(amount) ? [] : [{ kind: coinOrToken(asset), from, to, asset, amount: trimmed(amount) }];
}

function assetOf(chain: Chain, row: Json, prefix: '' | 'source_'): ChainAsset {
  const code = textField(row, `${prefix}asset_code`);
  if (code === undefined) return chain.native;
  const issuer = textField(row, `${prefix}asset_issuer`) ?? '';
  return { symbol: code, contract: `${code}:${issuer}`, decimals: chain.native.decimals };
}

/** `120.5000000` is `120.5`. */
function trimmed(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0{1,40}$/, '') : amount;
}
