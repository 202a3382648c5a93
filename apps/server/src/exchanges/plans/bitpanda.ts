/**
 * Bitpanda (the broker; ccxt only knows its former exchange, One Trading): trades and movements of the wallets, each a list
 * that is read onward from the last id. Only finished ones count.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { at, BadAnswer, decimalAt, list, needDateText, needDecimal, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, moveRecord, tradeRecord } from '../reading/records.ts';
import { ENOUGH_RECORDS, type ExchangePlan, type StreamReader } from '../reading/stream-reader.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';

const PAGE = 100;

function walk(
  method: 'bitpandaGetTrades' | 'bitpandaGetWalletTransactions',
  recordsOf: (client: ExchangeClient, rows: readonly unknown[]) => Promise<readonly (ExchangeRecord | undefined)[]>,
): StreamReader {
  return async ({ client, cursor, since, until, hasTime }) => {
    const records: ExchangeRecord[] = [];
    let place = cursor;
    for (;;) {
      const params = { page_size: PAGE, ...(place === null ? {} : { cursor: place }) };
      const answer = await client.read(method, params);
      const rows = list(answer, 'data').filter((row) => {
        const millis = timeOf(row);
        return textAt(row, 'attributes', 'status') === 'finished' && millis >= since && millis <= until;
      });
      for (const record of await recordsOf(client, rows)) if (record !== undefined) records.push(record);
      const next = textAt(answer, 'meta', 'next_cursor') ?? null;
      if (next === null) return { records, cursor: null, done: 1 };
      if (next === place) throw new BadAnswer('the pages do not move on');
      place = next;
      if (records.length >= ENOUGH_RECORDS || !hasTime()) return { records, cursor: place, done: 0.5 };
    }
  };
}

function timeOf(row: unknown): number {
  return needDateText(row, 'attributes', 'time', 'date_iso8601');
}

const trades = walk('bitpandaGetTrades', async (client, rows) => {
  if (rows.length === 0) return [];
  const money = await fiatNames(client);
  return rows.map((row) => {
    const told = at(row, 'attributes');
    const currency = money.get(needText(told, 'fiat_id'));
    if (currency === undefined) throw new BadAnswer('currency');
    return tradeRecord({
      id: needText(row, 'id'),
      millis: timeOf(row),
      side: needText(told, 'type') === 'sell' ? 'sell' : 'buy',
      base: amount(needText(told, 'cryptocoin_symbol'), needDecimal(told, 'amount_cryptocoin')),
      quote: amount(currency, needDecimal(told, 'amount_fiat')),
    });
  });
});

async function fiatNames(client: ExchangeClient): Promise<ReadonlyMap<string, string>> {
  const wallets = list(await client.read('bitpandaGetFiatWallets'), 'data');
  return new Map(
    wallets.map((row) => [needText(row, 'attributes', 'fiat_id'), needText(row, 'attributes', 'fiat_symbol')]),
  );
}

const movements = walk('bitpandaGetWalletTransactions', async (_, rows) => rows.map(movementOf));

function movementOf(row: unknown): ExchangeRecord | undefined {
  const told = at(row, 'attributes');
  const type = needText(told, 'type');
  /** Told by the trades. */
  if (type === 'buy' || type === 'sell') return undefined;
  const head = { id: needText(row, 'id'), millis: timeOf(row) };
  const isIn = needText(told, 'in_or_out') === 'incoming';
  const asset = needText(told, 'cryptocoin_symbol');
  const quantity = needDecimal(told, 'amount');
  const fee = amount(asset, decimalAt(told, 'fee') ?? '0');
  if (type === 'deposit' || type === 'withdrawal') {
    const texts = { txHash: textAt(told, 'tx_id'), address: textAt(told, 'recipient') };
    return moveRecord({
      ...head,
      kind: type,
      moved: amount(asset, quantity),
      fee: type === 'deposit' ? undefined : fee,
      ...texts,
    });
  }
  const word = type === 'transfer' ? `transfer/${isIn ? 'incoming' : 'outgoing'}` : type;
  return entryRecord({ ...head, word, change: amount(asset, isIn ? quantity : `-${quantity}`), fee });
}

export const bitpandaPlan: ExchangePlan = {
  streams: { trades, movements },
  greet: (client) => client.read('bitpandaGetFiatWallets'),
};
