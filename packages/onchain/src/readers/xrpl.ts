/** XRP over a node's JSON interface: what an account gained and lost is read from the ledger's own notes. */
import { add, dec, err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainBalance, ChainTransaction, Movement } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, instantOfText, isZeroText, wholeUnits } from './units.ts';
import { changedMovements, changesOf, issuedAsset, plainNumber } from './xrpl-changes.ts';

const PAGE_SIZE = 200;
const MAX_LINE_PAGES = 50;
/** The ledger's clock begins on 1 January 2000. */
const LEDGER_EPOCH = 946_684_800;

export function xrplReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'xrpl.2',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: async (address, signal) => {
      const answer = await call(options, 'account_info', { account: address, ledger_index: 'validated' }, signal);
      if (!answer.ok) return isMissing(answer.error) ? ok([{ asset: options.chain.native, amount: '0' }]) : answer;
      const drops = textField(answer.value, 'account_data', 'Balance');
      const amount = wholeUnits(drops, options.chain.native.decimals);
      if (amount === undefined) return err({ code: 'garbage' });
      const lines = await trustLines(options, address, signal);
      return lines.ok ? ok([{ asset: options.chain.native, amount }, ...lines.value]) : lines;
    },
  };
}

/** Tokens that others issued and the account holds. */
async function trustLines(
  options: ReaderOptions,
  address: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainBalance[], ReadFailure>> {
  const found: ChainBalance[] = [];
  let marker: Json | undefined;
  for (let pages = 0; pages < MAX_LINE_PAGES; pages++) {
    const question = { account: address, ledger_index: 'validated', marker };
    const answer = await call(options, 'account_lines', question, signal);
    if (!answer.ok) return answer;
    for (const line of listField(answer.value, 'lines') ?? []) {
      const [issuer, currency, balance] = ['account', 'currency', 'balance'].map((name) => textField(line, name));
      const amount = plainNumber(balance ?? '');
      if (issuer === undefined || currency === undefined || amount === undefined) return err({ code: 'garbage' });
      if (!isZeroText(amount)) found.push({ asset: issuedAsset(currency, issuer), amount });
    }
    marker = field(answer.value, 'marker');
    if (marker === undefined) return ok(found);
  }
  // Half a list would say of the rest that it is not held.
  return err({ code: 'garbage' });
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const limit = options.pageSize ?? PAGE_SIZE;
  const parameters = {
    account: address,
    ledger_index_min: since === undefined ? -1 : Number(since),
    forward: true,
    limit,
    marker: cursor === undefined ? undefined : (JSON.parse(cursor) as unknown),
  };
  const answer = await call(options, 'account_tx', parameters, signal);
  if (!answer.ok) return isMissing(answer.error) ? ok({ parts: [] }) : answer;
  const rows = listField(answer.value, 'transactions')?.filter((one) => field(one, 'validated') !== false);
  const read = readParts(rows, (row) => transactionOf(options.chain, address, row));
  if (!read.ok) return read;
  const parts = read.value;
  const ledger = textField(answer.value, 'marker', 'ledger');
  const seq = textField(answer.value, 'marker', 'seq');
  if (ledger !== undefined && seq !== undefined) {
    return ok({ parts, cursor: JSON.stringify({ ledger: Number(ledger), seq: Number(seq) }) });
  }
  const mark = textField(answer.value, 'ledger_index_max') ?? since;
  // A reading from the beginning replaces what an earlier one had found.
  return ok({ parts, mark, renewedFrom: since === undefined ? 0 : undefined });
}

function transactionOf(chain: ReaderOptions['chain'], address: string, row: Json): ChainTransaction | undefined {
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
  const movements = isFailed ? [] : moved(chain, address, tx, field(row, 'meta'), fee);
  if (movements === undefined) return undefined;
  return {
    chain: chain.id,
    hash,
    at,
    block: Number(textField(row, 'ledger_index') ?? textField(tx, 'ledger_index') ?? '0'),
    isFailed,
    movements,
    fee: { payer, amount: fee, symbol: chain.native.symbol },
  };
}

/** The network's fee is told apart, so it is added back to what the payer lost. */
function moved(
  chain: ReaderOptions['chain'],
  address: string,
  tx: Json | undefined,
  meta: Json | undefined,
  fee: string,
): readonly Movement[] | undefined {
  const [payer, destination] = ['Account', 'Destination'].map((name) => textField(tx, name));
  const isOwnFee = payer === address;
  const changes = changesOf(chain, meta, address)?.map((one) =>
    isOwnFee && one.asset.contract === undefined ? { ...one, amount: add(one.amount, dec(fee)) } : one,
  );
  if (changes === undefined) return undefined;
  const other = isOwnFee ? destination : payer;
  const isPayment = textField(tx, 'TransactionType') === 'Payment' && other !== address;
  return changedMovements(changes, address, isPayment ? (other ?? '') : '');
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
