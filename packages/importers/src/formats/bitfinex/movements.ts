/**
 * Bitfinex deposits (positive) and withdrawals (negative). Cancelled ones are listed too; the fee leaves on top. The numbers of
 * trades, movements and ledger rows are counted separately and may coincide: only those of trades are taken as ids.
 */
import { defineFormat } from '../format.ts';
import { BITFINEX_DATES } from './dates.data.ts';

const MOVEMENT = ['CURRENCY', 'STATUS', 'AMOUNT', 'FEES', 'DESCRIPTION', 'TRANSACTION ID'];

export const bitfinexMovements = defineFormat({
  id: 'bitfinex-movements',
  source: 'Bitfinex',
  sourceKind: 'exchange',
  idSpace: 'bitfinex',
  layouts: [
    ['#', 'DATE', ...MOVEMENT, 'NOTE'],
    ['#', 'STARTED', 'UPDATED', ...MOVEMENT, 'NOTE'],
    ['#', 'DATE', ...MOVEMENT],
  ],
  signature: ['#', 'CURRENCY', 'STATUS', 'AMOUNT', 'FEES', 'DESCRIPTION', 'TRANSACTION ID'],
  columns: {
    date: ['DATE', 'UPDATED'],
    asset: 'CURRENCY',
    status: 'STATUS',
    amount: 'AMOUNT',
    fee: 'FEES',
    address: 'DESCRIPTION',
    txHash: 'TRANSACTION ID',
    note: 'NOTE',
  },
  date: { layouts: BITFINEX_DATES, zone: 'UTC' },
  signed: true,
  bySign: { positive: 'deposit', negative: 'withdrawal' },
  status: { done: ['COMPLETED'] },
  fees: { asset: 'amount', received: 'with' },
});
