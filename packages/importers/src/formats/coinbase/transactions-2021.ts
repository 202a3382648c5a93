/**
 * Coinbase transaction report of 2021 to 2023: a long disclaimer, then unsigned amounts, so the type tells the direction.
 * Conversions stand in the notes, as in the later report.
 */
import { defineFormat } from '../format.ts';
import { adjustCoinbase } from './transactions.ts';
import { COINBASE_TYPES } from './types.data.ts';

const COLUMNS = [
  'Timestamp',
  'Transaction Type',
  'Asset',
  'Quantity Transacted',
  'Spot Price Currency',
  'Spot Price at Transaction',
  'Subtotal',
];

export const coinbaseTransactions2021 = defineFormat({
  id: 'coinbase-transactions-2021',
  source: 'Coinbase',
  sourceKind: 'exchange',
  idSpace: 'coinbase',
  layouts: [
    [...COLUMNS, 'Total (inclusive of fees and/or spread)', 'Fees and/or Spread', 'Notes'],
    [...COLUMNS, 'Total (inclusive of fees)', 'Fees', 'Notes'],
  ],
  signature: ['Timestamp', 'Transaction Type', 'Asset', 'Spot Price Currency', 'Spot Price at Transaction'],
  columns: {
    date: 'Timestamp',
    type: 'Transaction Type',
    asset: 'Asset',
    amount: 'Quantity Transacted',
    quoteAsset: 'Spot Price Currency',
    price: 'Spot Price at Transaction',
    total: 'Subtotal',
    fee: ['Fees and/or Spread', 'Fees'],
    value: 'Subtotal',
    valueAsset: 'Spot Price Currency',
    note: 'Notes',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    {
      sum: ['total'],
      is: { header: ['Total (inclusive of fees and/or spread)', 'Total (inclusive of fees)'] },
      fee: 'within',
    },
    {
      kinds: ['swap', 'airdrop', 'staking-reward', 'lending-interest', 'spend'],
      sum: ['total', 'fee'],
      is: { header: ['Total (inclusive of fees and/or spread)', 'Total (inclusive of fees)'] },
      likely: true,
    },
  ],
  types: COINBASE_TYPES,
  fees: { asset: 'quote' },
  adjust: adjustCoinbase,
});
