/**
 * Revolut account statement: one row per currency account; the two rows of an exchange share time and description. Other
 * rows of money concern the bank. A transfer of a coin is not told apart from a gift or a payment, so it is shown.
 */
import { isFiat } from '@cryptax/ledger';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const revolutAccount = defineFormat({
  id: 'revolut-account',
  source: 'Revolut',
  sourceKind: 'broker',
  idSpace: 'revolut',
  layouts: [headerLine('Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance')],
  signature: ['Type', 'Product', 'Started Date', 'Completed Date', 'Currency', 'State'],
  columns: {
    type: 'Type',
    date: 'Completed Date',
    note: 'Description',
    amount: 'Amount',
    fee: 'Fee',
    asset: 'Currency',
    status: 'State',
  },
  derive: {
    assetClass: ({ cell }) => (isFiat(cell('Currency')) && !/^exchange$/i.test(cell('Type')) ? 'money' : 'crypto'),
  },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  types: {
    EXCHANGE: 'swap',
    TOPUP: 'deposit',
    Deposit: 'deposit',
    CASHBACK: 'cashback',
    REWARD: 'cashback',
    FEE: 'fee',
  },
  status: { done: ['COMPLETED'], skip: ['REVERTED'] },
  cryptoClasses: ['crypto'],
  fees: { asset: 'amount' },
  group: { by: ['instant', 'note'] },
});
