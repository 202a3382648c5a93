/**
 * Bybit deposits and withdrawals over chains, after a public sample of 2026 in which each row stands a few seconds from its row of the funding account,
 * which is in UTC. Rows that failed moved nothing. The fee of a withdrawal is in none of the lists.
 */
import { defineFormat } from '../format.ts';

export const bybitDepositsWithdrawals = defineFormat({
  id: 'bybit-deposits-withdrawals',
  source: 'Bybit',
  sourceKind: 'exchange',
  idSpace: 'bybit',
  layouts: [['Uid', 'Date', 'Type', 'Asset', 'Chain', 'Amount', 'Tx ID', 'Status', 'Received Address']],
  signature: ['Date', 'Type', 'Asset', 'Chain', 'Amount', 'Tx ID', 'Received Address'],
  columns: {
    date: 'Date',
    type: 'Type',
    asset: 'Asset',
    amount: 'Amount',
    txHash: 'Tx ID',
    status: 'Status',
    address: 'Received Address',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: { Deposit: 'deposit', Withdraw: 'withdrawal', Withdrawal: 'withdrawal' },
  status: { done: ['Completed', 'Transferred successfully'], skip: ['Failed'] },
});
