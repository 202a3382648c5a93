/**
 * Cosmos Hub and its relatives over a node's REST interface. Sent and received transactions are two searches, joined by
 * hash. Public nodes forget old blocks, so the balance check may show a difference that is not an error of the reader.
 */
import {
  add,
  dec,
  defined,
  err,
  field,
  formatShortest,
  type Json,
  listField,
  ok,
  type Result,
  textField,
} from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import { lastBlockUntil } from '../year-end/last-block.ts';
import type {
  ChainReader,
  HistoryPage,
  MomentQuestion,
  PageQuestion,
  ReaderOptions,
  ReadFailure,
  ToldMoment,
} from './chain-reader.ts';
import type { ChainAsset, ChainBalance, ChainTransaction } from './chain-transaction.ts';
import { ARRIVED_COINS } from './cosmos-coins.data.ts';
import { feePayer } from './cosmos-events.ts';
import { movementsOf } from './cosmos-movements.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfText, wholeUnits } from './units.ts';

const PAGE_SIZE = 100;
/** How each chain writes its own coin in base units. */
const NATIVE_DENOMS: Readonly<Record<string, string>> = {
  cosmos: 'uatom',
  osmosis: 'uosmo',
  celestia: 'utia',
  dydx: 'adydx',
};
/** `uosmo` is the millionth part of an OSMO; chains name their coins so. */
const MILLIONTHS = /^u[a-z][a-z0-9]+$/;
const MILLIONTHS_DECIMALS = 6;
/** Shares of a pool of Osmosis. */
const POOL_SHARE = /^gamm\/pool\/\d+$/;
const POOL_SHARE_DECIMALS = 18;

/** `height`: asked of the state at that block, where the node still has it. */
type CosmosOptions = ReaderOptions & { readonly height?: number };

export function cosmosReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'cosmos.2',
    page: (question) => readPage(options, question),
    listsTokens: true,
    balances: (address, signal) => readBalances(options, address, signal),
    atMoment: (question) => readMoment(options, question),
  };
}

/** Coins in the account, delegated, and on the way out of a delegation. */
async function readBalances(
  options: CosmosOptions,
  address: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainBalance[], ReadFailure>> {
  const owner = encodeURIComponent(address);
  const bank = await ask(options, `/cosmos/bank/v1beta1/balances/${owner}?pagination.limit=1000`, signal);
  if (!bank.ok) return bank;
  const held = listField(bank.value, 'balances');
  if (held === undefined) return err({ code: 'garbage' });
  const staked = await ask(options, `/cosmos/staking/v1beta1/delegations/${owner}?pagination.limit=1000`, signal);
  if (!staked.ok) return staked;
  const leaving = await ask(options, `/cosmos/staking/v1beta1/delegators/${owner}/unbonding_delegations`, signal);
  if (!leaving.ok) return leaving;
  const bonded = (listField(staked.value, 'delegation_responses') ?? []).map(
    (one) => textField(one, 'balance', 'amount') ?? '0',
  );
  const unbonding = (listField(leaving.value, 'unbonding_responses') ?? []).flatMap((one) =>
    (listField(one, 'entries') ?? []).map((entry) => textField(entry, 'balance') ?? '0'),
  );
  const denom = NATIVE_DENOMS[options.chain.id] ?? '';
  const own = held.find((coin) => textField(coin, 'denom') === denom);
  const amounts = [textField(own, 'amount') ?? '0', ...bonded, ...unbonding];
  if (amounts.some((one) => !/^\d{1,40}$/.test(one))) return err({ code: 'garbage' });
  const total = formatShortest(amounts.reduce((sum, one) => add(sum, dec(one)), dec('0')));
  const native = coinOf(options.chain, { denom, amount: total });
  const others = held.filter((coin) => coin !== own).flatMap((coin) => coinOfJson(options.chain, coin) ?? []);
  return native === undefined ? err({ code: 'garbage' }) : ok([native, ...others]);
}

/** Balances and unclaimed rewards at the last block before a moment; most public nodes forget such states after weeks. */
async function readMoment(
  options: ReaderOptions,
  { address, until, signal }: MomentQuestion,
): Promise<Result<ToldMoment, ReadFailure>> {
  const block = await lastBlockUntil(until, async (wanted) => {
    const answer = await ask(options, `/cosmos/base/tendermint/v1beta1/blocks/${wanted}`, signal);
    if (!answer.ok) return answer;
    const height = Number(textField(answer.value, 'block', 'header', 'height'));
    const at = instantOfText(textField(answer.value, 'block', 'header', 'time'));
    return at === undefined || !Number.isSafeInteger(height) ? err({ code: 'garbage' }) : ok({ height, at });
  });
  if (!block.ok) return block;
  const then = { ...options, height: block.value.height };
  const balances = await readBalances(then, address, signal);
  if (!balances.ok) return balances;
  const owner = encodeURIComponent(address);
  const waiting = await ask(then, `/cosmos/distribution/v1beta1/delegators/${owner}/rewards`, signal);
  const total = waiting.ok ? listField(waiting.value, 'total') : undefined;
  // Rewards are reported in parts of the smallest unit; what cannot be paid out yet is dropped.
  const unclaimed = total?.flatMap((coin) => {
    const [denom = '', amount = ''] = [textField(coin, 'denom'), textField(coin, 'amount')?.split('.')[0]];
    return coinOf(options.chain, { denom, amount }) ?? [];
  });
  return ok({ block: block.value, balances: balances.value, unclaimed });
}

/** Search 0 is what the address sent, search 1 what it received; both run upward by height. */
async function readPage(options: ReaderOptions, question: PageQuestion): Promise<Result<HistoryPage, ReadFailure>> {
  const { address, since, cursor, signal } = question;
  const [search = 0, page = 1, highest = 0] = (cursor ?? '0 1 0').split(' ').map(Number);
  const limit = options.pageSize ?? PAGE_SIZE;
  const who = search === 0 ? `message.sender='${address}'` : `transfer.recipient='${address}'`;
  const query = since === undefined ? who : `${who} AND tx.height>=${since}`;
  const parameters = new URLSearchParams({
    query,
    order_by: 'ORDER_BY_ASC',
    page: String(page),
    limit: String(limit),
  });
  const answer = await ask(options, `/cosmos/tx/v1beta1/txs?${parameters}`, signal);
  if (!answer.ok) return answer;
  const read = readParts(listField(answer.value, 'tx_responses'), (row) => transactionOf(options.chain, address, row));
  if (!read.ok) return read;
  const parts = read.value;
  const top = Math.max(highest, ...parts.map(({ block }) => block));
  const total = Number(textField(answer.value, 'total') ?? textField(answer.value, 'pagination', 'total') ?? '0');
  const isMore = parts.length === limit || (page - 1) * limit + parts.length < total;
  // Behind one address stand many nodes; one that knows less than it counts must not end the reading.
  if (isMore && parts.length === 0) return err({ code: 'garbage' });
  if (isMore) return ok({ parts, cursor: `${search} ${page + 1} ${top}` });
  if (search === 0) return ok({ parts, cursor: `1 1 ${top}` });
  return ok(top === 0 ? { parts } : { parts, mark: String(top) });
}

function transactionOf(chain: ReaderOptions['chain'], address: string, row: Json): ChainTransaction | undefined {
  const hash = textField(row, 'txhash');
  const at = instantOfText(textField(row, 'timestamp'));
  const block = Number(textField(row, 'height'));
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block)) return undefined;
  const isFailed = textField(row, 'code') !== '0';
  const fee = feeOf(chain, row);
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed,
    movements: isFailed ? [] : movementsOf(row, address, (coin) => coinOf(chain, coin)),
    ...defined({ fee }),
  };
}

