/**
 * Cardano over Koios: the list of an address names transactions only, their inputs and outputs are asked for together.
 * Native assets lie in the same outputs as the coin; their names are hexadecimal.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainAsset, ChainBalance, ChainTransaction, Movement } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';
import { lastPage } from './unspent-outputs.ts';

const PAGE_SIZE = 50;

export function koiosReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'koios',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const answer = await ask(options, '/address_info', { _addresses: [address] }, signal);
      if (!answer.ok) return answer;
      const account = field(answer.value, 0);
      // An address that never received anything is not listed.
      const amount = wholeUnits(textField(account, 'balance') ?? '0', options.chain.native.decimals);
      if (amount === undefined || listField(answer.value) === undefined) return err({ code: 'garbage' });
      return ok([{ asset: options.chain.native, amount }, ...assetBalances(account)]);
    },
  };
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [offset = 0, highestBefore = 0] = (cursor ?? '0 0').split(' ').map(Number);
  const size = options.pageSize ?? PAGE_SIZE;
  const start = Number(since ?? '0');
  const path = `/address_txs?order=block_height.asc,tx_hash.asc&offset=${offset}&limit=${size}`;
  const after = start === 0 ? {} : { _after_block_height: start - 1 };
  const listed = await ask(options, path, { _addresses: [address], ...after }, signal);
  if (!listed.ok) return listed;
  const rows = listField(listed.value);
  if (rows === undefined) return err({ code: 'garbage' });
  const hashes = rows.flatMap((row) => textField(row, 'tx_hash') ?? []);
  const parts = await transactionsOf(options, hashes, signal);
  if (!parts.ok) return parts;
  const highest = Math.max(highestBefore, ...parts.value.map(({ block }) => block));
  if (rows.length === size) return ok({ parts: parts.value, cursor: `${offset + size} ${highest}` });
  return ok(lastPage(parts.value, start, highest));
}

async function transactionsOf(
  options: ReaderOptions,
  hashes: readonly string[],
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  if (hashes.length === 0) return ok([]);
  const answer = await ask(options, '/tx_info', { _tx_hashes: hashes, _inputs: true, _assets: true }, signal);
  if (!answer.ok) return answer;
  const parts = (listField(answer.value) ?? []).flatMap((row) => transactionOf(options.chain, row) ?? []);
  // A transaction that was listed and is not told must not be lost.
  return parts.length === hashes.length ? ok(parts) : err({ code: 'garbage' });
}

function transactionOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const hash = textField(row, 'tx_hash');
  const at = instantOfSeconds(textField(row, 'tx_timestamp'));
  const block = Number(textField(row, 'block_height'));
  const fee = wholeUnits(textField(row, 'fee'), chain.native.decimals);
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block) || fee === undefined) return undefined;
  const inputs = (listField(row, 'inputs') ?? []).flatMap((side) => coinsOf(chain, side, 'from'));
  const outputs = (listField(row, 'outputs') ?? []).flatMap((side) => coinsOf(chain, side, 'to'));
  const payer = inputs[0]?.from;
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed: false,
    movements: [...inputs, ...outputs],
    ...(payer ? { fee: { payer, amount: fee, symbol: chain.native.symbol } } : {}),
  };
}

function coinsOf(chain: Chain, side: Json, end: 'from' | 'to'): readonly Movement[] {
  const address = textField(side, 'payment_addr', 'bech32') ?? '';
  const ends = end === 'from' ? { from: address, to: '' } : { from: '', to: address };
  const coin = wholeUnits(textField(side, 'value'), chain.native.decimals);
  const assets = (listField(side, 'asset_list') ?? []).flatMap((entry) => assetOf(entry) ?? []);
  return [
    ...(coin === undefined ? [] : [{ kind: 'native' as const, ...ends, asset: chain.native, amount: coin }]),
    ...assets.map(({ asset, amount }) => ({ kind: 'token' as const, ...ends, asset, amount })),
  ];
}

function assetBalances(account: Json | undefined): readonly ChainBalance[] {
  const totals = new Map<string, { readonly asset: ChainAsset; readonly units: bigint }>();
  for (const output of listField(account, 'utxo_set') ?? []) {
    for (const entry of listField(output, 'asset_list') ?? []) {
      const units = textField(entry, 'quantity');
      const found = assetOf(entry);
      if (found === undefined || units === undefined) continue;
      const key = found.asset.contract ?? '';
      totals.set(key, { asset: found.asset, units: (totals.get(key)?.units ?? 0n) + BigInt(units) });
    }
  }
  return [...totals.values()].map(({ asset, units }) => ({
    asset,
    amount: wholeUnits(String(units), asset.decimals) ?? '0',
  }));
}

function assetOf(entry: Json): ChainBalance | undefined {
  const policy = textField(entry, 'policy_id');
  const name = textField(entry, 'asset_name') ?? '';
  const decimals = Number(textField(entry, 'decimals') ?? '0');
  const amount = wholeUnits(textField(entry, 'quantity'), decimals);
  if (policy === undefined || amount === undefined) return undefined;
  return { asset: { symbol: readable(name), contract: `${policy}${name}`, decimals }, amount };
}

/** `4d494e` is MIN; names that are no text stay hexadecimal. */
function readable(hexName: string): string {
  const bytes = (hexName.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const isText = bytes.length > 0 && bytes.every((byte) => byte > 0x20 && byte < 0x7f);
  return isText ? String.fromCharCode(...bytes) : hexName;
}

function ask(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
  return readJson(http, { service: name, url: `${base}${path}`, body, signal, ...(headers ? { headers } : {}) });
}
