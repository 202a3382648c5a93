/**
 * CEX.IO: a trade has a row that reserves the money (`Buy Order ...`) and a row per fill, whose comment holds the other side
 * (`Bought 0.01 BTC at 30000 EUR`). What a sale brings is net of the fee, a withdrawal contains it.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, multiplyText } from '../../values/decimal-text.ts';
import { readNumber } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const cexioTransactions = defineFormat({
  id: 'cexio-transactions',
  source: 'CEX.IO',
  sourceKind: 'exchange',
  idSpace: 'cexio',
  layouts: [headerLine('DateUTC,Amount,Symbol,Balance,Type,Pair,FeeSymbol,FeeAmount,Comment')],
  signature: ['DateUTC', 'Amount', 'Symbol', 'Balance', 'Type', 'FeeSymbol'],
  columns: {
    date: 'DateUTC',
    amount: 'Amount',
    asset: 'Symbol',
    type: 'Type',
    feeAsset: 'FeeSymbol',
    fee: 'FeeAmount',
    note: 'Comment',
    extra1: 'Balance',
    balance: 'Balance',
  },
  running: { change: ['amount'] },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: {
    deposit: 'deposit',
    withdraw: 'withdrawal',
    buy: 'swap',
    sell: 'swap',
    wallet_buy: 'swap',
    wallet_sell: 'swap',
    cancel: 'ignore',
    staking: 'staking-reward',
    referral: 'referral-bonus',
  },
  signed: true,
  fees: { sent: 'with' },
  group: { by: ['instant'] },
  adjust: adjustCexio,
});

const FILL = /^(Bought|Sold) ([\d.]+) (\w+) at ([\d.]+) (\w+)$/i;

function adjustCexio(facts: RowFacts, row: RowView): Adjusted {
  const type = row.cell('type').toLowerCase();
  if (row.cell('extra1').toLowerCase() === 'pending') return { ignore: 'status-not-done' };
  return type === 'buy' || type === 'sell' ? fill(facts, row) : facts;
}

function fill(facts: RowFacts, row: RowView): Adjusted {
  const note = row.cell('note');
  if (/^(?:buy|sell) order/i.test(note)) return { ignore: 'order-placed' };
  const match = FILL.exec(note);
  const [base, quote] = [row.asset(match?.[3] ?? ''), row.asset(match?.[5] ?? '')];
  /** A spreadsheet that turns the marks of the columns leaves those of a comment. */
  const [amount, price] = [readNumber(match?.[2] ?? '', 'dot'), readNumber(match?.[4] ?? '', 'dot')];
  const { in: received, fee } = facts;
  if (received === undefined || base === undefined || quote === undefined)
    return { review: 'note.unreadable', moved: facts };
  if (amount == null || price == null) return { review: 'note.unreadable', moved: facts };
  if (row.cell('type').toLowerCase() === 'buy') {
    if (amount !== received.amount) {
      const params = { column: 'Comment', stated: amount, computed: received.amount };
      return { review: 'row.figures-differ', params, moved: facts };
    }
    return { ...facts, out: { asset: quote, amount: multiplyText(amount, price) } };
  }
  const gross = fee?.asset === received.asset ? addText(received.amount, fee.amount) : received.amount;
  return { ...facts, in: { ...received, amount: gross }, out: { asset: base, amount } };
}
