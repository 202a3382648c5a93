/**
 * Blockbook, the explorer behind Trezor's wallets (Dogecoin, Bitcoin Cash, Litecoin). Pages are numbered from the newest
 * transaction on; a later reading asks only for blocks from a height on.
 */
import { defined, err, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';
import { lastPage, outputsTransaction } from './unspent-outputs.ts';

const PAGE_SIZE = 50;
/** Cash addresses carry this in front; it is left away where people write them. */
const CASH_PREFIX = 'bitcoincash:';

export function blockbookReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'blockbook',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, address, { details: 'basic' }, signal);
      if (!answer.ok) return answer;
      const amount = wholeUnits(textField(answer.value, 'balance'), options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [page = 1, highestBefore = 0] = (cursor ?? '1 0').split(' ').map(Number);
  const pageSize = String(options.pageSize ?? PAGE_SIZE);
  const parameters = { details: 'txs', page: String(page), pageSize, ...defined({ from: since }) };
  const answer = await ask(options, address, parameters, signal);
  if (!answer.ok) return answer;
  const pages = Number(textField(answer.value, 'totalPages') ?? '1');
  const rows = (listField(answer.value, 'transactions') ?? []).filter((row) => !isWaiting(row));
  const read = readParts(rows, (row) => transactionOf(options, row));
  if (!read.ok) return read;
  const parts = read.value;
  const highest = Math.max(highestBefore, ...parts.map(({ block }) => block));
  if (page < pages) return ok({ parts, cursor: `${page + 1} ${highest}` });
  return ok(lastPage(parts, Number(since ?? '0'), highest));
}

/** Not yet in a block: -1 or 0. */
function isWaiting(row: Json): boolean {
  return Number(textField(row, 'blockHeight')) <= 0;
}

function transactionOf({ chain }: ReaderOptions, row: Json): ChainTransaction | undefined {
  return outputsTransaction(chain, {
    hash: textField(row, 'txid'),
    at: instantOfSeconds(textField(row, 'blockTime')),
    block: Number(textField(row, 'blockHeight')),
    fee: textField(row, 'fees'),
    inputs: (listField(row, 'vin') ?? []).map((input) => ({
      ...coinOf(input),
      hash: textField(input, 'txid'),
      // The first output is not numbered by the service.
      place: textField(input, 'vout') ?? '0',
    })),
    outputs: (listField(row, 'vout') ?? []).map(coinOf),
  });
}

function coinOf(side: Json) {
  const address = textField(side, 'addresses', 0)?.replace(CASH_PREFIX, '');
  return { address, value: textField(side, 'value') };
}

async function ask(
  { http, base, name, apiKey }: ReaderOptions,
  address: string,
  parameters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const url = `${base}/api/v2/address/${encodeURIComponent(address)}?${new URLSearchParams(parameters)}`;
  const headers = apiKey === undefined ? undefined : { 'api-key': apiKey };
  const answer = await readJson(http, { service: name, url, signal, headers });
  if (!answer.ok) return answer;
  const failure = textField(answer.value, 'error');
  return failure === undefined ? answer : err({ code: 'api', message: failure.slice(0, 200) });
}
