/**
 * Binance.US: deposits, withdrawals and distributions stand in the primary columns, trades in the base and quote columns.
 * The side of a trade is the operation; a conversion that names none is shown to the user.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';

export const binanceUsTransactions = defineFormat({
  id: 'binance-us-transactions',
  source: 'Binance.US',
  sourceKind: 'exchange',
  idSpace: 'binance-us',
  layouts: [
    [
      'User ID',
      'Time',
      'Category',
      'Operation',
      'Order ID',
      'Transaction ID',
      'Primary Asset',
      'Realized Amount For Primary Asset',
      'Realized Amount for Primary Asset in USD',
      'Base Asset',
      'Realized Amount For Base Asset',
      'Realized Amount For Base Asset In USD',
      'Quote Asset',
      'Realized Amount for Quote Asset',
      'Realized Amount for Quote Asset in USD',
      'Fee Asset',
      'Realized Amount for Fee Asset',
      'Realized Amount for Fee Asset in USD',
      'Payment Method',
      'Withdraw Method',
      'Additional Note',
    ],
  ],
  signature: ['Time', 'Category', 'Operation', 'Primary Asset', 'Realized Amount For Primary Asset'],
  columns: {
    date: 'Time',
    type: 'Category',
    subtype: 'Operation',
    id: 'Transaction ID',
    extra1: 'Primary Asset',
    extra2: 'Realized Amount For Primary Asset',
    extra3: 'Realized Amount for Primary Asset in USD',
    asset: 'Base Asset',
    amount: 'Realized Amount For Base Asset',
    quoteAsset: 'Quote Asset',
    total: 'Realized Amount for Quote Asset',
    feeAsset: 'Fee Asset',
    fee: 'Realized Amount for Fee Asset',
    note: 'Additional Note',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    'Spot Trading/Buy': 'trade-buy',
    'Spot Trading/Sell': 'trade-sell',
    Buy: 'trade-buy',
    Sell: 'trade-sell',
    'Quick Buy': 'trade-buy',
    'Quick Sell': 'trade-sell',
    Distribution: 'staking-reward',
  },
  adjust: primaryColumns,
});

function primaryColumns(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind === 'trade-buy' || facts.kind === 'trade-sell') return facts;
  const asset = row.asset(row.cell('extra1'));
  const amount = row.amount('extra2');
  if (asset === undefined || amount === undefined) return { review: 'amount.missing' };
  if (facts.kind === 'withdrawal') return { ...facts, in: undefined, out: { asset, amount } };
  const dollars = row.amount('extra3');
  const value = dollars === undefined ? undefined : { asset: 'USD', amount: dollars };
  return { ...facts, in: { asset, amount }, out: undefined, value };
}
