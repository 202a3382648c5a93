/**
 * Gate.io account book: one signed row per balance change; the coin stands in the column called type. Rows of an order share
 * its number, small balances turned into GT only their second. An order that was placed but never filled is left to the user. The
 * zone is that of the account.
 */
import { defineFormat } from '../format.ts';

export const gateIoAccountBook = defineFormat({
  id: 'gateio-account-book',
  source: 'Gate.io',
  sourceKind: 'exchange',
  idSpace: 'gateio',
  layouts: [['no', 'time', 'action_desc', 'action_data', 'type', 'change_amount', 'amount', 'total']],
  signature: ['no', 'time', 'action_desc', 'action_data', 'type', 'change_amount'],
  columns: {
    date: 'time',
    type: 'action_desc',
    asset: 'type',
    amount: 'change_amount',
    balance: 'total',
  },
  derive: {
    groupId: ({ cell }) =>
      /^dust swap/i.test(cell('action_desc')) ? `dust ${cell('time').replace(/\D/g, '')}` : cell('action_data'),
  },
  running: { change: ['amount'] },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  types: {
    Deposits: 'deposit',
    Deposit: 'deposit',
    Withdrawals: 'withdrawal',
    withdraw: 'withdrawal',
    'Order Placed': 'swap',
    'Order Filled': 'swap',
    'Order Fullfilled': 'swap',
    'Trading Fees': 'fee',
    'Trade Fee': 'fee',
    Airdrop: 'airdrop',
    'Airdrop bonus': 'airdrop',
    'HODL Interest': 'lending-interest',
    'Interest Income': 'lending-interest',
    'Referral Superior Rebate': 'referral-bonus',
    'Dust Swap-Small Balances Deducted': 'dust-conversion',
    'Dust Swap-GT Added': 'dust-conversion',
  },
  group: { by: ['groupId'], legs: ['swap', 'dust-conversion'], at: 'received' },
});