const SIGNERS = ['from_address', 'delegator_address', 'sender', 'voter', 'signer', 'grantee', 'proposer', 'depositor'];

function feeOf(chain: Chain, row: Json): ChainTransaction['fee'] {
  const read = coinOfJson(chain, field(row, 'tx', 'auth_info', 'fee', 'amount', 0));
  const [first] = listField(row, 'tx', 'body', 'messages') ?? [];
  const payer =
    textField(row, 'tx', 'auth_info', 'fee', 'granter') ||
    textField(row, 'tx', 'auth_info', 'fee', 'payer') ||
    feePayer(row) ||
    SIGNERS.map((name) => textField(first, name)).find(Boolean) ||
    textField(first, 'inputs', 0, 'address');
  return read === undefined || !payer ? undefined : { payer, amount: read.amount, symbol: read.asset.symbol };
}

function coinOfJson(chain: Chain, coin: Json | undefined): ChainBalance | undefined {
  const [denom, amount] = ['denom', 'amount'].map((name) => textField(coin, name));
  return denom === undefined || amount === undefined ? undefined : coinOf(chain, { denom, amount });
}

function coinOf(
  chain: Chain,
  { denom, amount: units }: { readonly denom: string; readonly amount: string },
): ChainBalance | undefined {
  const isNative = denom === NATIVE_DENOMS[chain.id];
  const asset = isNative ? chain.native : otherCoin(denom);
  const amount = denom === '' ? undefined : wholeUnits(units, asset.decimals);
  return amount === undefined ? undefined : { asset, amount };
}

/** What nothing tells the decimals of is counted in its smallest units: a guess would be wrong by powers of ten in silence. */
function otherCoin(denom: string): ChainAsset {
  const arrived = ARRIVED_COINS[denom];
  if (arrived !== undefined) return { symbol: arrived.symbol, contract: denom, decimals: arrived.decimals };
  if (MILLIONTHS.test(denom)) {
    return { symbol: denom.slice(1).toUpperCase(), contract: denom, decimals: MILLIONTHS_DECIMALS };
  }
  return { symbol: denom, contract: denom, decimals: POOL_SHARE.test(denom) ? POOL_SHARE_DECIMALS : 0 };
}

function ask(
  { http, base, name, height }: CosmosOptions,
  path: string,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = height === undefined ? undefined : { 'x-cosmos-block-height': String(height) };
  return readJson(http, { service: name, url: `${base}${path}`, signal, headers });
}
