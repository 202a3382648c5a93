/** XRP over a node's JSON interface. Only what was delivered counts: the amount asked for may be more (partial payments). */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import { type ChainBalance, type ChainTransaction, coinOrToken, type Movement } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, instantOfText, isZero, wholeUnits } from './units.ts';

const PAGE_SIZE = 200;
/** The ledger's clock begins on 1 January 2000. */
const LEDGER_EPOCH = 946_684_800;

export function xrplReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'xrpl',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await call(options, 'account_info', { account: address, ledger_index: 'validated' }, signal);
      if (!answer.ok) return isMissing(answer.error) ? ok([]) : answer;
      const drops = textField(answer.value, 'account_data', 'Balance');
      const amount = wholeUnits(drops, options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const limit = options.pageSize ?? PAGE_SIZE;
  const parameters = {
    account: address,
    ledger_index_min: since === undefined ? -1 : Number(since),
    forward: true,
    limit,
    ...(cursor === undefined ? {} : { marker: JSON.parse(cursor) as unknown }),
  };
  const answer = await call(options, 'account_tx', parameters, signal);
  if (!answer.ok) return isMissing(answer.error) ? ok({ parts: [] }) : answer;
  const rows = listField(answer.value, 'transactions')?.filter((one) => field(one, 'validated') !== false);
  const read = readParts(rows, (row) => transactionOf(options.chain, row));
  if (!read.ok) return read;
  const parts = read.value;
  const ledger = textField(answer.value, 'marker', 'ledger');
  const seq = textField(answer.value, 'marker', 'seq');
  if (ledger !== undefined && seq !== undefined) {
    return ok({ parts, cursor: JSON.stringify({ ledger: Number(ledger), seq: Number(seq) }) });
  }
  const last = textField(answer.value, 'ledger_index_max') ?? since;
  return ok(last === undefined ? { parts } : { parts, mark: last });
}

function transactionOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const tx = field(row, 'tx_json') ?? field(row, 'tx');
  const hash = textField(row, 'hash') ?? textField(tx, 'hash');
  const seconds = textField(tx, 'date');
  const at =
    instantOfText(textField(row, 'close_time_iso')) ??
    (seconds === undefined ? undefined : instantOfSeconds(String(Number(seconds) + LEDGER_EPOCH)));
  const payer = textField(tx, 'Account');
  const fee = wholeUnits(textField(tx, 'Fee'), chain.native.decimals);
  if (hash === undefined || at === undefined || payer === undefined || fee === undefined) return undefined;
  const isFailed = textField(row, 'meta', 'TransactionResult') !== 'tesSUCCESS';
  return {
    chain: chain.id,
    hash,
    at,
    block: Number(textField(row, 'ledger_index') ?? textField(tx, 'ledger_index') ?? '0'),
    isFailed,
    movements: isFailed ? [] : paid(chain, tx, field(row, 'meta', 'delivered_amount')),
    fee: { payer, amount: fee, symbol: chain.native.symbol },
  };
}

function paid(chain: Chain, tx: Json | undefined, delivered: Json | undefined): readonly Movement[] {
  const [from, to] = ['Account', 'Destination'].map((name) => textField(tx, name));
  const coin = deliveredCoin(chain, delivered);
  if (textField(tx, 'TransactionType') !== 'Payment' || from === undefined || to === undefined || coin === undefined)
    return [];
  return isZero(coin.amount) ? [] : [{ kind: coinOrToken(coin.asset), from, to, ...coin }];
}

function deliveredCoin(chain: Chain, json: Json | undefined): ChainBalance | undefined {
  if (typeof json === 'string') {
    const amount = wholeUnits(json, chain.native.decimals);
    return amount === undefined ? undefined : { asset: chain.native, amount };
  }
  const [amount, symbol, issuer] = ['value', 'currency', 'issuer'].map((name) => textField(json, name));
  if (amount === undefined || symbol === undefined || !/^\d+(\.\d+)?$/.test(amount)) return undefined;
  return { asset: { symbol, contract: `${symbol}:${issuer ?? ''}`, decimals: 15 }, amount };
}

function isMissing(failure: ReadFailure): boolean {
  return failure.code === 'api' && failure.message === 'actNotFound';
}

async function call(
  { http, base, name }: ReaderOptions,
  method: string,
  parameters: unknown,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const answer = await readJson(http, {
    service: name,
    url: base,
    body: { method, params: [parameters] },
    signal,
    isRateLimited: (json) => textField(json, 'result', 'error') === 'slowDown',
  });
  if (!answer.ok) return answer;
  const failure = textField(answer.value, 'result', 'error');
  if (failure !== undefined) return err({ code: 'api', message: failure.slice(0, 200) });
  const result = field(answer.value, 'result');
  return result === undefined ? err({ code: 'garbage' }) : ok(result);
}
