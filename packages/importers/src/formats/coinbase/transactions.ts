/**
 * Coinbase transaction report since 2023. Money cells carry a currency sign; a conversion is one row whose other half
 * stands only in the notes; an advanced trade names its market there, and the price currency is then only a valuation.
 */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, distanceText, multiplyText } from '../../values/decimal-text.ts';
import { readNumber } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { COINBASE_TYPES } from './types.data.ts';

const COLUMNS = [
  'Timestamp',
  'Transaction Type',
  'Asset',
  'Quantity Transacted',
  'Price Currency',
  'Price at Transaction',
  'Subtotal',
  'Total (inclusive of fees and/or spread)',
  'Fees and/or Spread',
  'Notes',
];

export const coinbaseTransactions = defineFormat({
  id: 'coinbase-transactions',
  source: 'Coinbase',
  sourceKind: 'exchange',
  idSpace: 'coinbase',
  layouts: [['ID', ...COLUMNS], COLUMNS, ['ID', ...COLUMNS, 'Sender Address', 'Recipient Address']],
  signature: ['Timestamp', 'Transaction Type', 'Asset', 'Quantity Transacted', 'Price Currency'],
  columns: {
    id: 'ID',
    date: 'Timestamp',
    type: 'Transaction Type',
    asset: 'Asset',
    amount: 'Quantity Transacted',
    quoteAsset: 'Price Currency',
    price: 'Price at Transaction',
    total: 'Subtotal',
    fee: 'Fees and/or Spread',
    value: 'Subtotal',
    valueAsset: 'Price Currency',
    extra1: 'Total (inclusive of fees and/or spread)',
    address: 'Recipient Address',
    note: 'Notes',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    { sum: ['total'], is: 'extra1', fee: 'within' },
    { kinds: 'all', sum: ['total'], is: 'extra1', costs: ['fee'], likely: true },
    /** A conversion is worth what was given, the spread included. */
    [
      { kinds: 'all', product: ['amount', 'price'], is: 'total', likely: true },
      { kinds: 'all', product: ['amount', 'price'], is: 'extra1', likely: true },
    ],
  ],
  types: COINBASE_TYPES,
  fees: { asset: 'quote' },
  adjust: adjustCoinbase,
});

/** The sentence that Coinbase writes is short; whatever follows it is not read. */
const LONGEST_NOTE = 300;
const MOVED = /^(?:Bought|Sold|Received) ([\d.,]+) (\S+)/i;
const CONVERTED = /^Converted ([\d.,]+) (\S+) to ([\d.,]+) (\S+)/i;
const MARKET = /for ([\d.,]+) (\S+) on (\S+?)-(\S+)(?: at ([\d.,]+) )?/i;

export function adjustCoinbase(facts: RowFacts, row: RowView): Adjusted {
  const note = row.cell('note').slice(0, LONGEST_NOTE);
  const type = row.cell('type').toLowerCase();
  const told = otherAmount(note, row);
  if (told !== undefined) return { review: 'row.figures-differ', params: told, moved: facts };
  if (type === 'convert') return converted(facts, row, note);
  if (type === 'retail eth2 deprecation') return { ignore: 'internal-move' };
  if (type === 'receive' && /coinbase earn|learning reward/i.test(note)) return { ...facts, kind: 'airdrop' };
  if (type.startsWith('advance')) return onMarket(facts, row, note);
  // Money does not reach the bank on its way to the sister platform: the row says where it went or came from.
  if (/^(pro|exchange) /.test(type) && isFiat(facts.in?.asset ?? facts.out?.asset ?? '')) {
    return { ...facts, address: 'Coinbase Pro' };
  }
  /** The same word for staking and for what Coinbase pays on dollars kept there. */
  if (/^rewards? income$/.test(type) && facts.in?.asset === 'USDC') return { ...facts, kind: 'lending-interest' };
  return facts;
}

