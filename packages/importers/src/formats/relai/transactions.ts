/** Relai: purchases and sales of bitcoin, delivered straight to the user's own address; the fee is on top of the money. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const relaiTransactions = defineFormat({
  id: 'relai-transactions',
  source: 'Relai',
  sourceKind: 'broker',
  idSpace: 'relai',
  layouts: [
    headerLine(
      'Date,Transaction Type,BTC Amount,BTC Price,Currency Pair,Fiat Amount (excl. fees),Fiat Currency,Fee,Fee Currency,Destination,Operation ID,Counterparty',
    ),
  ],
  signature: [
    'Transaction Type',
    'BTC Amount',
    'BTC Price',
    'Currency Pair',
    'Fiat Amount (excl. fees)',
    'Operation ID',
  ],
  columns: {
    date: 'Date',
    type: 'Transaction Type',
    amount: 'BTC Amount',
    price: 'BTC Price',
    total: 'Fiat Amount (excl. fees)',
    quoteAsset: 'Fiat Currency',
    fee: 'Fee',
    feeAsset: 'Fee Currency',
    address: 'Destination',
    id: 'Operation ID',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { Buy: 'trade-buy', Sell: 'trade-sell' },
  defaults: { asset: 'BTC' },
  delivers: true,
});
