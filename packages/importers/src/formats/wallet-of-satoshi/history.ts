/** Wallet of Satoshi: Lightning payments in bitcoin (`LIGHTNING` means BTC). Many are purchases: the user names them in the review. */
import { defineFormat } from '../format.ts';

export const walletOfSatoshi = defineFormat({
  id: 'wallet-of-satoshi',
  source: 'Wallet of Satoshi',
  sourceKind: 'wallet',
  idSpace: 'wallet-of-satoshi',
  layouts: [
    ['utcDate', 'type', 'currency', 'amount', 'fees', 'address', 'description', 'pointOfSale'],
    [
      'utcDate',
      'type',
      'currency',
      'amount',
      'fees',
      'status',
      'address',
      'description',
      'transactionId',
      'pointOfSale',
    ],
  ],
  signature: ['utcDate', 'type', 'currency', 'amount', 'fees', 'pointOfSale'],
  columns: {
    date: 'utcDate',
    type: 'type',
    asset: 'currency',
    amount: 'amount',
    fee: 'fees',
    status: 'status',
    address: 'address',
    note: 'description',
    txHash: 'transactionId',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: { CREDIT: 'transfer-in', DEBIT: 'transfer-out' },
  status: { done: ['PAID'] },
  fees: { asset: 'amount', received: 'not-mine' },
});
