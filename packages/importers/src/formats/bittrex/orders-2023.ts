/** Bittrex order history of the closing year: four lines about the account before the header; totals contain the fee. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bittrexOrders2023 = defineFormat({
  id: 'bittrex-orders-2023',
  source: 'Bittrex',
  sourceKind: 'exchange',
  idSpace: 'bittrex',
  layouts: [
    headerLine(
      'TXID,Time (UTC),Transaction,Order Type,Market,Base,Quote,Price,Quantity (Base),Fees (Quote),Total (Quote),Approx Value (USD),Time In Force,Notes',
    ),
  ],
  signature: ['TXID', 'Transaction', 'Base', 'Quote', 'Quantity (Base)', 'Total (Quote)'],
  columns: {
    id: 'TXID',
    date: 'Time (UTC)',
    type: 'Transaction',
    asset: 'Base',
    quoteAsset: 'Quote',
    price: 'Price',
    amount: 'Quantity (Base)',
    fee: 'Fees (Quote)',
    total: 'Total (Quote)',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total', fee: 'within' }],
  types: { Bought: 'trade-buy', Sold: 'trade-sell' },
  fees: { total: 'with', asset: 'quote' },
});
