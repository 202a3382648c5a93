/**
 * Cardano over Koios: the list of an address names transactions only, their inputs and outputs are asked for together.
 * Native assets lie in the same outputs as the coin; their names are hexadecimal. By its stake key a wallet is read whole,
 * over all its addresses: each output names the key it belongs to, and the rewards of every epoch are reported.
 */
import { defined, err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';
import { askKoios } from './koios-ask.ts';
import { assetBalances, assetOf } from './koios-assets.ts';
import { stakeKeyBalances, stakeRewards } from './koios-stake.ts';
import { instantOfSeconds, isZeroText, wholeUnits } from './units.ts';
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
    family: 'koios.3',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: async (address, signal) => {
      if (isStakeKey(address)) return stakeKeyBalances(options, address, signal);
      const answer = await askKoios(options, '/address_info', { _addresses: [address] }, signal);
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
  const rewards = await stakeRewards(options, address, signal);
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
    return askKoios(
      options,
      `/account_txs?_stake_address=${encodeURIComponent(address)}${after}&${order}`,
      undefined,
      signal,
    );
  }
  const after = start === 0 ? {} : { _after_block_height: start - 1 };
  return askKoios(options, `/address_txs?${order}`, { _addresses: [address], ...after }, signal);
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
    const answer = await askKoios(options, '/tx_info', question, signal);
    if (!answer.ok) return answer;
    parts.push(...(listField(answer.value) ?? []).flatMap((row) => transactionOf(options.chain, address, row) ?? []));
  }
  // A transaction that was listed and is not told must not be lost.
  return parts.length === hashes.length ? ok(parts) : err({ code: 'garbage' });
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
    movements: [...inputs, ...withdrawn, ...outputs, ...depositOf(chain, payer, row)],
    ...(hasWithdrawal ? {} : spendsOf(sources)),
    ...defined({ fee: payer ? { payer, amount: fee, symbol: chain.native.symbol } : undefined }),
  };
}

/**
 * Who registers for staking leaves a deposit that comes back at the end; it stays the owner's. Deposits are positive, refunds
 * negative (cardano-db-sync: doc/schema.md, table `tx`). It is taken out of what the inputs and outputs differ by.
 */
function depositOf(chain: Chain, payer: string | undefined, row: Json): readonly Movement[] {
  const units = textField(row, 'deposit') ?? '0';
  const amount = wholeUnits(units.replace('-', ''), chain.native.decimals);
  if (payer === undefined || amount === undefined || isZeroText(amount)) return [];
  const [there, back] = [
    { from: payer, to: '' },
    { from: '', to: payer },
  ];
  const [deposit, coins] = units.startsWith('-') ? [back, there] : [there, back];
  const shared = { asset: chain.native, amount };
  return [
    { kind: 'native', ...coins, ...shared },
    { kind: 'unstaked', ...deposit, ...shared },
  ];
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
