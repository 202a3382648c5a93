/** Coinbase transaction report until 2020: the account's currency stands in front of four headers, not in a column. */
import { defineFormat } from '../format.ts';
import { adjustCoinbase } from './transactions.ts';

export const coinbaseTransactions2020 = defineFormat({
  id: 'coinbase-transactions-2020',
  source: 'Coinbase',
  sourceKind: 'exchange',
  idSpace: 'coinbase',
  layouts: [
    [
      'Timestamp',
      'Transaction Type',
      'Asset',
      'Quantity Transacted',
      '{fiat} Spot Price at Transaction',
      '{fiat} Subtotal',
      '{fiat} Total (inclusive of fees)',
      '{fiat} Fees',
      'Notes',
    ],
  ],
  signature: ['Timestamp', 'Transaction Type', 'Asset', 'Quantity Transacted', '{fiat} Spot Price at Transaction'],
  columns: {
    date: 'Timestamp',
    type: 'Transaction Type',
    asset: 'Asset',
    amount: 'Quantity Transacted',
    price: '{fiat} Spot Price at Transaction',
    total: '{fiat} Subtotal',
    fee: '{fiat} Fees',
    value: '{fiat} Subtotal',
    note: 'Notes',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    { sum: ['total'], is: { header: '{fiat} Total (inclusive of fees)' }, fee: 'within' },
    {
      kinds: ['swap', 'airdrop', 'staking-reward', 'lending-interest', 'spend'],
      sum: ['total', 'fee'],
      is: { header: '{fiat} Total (inclusive of fees)' },
      likely: true,
    },
  ],
  types: {
    Buy: 'trade-buy',
    Sell: 'trade-sell',
    Send: 'withdrawal',
    Receive: 'deposit',
    Convert: 'swap',
    'Coinbase Earn': 'airdrop',
    'Rewards Income': 'staking-reward',
  },
  fees: { asset: 'quote' },
  defaults: { quoteAsset: '{fiat}', valueAsset: '{fiat}' },
  adjust: adjustCoinbase,
});
