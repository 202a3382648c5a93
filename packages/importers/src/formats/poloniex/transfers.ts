/**
 * Poloniex deposits and withdrawals: two files. The oldest list of deposits also held withdrawals, told apart by the
 * transaction behind the status (`COMPLETE: ab12`); the list that the support sends holds deposits only. Withdrawn amounts
 * contain the fee.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const poloniexDeposits = defineFormat({
  id: 'poloniex-deposits',
  source: 'Poloniex',
  sourceKind: 'exchange',
  idSpace: 'poloniex',
  layouts: [
    headerLine('Date,Currency,Amount,Address,Status'),
    headerLine('f_created_at,currency,f_amount,f_address,f_status'),
    headerLine('Currency,Amount,Address,Date,Status'),
  ],
  signature: ['Date', 'Currency', 'Amount', 'Address', 'Status'],
  /** Five usual words: any further column about the movement means another exchange's file. */
  absent: [
    'Fee Deducted',
    'Timezone',
    'Type',
    'Fee',
    'Network',
    'TxID',
    'Transaction ID',
    'Txn Hash',
    'Side',
    'Memo/Tag',
  ],
  columns: {
    date: ['Date', 'f_created_at'],
    asset: 'Currency',
    amount: ['Amount', 'f_amount'],
    address: ['Address', 'f_address'],
    status: ['Status', 'f_status'],
    /** Only for knowing that list. */
    extra1: 'f_created_at',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'deposit',
  status: { done: ['COMPLETE', 'COMPLETED', 'COMPLETE: *'] },
  adjust: (facts, row) => {
    const hash = /^complete: (\S+)/i.exec(row.cell('status'))?.[1];
    if (row.cell('extra1') !== '') return { ...facts, txHash: hash };
    return hash === undefined ? facts : { ...facts, kind: 'withdrawal', in: undefined, out: facts.in, txHash: hash };
  },
});

export const poloniexWithdrawals = defineFormat({
  id: 'poloniex-withdrawals',
  source: 'Poloniex',
  sourceKind: 'exchange',
  idSpace: 'poloniex',
  layouts: [
    headerLine('Date,Currency,Amount,Fee Deducted,Amount - Fee,Address,Status'),
    headerLine('f_date,currency,f_amount,f_feededucted,f_status'),
    headerLine('Fee Deducted,Date,Currency,Amount,Amount-Fee,Address,Status'),
  ],
  signature: ['Currency', 'Amount', 'Fee Deducted', 'Amount - Fee', 'Address', 'Status'],
  columns: {
    date: ['Date', 'f_date'],
    asset: 'Currency',
    amount: ['Amount', 'f_amount'],
    fee: ['Fee Deducted', 'f_feededucted'],
    address: 'Address',
    status: ['Status', 'f_status'],
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    {
      kinds: ['withdrawal'],
      sum: ['amount', { header: ['Fee Deducted'], less: true }],
      is: { header: ['Amount - Fee', 'Amount-Fee'] },
    },
  ],
  kind: 'withdrawal',
  status: { done: ['COMPLETE', 'COMPLETED', 'COMPLETE: *'] },
  fees: { sent: 'with', asset: 'amount' },
});
