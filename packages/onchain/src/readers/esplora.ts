/**
 * Esplora, the explorer interface of Bitcoin and Litecoin (mempool.space, blockstream.info, litecoinspace.org). Pages run
 * from the newest transaction to the oldest; a later reading stops below the height up to which all is known.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type {
  ChainReader,
  HistoryPage,
  MomentQuestion,
  PageQuestion,
  ReaderOptions,
  ReadFailure,
  ToldMoment,
} from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfSeconds, instantOfText, wholeUnits } from './units.ts';
import { lastPage, outputsTransaction } from './unspent-outputs.ts';

export function esploraReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'esplora',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const url = `${options.base}/address/${encodeURIComponent(address)}`;
      const answer = await readJson(options.http, { service: options.name, url, signal });
      if (!answer.ok) return answer;
      const funded = textField(answer.value, 'chain_stats', 'funded_txo_sum');
      const spent = textField(answer.value, 'chain_stats', 'spent_txo_sum');
      if (!/^\d+$/.test(funded ?? '') || !/^\d+$/.test(spent ?? '')) return err({ code: 'garbage' });
      const amount = wholeUnits(String(BigInt(funded ?? 0) - BigInt(spent ?? 0)), options.chain.native.decimals);
      return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
    },
    atMoment: (question) => readMoment(options, question),
  };
}

/** `since` is a height: everything from there on is read again, because the newest blocks may still be replaced. */
async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [lastSeen = '', highestText = ''] = (cursor ?? '').split(' ');
  const path = `${options.base}/address/${encodeURIComponent(address)}/txs`;
  const url = lastSeen === '' ? path : `${path}/chain/${encodeURIComponent(lastSeen)}`;
  const answer = await readJson(options.http, { service: options.name, url, signal });
  if (!answer.ok) return answer;
  const rows = listField(answer.value)?.filter((one) => field(one, 'status', 'confirmed') === true);
  const read = readParts(rows, (row) => transactionOf(options.chain, row));
  if (!read.ok) return read;
  const parts = read.value;
  const start = Number(since ?? '0');
  const fresh = parts.filter(({ block }) => block >= start);
  const highest = Math.max(Number(highestText), ...parts.map(({ block }) => block));
  const last = parts.at(-1)?.hash;
  // The first page may be short because unconfirmed ones were left out; only an empty page is surely the end.
  if (last === undefined || fresh.length < parts.length) return ok(lastPage(fresh, start, highest));
  return ok({ parts: fresh, cursor: `${last} ${highest}` });
}

/** What was held follows from the outputs; the explorer of mempool.space names the block, that of Blockstream does not. */
async function readMoment(
  options: ReaderOptions,
  { until, signal }: MomentQuestion,
): Promise<Result<ToldMoment, ReadFailure>> {
  const url = `${options.base}/v1/mining/blocks/timestamp/${Date.parse(until) / 1000}`;
  const answer = await readJson(options.http, { service: options.name, url, signal });
  if (!answer.ok) return answer;
  const height = Number(textField(answer.value, 'height'));
  const at = instantOfText(textField(answer.value, 'timestamp'));
  if (!Number.isSafeInteger(height) || at === undefined || at > until) return err({ code: 'garbage' });
  return ok({ block: { height, at } });
}

function transactionOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  return outputsTransaction(chain, {
    hash: textField(row, 'txid'),
    at: instantOfSeconds(textField(row, 'status', 'block_time')),
    block: Number(textField(row, 'status', 'block_height')),
    fee: textField(row, 'fee'),
    inputs: (listField(row, 'vin') ?? []).map((input) => ({
      ...coinOf(field(input, 'prevout')),
      hash: textField(input, 'txid'),
      place: textField(input, 'vout'),
    })),
    outputs: (listField(row, 'vout') ?? []).map(coinOf),
  });
}

function coinOf(output: Json | undefined) {
  return { address: textField(output, 'scriptpubkey_address'), value: textField(output, 'value') };
}
