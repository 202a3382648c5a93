/**
 * Coinbase: every wallet has a list of transactions, newest first, with the ids of the transaction report. A fill of
 * Advanced Trade stands in the wallets of both coins; the one of the coin traded tells it, the one of the money is
 * passed over. A conversion stands in two wallets under one trade id; both halves travel and are joined later. Its fee is a
 * part of what the wallet lost: every transaction tells how much the balance of its wallet changed.
 */

import type { ExchangeRecord } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { z } from 'zod';
import {
  at,
  BadAnswer,
  decimalAt,
  isNegative,
  list,
  needDateText,
  needDecimal,
  needText,
  size,
  textAt,
  times,
} from '../reading/raw-json.ts';
import { amount, entryRecord, minus, moveRecord, plus, tradeRecord } from '../reading/records.ts';
import { ENOUGH_RECORDS, type ExchangePlan, readCursor, type StreamReader } from '../reading/stream-reader.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';

const PAGE = 100;
/** Their ids travel in the cursor, which has a limit. */
const WALLETS_AT_ONCE = 50;

const place = z.strictObject({
  wallets: z.array(z.string().max(60)).max(WALLETS_AT_ONCE),
  /** Last wallet of the list so far; null if there are no more. */
  after: z.string().max(60).nullable(),
  page: z.string().max(60).nullable(),
});
type Place = z.infer<typeof place>;

const readWallets: StreamReader = async ({ client, cursor, since, until, hasTime }) => {
  let here = cursor === null ? await nextWallets(client, undefined) : readCursor(cursor, place);
  const records: ExchangeRecord[] = [];
  for (;;) {
    const [wallet] = here.wallets;
    if (wallet === undefined) {
      if (here.after === null) return { records, cursor: null, done: 1 };
      here = await nextWallets(client, here.after);
    } else {
      const { found, next } = await transactionsOf(client, wallet, here.page, since);
      for (const item of found) if (needDateText(item, 'created_at') <= until) records.push(...recordsOf(item));
      here = next === null ? { ...here, wallets: here.wallets.slice(1), page: null } : { ...here, page: next };
    }
    if (records.length >= ENOUGH_RECORDS || !hasTime()) break;
  }
  return { records, cursor: JSON.stringify(here), done: 1 - Math.max(0.01, here.wallets.length / WALLETS_AT_ONCE) };
};

async function nextWallets(client: ExchangeClient, after: string | undefined): Promise<Place> {
  const params = { limit: WALLETS_AT_ONCE, ...defined({ starting_after: after }) };
  const answer = await client.read('v2PrivateGetAccounts', params);
  const next = nextPage(answer);
  return { wallets: list(answer, 'data').map((wallet) => needText(wallet, 'id')), after: next, page: null };
}

async function transactionsOf(client: ExchangeClient, wallet: string, page: string | null, since: number) {
  const params = { account_id: wallet, limit: PAGE, ...defined({ starting_after: page ?? undefined }) };
  const answer = await client.read('v2PrivateGetAccountsAccountIdTransactions', params);
  const all = list(answer, 'data');
  const found = all.filter((item) => needDateText(item, 'created_at') >= since);
  const next = nextPage(answer);
  return { found, next: found.length < all.length ? null : next };
}

/** Some answers name the next page only as an address with the id inside. */
function nextPage(answer: unknown): string | null {
  const id = textAt(answer, 'pagination', 'next_starting_after');
  if (id !== undefined) return id;
  const address = textAt(answer, 'pagination', 'next_uri');
  if (address === undefined) return null;
  const inside = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('starting_after');
  if (inside === null) throw new BadAnswer('next page without its place');
  return inside;
}

function recordsOf(item: unknown): readonly ExchangeRecord[] {
  if (textAt(item, 'status') !== 'completed') return [];
  const head = { id: needText(item, 'id'), millis: needDateText(item, 'created_at') };
  const change = amount(needText(item, 'amount', 'currency'), needDecimal(item, 'amount', 'amount'));
  const type = needText(item, 'type');
  if (type === 'advanced_trade_fill') return fillOf(item, head, change);
  if (type === 'buy' || type === 'sell') return [orderOf(item, head, change, type)];
  if (type === 'send' || type === 'fiat_deposit' || type === 'fiat_withdrawal') return [movementOf(item, head, change)];
  const more = { group: textAt(item, type, 'id'), note: textAt(item, 'details', 'title') };
  const fee = amount(textAt(item, type, 'fee', 'currency') ?? '', decimalAt(item, type, 'fee', 'amount') ?? '0');
  if (fee.asset !== change.asset) return [entryRecord({ ...head, word: type, change, ...more })];
  const bare = amount(change.asset, plus(change.amount, fee.amount));
  return [entryRecord({ ...head, word: type, change: bare, fee, ...more })];
}

type Head = { readonly id: string; readonly millis: number };
type Change = ReturnType<typeof amount>;

function fillOf(item: unknown, head: Head, change: Change): readonly ExchangeRecord[] {
  const fill = at(item, 'advanced_trade_fill');
  const [base = '', quote = ''] = needText(fill, 'product_id').split('-');
  if (change.asset !== base) return [];
  const quantity = size(change.amount);
  const total = times(quantity, needDecimal(fill, 'fill_price'));
  return [
    tradeRecord({
      ...head,
      side: isNegative(change.amount) ? 'sell' : 'buy',
      base: amount(base, quantity),
      quote: amount(quote, total),
      fee: amount(quote, decimalAt(fill, 'commission') ?? '0'),
    }),
  ];
}

/** What the coin cost without the fee; old answers only have the value in the account's currency. */
function orderOf(item: unknown, head: Head, change: Change, side: 'buy' | 'sell'): ExchangeRecord {
  const order = at(item, side);
  const [price, from] =
    decimalAt(order, 'subtotal', 'amount') === undefined ? [item, 'native_amount'] : [order, 'subtotal'];
  const feeAsset = textAt(order, 'fee', 'currency');
  return tradeRecord({
    ...head,
    side,
    base: amount(change.asset, size(change.amount)),
    quote: amount(needText(price, from, 'currency'), size(needDecimal(price, from, 'amount'))),
    fee: feeAsset === undefined ? undefined : amount(feeAsset, decimalAt(order, 'fee', 'amount') ?? '0'),
  });
}

/** The amount of a sending contains the network's fee. */
function movementOf(item: unknown, head: Head, change: Change): ExchangeRecord {
  const isOut = isNegative(change.amount);
  const fee = (isOut ? decimalAt(item, 'network', 'transaction_fee', 'amount') : undefined) ?? '0';
  return moveRecord({
    ...head,
    kind: isOut ? 'withdrawal' : 'deposit',
    moved: amount(change.asset, minus(size(change.amount), fee)),
    fee: amount(change.asset, fee),
    txHash: textAt(item, 'network', 'hash'),
    address: textAt(item, 'to', 'address'),
  });
}

export const coinbasePlan: ExchangePlan = {
  streams: { ledger: readWallets },
  greet: (client) => client.read('v2PrivateGetAccounts', { limit: 1 }),
  rights: async (client) => {
    const answer = await client.read('v3PrivateGetBrokerageKeyPermissions');
    return { trade: at(answer, 'can_trade') === true, withdraw: at(answer, 'can_transfer') === true };
  },
};
