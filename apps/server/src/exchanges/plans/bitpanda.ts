/**
 * Bitpanda (the broker; ccxt only knows its former exchange, One Trading): trades and movements of the wallets, each a list
 * that is read onward from the last id. Only finished ones count. The lists mix coins with metals, shares and indices, whose
 * tickers collide with coins: which is which only the kinds of the wallets tell, by the number of the asset.
 */

import type { ExchangeAmount, ExchangeRecord } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { z } from 'zod';
import { at, BadAnswer, decimalAt, list, needDateText, needDecimal, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, plus, type ReportedEntry, tradeRecord } from '../reading/records.ts';
import { ENOUGH_RECORDS, type ExchangePlan, readCursor, type StreamReader } from '../reading/stream-reader.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import { type BitpandaAsset, bitpandaAssets, COIN } from './bitpanda-assets.ts';

const PAGE = 100;

/** `page`: of an answer that counts pages and names no cursor, as it did for years. */
const place = z.strictObject({
  after: z.string().max(200).nullable(),
  seen: z.int().min(0),
  page: z.int().min(2).optional(),
});

function walk(
  method: 'bitpandaGetTrades' | 'bitpandaGetWalletTransactions',
  recordsOf: (client: ExchangeClient, rows: readonly unknown[]) => Promise<readonly (ExchangeRecord | undefined)[]>,
): StreamReader {
  return async ({ client, cursor, since, until, hasTime }) => {
    const records: ExchangeRecord[] = [];
    let { after, seen, page }: z.infer<typeof place> =
      cursor === null ? { after: null, seen: 0 } : readCursor(cursor, place);
    for (;;) {
      const params = {
        page_size: PAGE,
        ...defined({ cursor: after ?? undefined, page }),
      };
      const answer = await client.read(method, params);
      const all = list(answer, 'data');
      seen += all.length;
      const rows = all.filter((row) => {
        const millis = timeOf(row);
        return textAt(row, 'attributes', 'status') === 'finished' && millis >= since && millis <= until;
      });
      for (const record of await recordsOf(client, rows)) if (record !== undefined) records.push(record);
      const next = textAt(answer, 'meta', 'next_cursor') ?? null;
      const count = Number(needText(answer, 'meta', 'total_count'));
      if (next === null && seen >= count) return { records, cursor: null, done: 1 };
      if (next === null) {
        page = nextPage(answer, page ?? 1);
        if (page === undefined || all.length === 0) throw new BadAnswer('the list ends before its count');
      } else if (next === after) throw new BadAnswer('the pages do not move on');
      after = next;
      if (records.length >= ENOUGH_RECORDS || !hasTime()) {
        const here = JSON.stringify({ after, seen, page });
        return { records, cursor: here, done: Math.min(0.99, seen / Math.max(1, count)) };
      }
    }
  };
}

/** The page after this one, if the answer leads to it. */
function nextPage(answer: unknown, now: number): number | undefined {
  const [, page] = /[?&]page=(\d+)/.exec(textAt(answer, 'links', 'next') ?? '') ?? [];
  return page !== undefined && Number(page) === now + 1 ? now + 1 : undefined;
}

function timeOf(row: unknown): number {
  return needDateText(row, 'attributes', 'time', 'date_iso8601');
}

const trades = walk('bitpandaGetTrades', async (client, rows) => {
  if (rows.length === 0) return [];
  const money = await fiatNames(client);
  const assetOf = await bitpandaAssets(client);
  return rows.map((row) => {
    const reported = at(row, 'attributes');
    const currency = money.get(needText(reported, 'fiat_id'));
    if (currency === undefined) throw new BadAnswer('currency');
    const side = needText(reported, 'type') === 'sell' ? 'sell' : 'buy';
    const head = { id: needText(row, 'id'), millis: timeOf(row) };
    const { kind, symbol } = assetOf(reported);
    const base = amount(symbol, needDecimal(reported, 'amount_cryptocoin'));
    const quote = amount(currency, needDecimal(reported, 'amount_fiat'));
    if (kind === COIN) return tradeRecord({ ...head, side, base, quote, fee: bestFee(reported) });
    const change = { ...base, amount: side === 'buy' ? base.amount : `-${base.amount}` };
    return noCoin(kind, { ...head, change, note: `${side}, ${quote.amount} ${quote.asset}` });
  });
});

/**
 * Who holds BEST pays the fee of a trade in it, beside the trade. The trade tells the payment; the same one in the list of
 * movements is passed over.
 */
function bestFee(trade: unknown): ExchangeAmount | undefined {
  const paid = at(trade, 'best_fee_collection', 'attributes', 'wallet_transaction', 'attributes');
  if (paid === undefined) return undefined;
  const fee = plus(decimalAt(paid, 'amount') ?? '0', decimalAt(paid, 'fee') ?? '0');
  return amount(needText(paid, 'cryptocoin_symbol'), fee);
}

/** Told all the same: the import lists it as left out, or asks where Bitpanda does not say what it is. */
function noCoin(kind: string | undefined, reported: Omit<ReportedEntry, 'word'>): ExchangeRecord {
  const note = kind === undefined ? reported.note : [kind, reported.note].join(', ');
  return entryRecord({ ...reported, word: kind === undefined ? 'unknown-asset' : 'not-crypto', note });
}

async function fiatNames(client: ExchangeClient): Promise<ReadonlyMap<string, string>> {
  const wallets = list(await client.read('bitpandaGetFiatWallets'), 'data');
  return new Map(
    wallets.map((row) => [needText(row, 'attributes', 'fiat_id'), needText(row, 'attributes', 'fiat_symbol')]),
  );
}

const movements = walk('bitpandaGetWalletTransactions', async (client, rows) => {
  /** Purchases and sales are reported by the trades. */
  const moved = rows.filter(
    (row) => !['buy', 'sell'].includes(needText(row, 'attributes', 'type')) && at(row, 'attributes', 'is_bfc') !== true,
  );
  if (moved.length === 0) return [];
  const assetOf = await bitpandaAssets(client);
  return moved.map((row) => movementOf(row, assetOf(at(row, 'attributes'))));
});

function movementOf(row: unknown, { kind, symbol: asset }: BitpandaAsset): ExchangeRecord {
  const reported = at(row, 'attributes');
  const type = needText(reported, 'type');
  const head = { id: needText(row, 'id'), millis: timeOf(row) };
  const isIn = needText(reported, 'in_or_out') === 'incoming';
  const quantity = needDecimal(reported, 'amount');
  const fee = amount(asset, decimalAt(reported, 'fee') ?? '0');
  const change = amount(asset, isIn ? quantity : `-${quantity}`);
  if (kind !== COIN) return noCoin(kind, { ...head, change, note: type });
  if (type === 'deposit' || type === 'withdrawal') {
    const texts = { txHash: textAt(reported, 'tx_id'), address: textAt(reported, 'recipient') };
    return moveRecord({
      ...head,
      kind: type,
      moved: amount(asset, quantity),
      fee: type === 'deposit' ? undefined : fee,
      ...texts,
    });
  }
  const word = type === 'transfer' ? `transfer/${isIn ? 'incoming' : 'outgoing'}` : type;
  return entryRecord({ ...head, word, change, fee });
}

export const bitpandaPlan: ExchangePlan = {
  streams: { trades, movements },
  greet: (client) => client.read('bitpandaGetFiatWallets'),
};
