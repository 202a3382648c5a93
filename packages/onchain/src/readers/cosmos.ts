/**
 * Cosmos Hub over a node's REST interface. Sent and received transactions are two searches, joined by hash. Public nodes
 * forget old blocks, so the balance check may show a difference that is not an error of the reader.
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainReader, HistoryPage, PageQuestion, ReaderOptions, ReadFailure } from './chain-reader.ts';
import { type ChainBalance, type ChainTransaction, coinOrToken, type Movement } from './chain-transaction.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';
import { instantOfText, wholeUnits } from './units.ts';

const PAGE_SIZE = 100;
const NATIVE_DENOM = 'uatom';

export function cosmosReader(options: ReaderOptions): ChainReader {
  return {
    name: options.name,
    family: 'cosmos',
    page: (question) => readPage(options, question),
    balances: async (address, signal) => {
      const url = `${options.base}/cosmos/bank/v1beta1/balances/${encodeURIComponent(address)}?pagination.limit=1000`;
      const answer = await readJson(options.http, { service: options.name, url, signal });
      if (!answer.ok) return answer;
      const list = listField(answer.value, 'balances');
      if (list === undefined) return err({ code: 'garbage' });
      return ok(list.flatMap((coin) => coinOf(options.chain, coin) ?? []));
    },
  };
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
  const url = `${options.base}/cosmos/tx/v1beta1/txs?${parameters}`;
  const answer = await readJson(options.http, { service: options.name, url, signal });
  if (!answer.ok) return answer;
  const read = readParts(listField(answer.value, 'tx_responses'), (row) => transactionOf(options.chain, row));
  if (!read.ok) return read;
  const parts = read.value;
  const top = Math.max(highest, ...parts.map(({ block }) => block));
  if (parts.length === limit) return ok({ parts, cursor: `${search} ${page + 1} ${top}` });
  if (search === 0) return ok({ parts, cursor: `1 1 ${top}` });
  return ok(top === 0 ? { parts } : { parts, mark: String(top) });
}

function transactionOf(chain: ReaderOptions['chain'], row: Json): ChainTransaction | undefined {
  const hash = textField(row, 'txhash');
  const at = instantOfText(textField(row, 'timestamp'));
  const block = Number(textField(row, 'height'));
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block)) return undefined;
  const isFailed = textField(row, 'code') !== '0';
  const messages = listField(row, 'tx', 'body', 'messages') ?? [];
  const fee = feeOf(chain, row, messages);
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed,
    movements: isFailed ? [] : [...messages.flatMap((message) => sent(chain, message)), ...rewards(chain, row)],
    ...(fee === undefined ? {} : { fee }),
  };
}

function sent(chain: Chain, message: Json): readonly Movement[] {
  const from = textField(message, 'from_address');
  const to = textField(message, 'to_address');
  if (from === undefined || to === undefined) return [];
  return (listField(message, 'amount') ?? []).flatMap((coin): readonly Movement[] => {
    const read = coinOf(chain, coin);
    return read === undefined ? [] : [{ kind: coinOrToken(read.asset), from, to, ...read }];
  });
}

/** Rewards are paid out by the claim and also by every delegation, so they are read from the events. */
function rewards(chain: Chain, row: Json): readonly Movement[] {
  return (listField(row, 'events') ?? [])
    .filter((event) => textField(event, 'type') === 'withdraw_rewards')
    .flatMap((event): readonly Movement[] => {
      const values = new Map(
        (listField(event, 'attributes') ?? []).map((one) => [
          textField(one, 'key') ?? '',
          textField(one, 'value') ?? '',
        ]),
      );
      const [from, to] = [values.get('validator') ?? '', values.get('delegator') ?? ''];
      return (values.get('amount') ?? '').split(',').flatMap((text): readonly Movement[] => {
        const [, amount = '', denom = ''] = /^(\d+)(\D.*)$/.exec(text) ?? [];
        const read = coinOf(chain, { amount, denom });
        return read === undefined ? [] : [{ kind: 'reward', from, to, ...read }];
      });
    });
}

function feeOf(chain: Chain, row: Json, messages: readonly Json[]): ChainTransaction['fee'] {
  const read = coinOf(chain, field(row, 'tx', 'auth_info', 'fee', 'amount', 0));
  const payer =
    textField(row, 'tx', 'auth_info', 'fee', 'payer') ||
    ['from_address', 'delegator_address', 'sender', 'voter'].map((name) => textField(messages[0], name)).find(Boolean);
  return read === undefined || !payer ? undefined : { payer, amount: read.amount, symbol: read.asset.symbol };
}

function coinOf(chain: Chain, coin: Json | undefined): ChainBalance | undefined {
  const denom = textField(coin, 'denom');
  if (denom === undefined) return undefined;
  const isNative = denom === NATIVE_DENOM;
  const decimals = isNative ? chain.native.decimals : 6;
  const amount = wholeUnits(textField(coin, 'amount'), decimals);
  if (amount === undefined) return undefined;
  return { asset: isNative ? chain.native : { symbol: denom, contract: denom, decimals }, amount };
}
