/**
 * BlockFi transactions: one signed row per coin. Legs of a trade share their time; if they were settled days apart
 * they stay for review, and the trades file has the whole trade. A trade in both files is one event.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const blockfiTransactions = defineFormat({
  id: 'blockfi-transactions',
  source: 'BlockFi',
  sourceKind: 'exchange',
  idSpace: 'blockfi',
  layouts: [
    headerLine('Cryptocurrency,Amount,Transaction Type,Confirmed At'),
    headerLine('Cryptocurrency,Amount,Transaction Type,Exchange Rate Per Coin (USD),Confirmed At'),
  ],
  signature: ['Cryptocurrency', 'Amount', 'Transaction Type', 'Confirmed At'],
  columns: { asset: 'Cryptocurrency', amount: 'Amount', type: 'Transaction Type', date: 'Confirmed At' },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: {
    Deposit: 'deposit',
    'Wire Deposit': 'deposit',
    'ACH Deposit': 'deposit',
    /** Either direction: `swap` lets the sign decide, the rest is below. */
    'Crypto Transfer': 'swap',
    Withdrawal: 'withdrawal',
    'Wire Withdrawal': 'withdrawal',
    'ACH Withdrawal': 'withdrawal',
    'Withdrawal Fee': 'fee',
    'Interest Payment': 'lending-interest',
    'Bonus Payment': 'airdrop',
    'Referral Bonus': 'referral-bonus',
    'Cc Rewards Redemption': 'cashback',
    Trade: 'swap',
    'BIA Deposit': 'ignore',
    'BIA Withdraw': 'ignore',
  },
  group: { by: ['instant'] },
  repeatsExport: { format: 'blockfi-trades', days: 14 },
  adjust: (facts, row) => {
    if (row.cell('type').toLowerCase() !== 'crypto transfer') return facts;
    return { ...facts, kind: facts.in === undefined ? 'withdrawal' : 'deposit' };
  },
});
