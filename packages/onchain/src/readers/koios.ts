/**
 * Cardano over Koios: the list of an address names transactions only, their inputs and outputs are asked for together.
 * Native assets lie in the same outputs as the coin; their names are hexadecimal. By its stake key a wallet is read whole,
 * over all its addresses: each output names the key it belongs to, and the rewards of every epoch are reported.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainAsset, ChainBalance, ChainTransaction, Movement } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';
import { lastPage, spendsOf } from './unspent-outputs.ts';

const PAGE_SIZE = 50;
/** The public tier takes questions of one kilobyte; so many hashes fit. */
const HASHES_PER_QUESTION = 12;

function isStakeKey(address: string): boolean {
  return address.startsWith('stake1');
}

export function koiosReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'koios.2',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      if (isStakeKey(address)) return stakeKeyBalances(options, address, signal);
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

/** Coins in all addresses of the key and rewards that wait there. */
async function stakeKeyBalances(
  options: ReaderOptions,
  key: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainBalance[], ReadFailure>> {
  const answer = await ask(options, '/account_info', { _stake_addresses: [key] }, signal);
  if (!answer.ok) return answer;
  const amount = wholeUnits(textField(answer.value, 0, 'total_balance') ?? '0', options.chain.native.decimals);
  return amount === undefined ? err({ code: 'garbage' }) : ok([{ asset: options.chain.native, amount }]);
}

async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [offset = 0, highestBefore = 0] = (cursor ?? '0 0').split(' ').map(Number);
  const size = options.pageSize ?? PAGE_SIZE;
  const start = Number(since ?? '0');
  const listed = await listTransactions(options, address, { offset, size, start }, signal);
  if (!listed.ok) return listed;
  const rows = listField(listed.value);
  if (rows === undefined) return err({ code: 'garbage' });
  const hashes = rows.flatMap((row) => textField(row, 'tx_hash') ?? []);
  const parts = await transactionsOf(options, address, hashes, signal);
  if (!parts.ok) return parts;
  const highest = Math.max(highestBefore, ...parts.value.map(({ block }) => block));
  if (rows.length === size) return ok({ parts: parts.value, cursor: `${offset + size} ${highest}` });
  if (!isStakeKey(address)) return ok(lastPage(parts.value, start, highest));
  const rewards = await rewardsOf(options, address, signal);
  return rewards.ok ? ok(lastPage([...parts.value, ...rewards.value], start, highest)) : rewards;
}

interface Span {
  readonly offset: number;
  readonly size: number;
  readonly start: number;
}

function listTransactions(
  options: ReaderOptions,
  address: string,
  { offset, size, start }: Span,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const order = `order=block_height.asc,tx_hash.asc&offset=${offset}&limit=${size}`;
  if (isStakeKey(address)) {
    const after = start === 0 ? '' : `&_after_block_height=${start - 1}`;
    return ask(
      options,
      `/account_txs?_stake_address=${encodeURIComponent(address)}${after}&${order}`,
      undefined,
      signal,
    );
  }
  const after = start === 0 ? {} : { _after_block_height: start - 1 };
  return ask(options, `/address_txs?${order}`, { _addresses: [address], ...after }, signal);
}

async function transactionsOf(
  options: ReaderOptions,
  address: string,
  hashes: readonly string[],
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  const parts: ChainTransaction[] = [];
  for (let from = 0; from < hashes.length; from += HASHES_PER_QUESTION) {
    const some = hashes.slice(from, from + HASHES_PER_QUESTION);
    const question = { _tx_hashes: some, _inputs: true, _assets: true, _withdrawals: true };
    const answer = await ask(options, '/tx_info', question, signal);
    if (!answer.ok) return answer;
    parts.push(...(listField(answer.value) ?? []).flatMap((row) => transactionOf(options.chain, address, row) ?? []));
  }
  // A transaction that was listed and is not told must not be lost.
  return parts.length === hashes.length ? ok(parts) : err({ code: 'garbage' });
}

/** Epoch 208 began with Shelley, on 29 July 2020; each lasts five days (CIP-9 and the genesis files). */
const SHELLEY = { epoch: 208, seconds: 1_596_059_091, perEpoch: 432_000 };