/** What the sentence says was traded or received, if the column says something else. Money that was sent may have cost a fee. */
function otherAmount(note: string, row: RowView): Readonly<Record<string, string>> | undefined {
  const [, stated = '', coin = ''] = MOVED.exec(note) ?? [];
  const amount = row.amount('amount');
  if (amount === undefined || coin === '' || row.asset(coin) !== row.asset(row.cell('asset'))) return undefined;
  const readings = [row.number(stated), readNumber(stated, 'dot'), readNumber(stated, 'comma')];
  return readings.some((reading) => isRounded(amount, reading ?? ''))
    ? undefined
    : { column: 'Notes', stated, computed: amount };
}

/** The same number, with fewer places perhaps. */
function isRounded(amount: string, stated: string): boolean {
  if (stated === '') return false;
  const places = stated.split('.')[1]?.length ?? 0;
  return compareText(distanceText(amount, stated), places === 0 ? '0' : `0.${'0'.repeat(places - 1)}1`) <= 0;
}

function converted(facts: RowFacts, row: RowView, note: string): Adjusted {
  const match = CONVERTED.exec(note);
  const given = row.asset(row.cell('asset'));
  const amount = row.amount('amount');
  const received = match === null ? undefined : row.asset(match[4] ?? '');
  const target = amount === undefined ? undefined : noted(match?.[3] ?? '', match?.[1] ?? '', amount, row);
  if (given === undefined || amount === undefined) return { review: 'note.unreadable' };
  const out = { asset: given, amount };
  if (received === undefined || target === undefined) {
    return { review: 'note.unreadable', moved: { ...facts, in: undefined, out, fee: undefined } };
  }
  /** The spread is inside the amounts: as a fee it would count twice. */
  return {
    ...facts,
    kind: 'swap',
    out,
    in: { asset: received, amount: target },
    fee: undefined,
  };
}

/**
 * A spreadsheet may have changed the marks of all numbers but those in the sentence. There the amount given stands too, so
 * the reading that agrees with its column is the right one.
 */
function noted(text: string, given: string, amount: string, row: RowView): string | undefined {
  const own = row.number(text);
  if (own !== undefined && isRounded(amount, row.number(given) ?? '')) return own;
  const styles = (['dot', 'comma'] as const).filter((style) => isRounded(amount, readNumber(given, style) ?? ''));
  const [read] = styles.map((style) => readNumber(text, style));
  return read ?? undefined;
}

function onMarket(facts: RowFacts, row: RowView, note: string): Adjusted {
  const match = MARKET.exec(note);
  const quote = row.asset(match?.[4] ?? '');
  if (quote === undefined) return facts;
  const amount = row.number(match?.[1] ?? '') ?? readNumber(match?.[1] ?? '', 'dot');
  if (isFiat(quote)) return inMoneyOfMarket(facts, row, quote, amount, match?.[5] ?? '');
  if (amount === undefined || amount === null) return { review: 'note.unreadable', moved: facts };
  const other = { asset: quote, amount };
  const swapped = facts.kind === 'trade-buy' ? { ...facts, out: other } : { ...facts, in: other };
  /** The sentence tells what was paid or received in the end; so does the value that belongs to it. */
  const total = row.amount('extra1');
  const value = facts.value === undefined || total === undefined ? facts.value : { ...facts.value, amount: total };
  return { ...swapped, value, fee: undefined };
}

/** A report in another money than the market's rounds what the sentence states exactly: the sum with its fee, and the price. */
function inMoneyOfMarket(
  facts: RowFacts,
  row: RowView,
  quote: string,
  paid: string | undefined | null,
  stated: string,
): Adjusted {
  const reported = row.asset(row.cell('quoteAsset'));
  const price = row.number(stated) ?? readNumber(stated, 'dot');
  const amount = row.amount('amount')?.replace('-', '');
  if (reported === quote || !paid || !price || amount === undefined) return facts;
  const subtotal = multiplyText(amount, price);
  const fee = distanceText(paid, subtotal);
  const isBuy = facts.kind === 'trade-buy';
  /** Paid on top of a purchase, kept back from a sale; anything else is no fee. */
  if (compareText(paid, subtotal) === (isBuy ? -1 : 1)) return facts;
  const money = { asset: quote, amount: subtotal };
  return {
    ...facts,
    ...(isBuy ? { out: money } : { in: money }),
    fee: fee === '0' ? undefined : { asset: quote, amount: fee },
    value: undefined,
  };
}
