/**
 * CoinTracking's import template: what brokers (Pocket) and wallets (Yoroi) offer as their "CoinTracking" download. Read as the trade list
 * is: amounts are what really moved, so a fee in the coin of a side is inside it. The zone is not stated.
 */
import { defineFormat } from '../format.ts';
import { COINTRACKING_TYPES } from './types.data.ts';

const OPTIONAL = [
  'Buy Amount',
  'Buy Cur.',
  'Sell Amount',
  'Sell Cur.',
  'Fee Amount (optional)',
  'Fee Cur. (optional)',
  'Exchange (optional)',
  'Trade Group (optional)',
  'Comment (optional)',
  'Date',
];

export const cointrackingImport = defineFormat({
  id: 'cointracking-import',
  source: 'CoinTracking',
  sourceKind: 'tax-tool',
  idSpace: 'cointracking',
  layouts: [
    [
      'Type',
      'Buy Amount',
      'Buy Currency',
      'Sell Amount',
      'Sell Currency',
      'Fee',
      'Fee Currency',
      'Exchange',
      'Trade-Group',
      'Comment',
      'Date',
    ],
    ['Type', ...OPTIONAL],
    ['Type (Trade, IN or OUT)', ...OPTIONAL],
  ],
  signature: ['Type', 'Buy Amount', 'Buy Currency', 'Sell Amount', 'Sell Currency', 'Exchange', 'Trade-Group'],
  columns: {
    type: ['Type', 'Type (Trade, IN or OUT)'],
    buyAmount: 'Buy Amount',
    buyAsset: ['Buy Currency', 'Buy Cur.'],
    sellAmount: 'Sell Amount',
    sellAsset: ['Sell Currency', 'Sell Cur.'],
    fee: ['Fee', 'Fee Amount (optional)'],
    feeAsset: ['Fee Currency', 'Fee Cur. (optional)'],
    wallet: ['Exchange', 'Exchange (optional)'],
    note: ['Comment', 'Comment (optional)'],
    date: 'Date',
  },
  date: { layouts: ['iso', 'DD.MM.YYYY HH:mm:ss'], zone: 'ask' },
  types: { ...COINTRACKING_TYPES, IN: 'deposit', OUT: 'withdrawal' },
  fees: { total: 'with', sent: 'with', received: 'not-mine' },
  walletName: 'cell',
});
