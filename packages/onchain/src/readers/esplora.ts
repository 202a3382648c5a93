/**
 * Esplora, the explorer interface of Bitcoin and Litecoin (mempool.space, blockstream.info, litecoinspace.org). Pages run
 * from the newest transaction to the oldest; a later reading stops at the first one it knows. Inputs and outputs are
 * kept with their addresses, because what a wallet paid is only known over all its addresses.
 */
import type { HttpClient } from '@cryptax/http';
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

export interface EsploraOptions {
  readonly http: HttpClient;
  readonly chain: Chain & { readonly id: ChainId };
  readonly name: string;
  readonly base: string;
}

/** Coins that appear from nowhere (a block reward) and coins that nobody's address holds (a script, data). */
const NO_ADDRESS = '';

export function esploraReader(options: EsploraOptions): ChainReader {
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
  };
}

async function readPage(options: EsploraOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [lastSeen, mark] = (cursor ?? ' ').split(' ');
  const path = `${options.base}/address/${encodeURIComponent(address)}/txs`;
  const url = lastSeen ? `${path}/chain/${encodeURIComponent(lastSeen)}` : path;
  const answer = await readJson(options.http, { service: options.name, url, signal });
  if (!answer.ok) return answer;
  const rows = listField(answer.value);
  if (rows === undefined) return err({ code: 'garbage' });
  const parts: ChainTransaction[] = [];
  const confirmed = rows.filter((row) => field(row, 'status', 'confirmed') === true);
  for (const row of confirmed) {
    const hash = textField(row, 'txid');
    if (hash !== undefined && hash === since) return ok({ parts, mark: mark || newest(confirmed) || since });
    const part = transactionOf(options.chain, row);
    if (part === undefined) return err({ code: 'garbage' });
    parts.push(part);
  }
  const newestSeen = mark || newest(confirmed) || since;
  const last = parts.at(-1)?.hash;
  // The first page may be short because unconfirmed ones were left out; only an empty page is surely the end.
  if (last === undefined) return ok(newestSeen === undefined ? { parts } : { parts, mark: newestSeen });
  return ok({ parts, cursor: `${last} ${newestSeen ?? ''}` });
}

function newest(rows: readonly Json[]): string | undefined {
  return textField(rows[0], 'txid');
}

function transactionOf(chain: EsploraOptions['chain'], row: Json): ChainTransaction | undefined {
  const hash = textField(row, 'txid');
  const at = instantOfSeconds(textField(row, 'status', 'block_time'));
  const block = Number(textField(row, 'status', 'block_height'));
  const inputs = (listField(row, 'vin') ?? []).flatMap((input) => coinOf(chain, field(input, 'prevout')) ?? []);
  const outputs = (listField(row, 'vout') ?? []).flatMap((output) => coinOf(chain, output) ?? []);
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block) || outputs.length === 0) return undefined;
  const fee = wholeUnits(textField(row, 'fee'), chain.native.decimals);
  const asset = chain.native;
  const movements: Movement[] = [
    ...inputs.map(({ address, amount }) => ({ kind: 'native' as const, from: address, to: NO_ADDRESS, asset, amount })),
    ...outputs.map(({ address, amount }) => ({
      kind: 'native' as const,
      from: NO_ADDRESS,
      to: address,
      asset,
      amount,
    })),
  ];
  const payer = inputs[0]?.address;
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed: false,
    movements,
    ...(fee !== undefined && payer !== undefined ? { fee: { payer, amount: fee, symbol: asset.symbol } } : {}),
  };
}

function coinOf(
  chain: Chain,
  output: Json | undefined,
): { readonly address: string; readonly amount: string } | undefined {
  const amount = wholeUnits(textField(output, 'value'), chain.native.decimals);
  return amount === undefined
    ? undefined
    : { address: textField(output, 'scriptpubkey_address') ?? NO_ADDRESS, amount };
}
