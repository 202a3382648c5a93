/**
 * Coinmetro: an exchange is a row per coin with the same description and time. The other side is repeated in columns of
 * its own; it is not read, because both rows would then be whole trades. Deposits are credited net of their fee.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const coinmetroTransactions = defineFormat({
  id: 'coinmetro-transactions',
  source: 'Coinmetro',
  sourceKind: 'exchange',
  idSpace: 'coinmetro',
  layouts: [
    headerLine(
      'Asset,Date,Description,Amount,Fee,Price,Pair,Other Currency,Other Amount,IBAN,Transaction Hash,Address,Tram,Additional Info,Reference Note,Comment',
    ),
  ],
  signature: ['Asset', 'Date', 'Description', 'Amount', 'Other Currency', 'Other Amount', 'Tram'],
  columns: {
    asset: 'Asset',
    date: 'Date',
    type: 'Description',
    groupId: 'Description',
    note: 'Description',
    amount: 'Amount',
    fee: 'Fee',
    txHash: 'Transaction Hash',
    address: 'Address',
    reference: 'IBAN',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    /** Both legs of an order have the other one beside them. */
    [
      { kinds: ['swap'], product: ['amount', { header: 'Price' }], is: { header: 'Other Amount' } },
      { kinds: ['swap'], product: [{ header: 'Other Amount' }, { header: 'Price' }], is: 'amount' },
    ],
  ],
  types: {
    'Deposit*': 'deposit',
    'Withdrawal*': 'withdrawal',
    'Order*': 'swap',
    'Exchange*': 'swap',
    'Fees*': 'fee',
    'Referral*': 'referral-bonus',
  },
  fees: { asset: 'amount', received: 'not-mine' },
  group: { by: ['instant', 'groupId'] },
});