/** Rewards come by themselves at the beginning of an epoch; that is when they are received. */
async function rewardsOf(
  { chain, ...options }: ReaderOptions,
  key: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  const path = `/account_rewards?select=*&order=spendable_epoch.asc`;
  const answer = await ask({ chain, ...options }, path, { _stake_addresses: [key] }, signal);
  if (!answer.ok) return answer;
  const rows = listField(answer.value, 0, 'rewards') ?? listField(answer.value) ?? [];
  const parts = rows
    .filter((row) => textField(row, 'spendable_epoch') !== undefined)
    .map((row, index): ChainTransaction | undefined => {
      const epoch = Number(textField(row, 'spendable_epoch'));
      const amount = wholeUnits(textField(row, 'amount'), chain.native.decimals);
      const at = instantOfSeconds(String(SHELLEY.seconds + (epoch - SHELLEY.epoch) * SHELLEY.perEpoch));
      if (amount === undefined || at === undefined) return undefined;
      const pool = textField(row, 'pool_id') ?? '';
      const position = `epoch:${epoch} ${textField(row, 'type') ?? ''} ${index}`;
      const hash = `reward ${key} ${epoch} ${pool}${textField(row, 'type') ?? ''}`;
      // Before the block from which a later reading goes over the chain again, so that it stays.
      return {
        chain: chain.id,
        hash,
        at,
        block: 0,
        isFailed: false,
        movements: [{ kind: 'reward', from: '', to: key, asset: chain.native, amount, position }],
      };
    });
  return parts.every((part) => part !== undefined)
    ? ok(parts as readonly ChainTransaction[])
    : err({ code: 'garbage' });
}

function transactionOf(chain: ReaderOptions['chain'], owner: string, row: Json): ChainTransaction | undefined {
  const hash = textField(row, 'tx_hash');
  const at = instantOfSeconds(textField(row, 'tx_timestamp'));
  const block = Number(textField(row, 'block_height'));
  const fee = wholeUnits(textField(row, 'fee'), chain.native.decimals);
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block) || fee === undefined) return undefined;
  const inputs = (listField(row, 'inputs') ?? []).flatMap((side) => coinsOf(chain, owner, side, 'from'));
  const outputs = (listField(row, 'outputs') ?? []).flatMap((side) => coinsOf(chain, owner, side, 'to'));
  // A withdrawn reward enters the transaction without an output, so the outputs spent do not say what the change holds.
  const hasWithdrawal = (listField(row, 'withdrawals') ?? []).length > 0;
  const sources = (listField(row, 'inputs') ?? []).map((side) => ({
    address: ownerOf(owner, side),
    hash: textField(side, 'tx_hash'),
    place: textField(side, 'tx_index'),
  }));
  const payer = inputs[0]?.from;
  const withdrawn = isStakeKey(owner) ? withdrawals(chain, owner, row) : [];
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed: false,
    movements: [...inputs, ...withdrawn, ...outputs],
    ...(hasWithdrawal ? {} : spendsOf(sources)),
    ...(payer ? { fee: { payer, amount: fee, symbol: chain.native.symbol } } : {}),
  };
}

/** Rewards that are taken out were received with their epoch; they enter the transaction like an input. */
function withdrawals(chain: Chain, owner: string, row: Json): readonly Movement[] {
  return (listField(row, 'withdrawals') ?? []).flatMap((one): readonly Movement[] => {
    const amount = wholeUnits(textField(one, 'amount'), chain.native.decimals);
    const isOwn = textField(one, 'stake_addr') === owner;
    return amount === undefined || !isOwn ? [] : [{ kind: 'native', from: owner, to: '', asset: chain.native, amount }];
  });
}

/** Read by its stake key, a wallet is that key in all its addresses. */
function ownerOf(owner: string, side: Json): string {
  return textField(side, 'stake_addr') === owner ? owner : (textField(side, 'payment_addr', 'bech32') ?? '');
}

function coinsOf(chain: Chain, owner: string, side: Json, end: 'from' | 'to'): readonly Movement[] {
  const address = ownerOf(owner, side);
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
  return readJson(http, {
    service: name,
    url: `${base}${path}`,
    signal,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });
}
