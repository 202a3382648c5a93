/** MEXC spot trades and orders: market with an underscore, the unit glued to the fee, times in the account's zone. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD = 'Pairs,Time,Side,Filled Price,Executed Amount,Total,Fee,Role';

export const mexcTrades = defineFormat({
  id: 'mexc-trades',
  source: 'MEXC',
  sourceKind: 'exchange',
  idSpace: 'mexc',
  layouts: [
    headerLine(HEAD),
    headerLine(`UID,${HEAD}`),
    headerLine(
      'Pairs,Time,Type,Direction,Average Filled Price,Order Price,Filled Quantity,Order Quantity,Order Amount,Status',
    ),
  ],
  signature: ['Pairs', 'Time', 'Side', 'Filled Price', 'Executed Amount', 'Total', 'Fee', 'Role'],
  columns: {
    pair: 'Pairs',
    date: 'Time',
    type: ['Side', 'Direction'],
    price: ['Filled Price', 'Average Filled Price'],
    amount: ['Executed Amount', 'Filled Quantity'],
    total: 'Total',
    fee: 'Fee',
    status: 'Status',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { Buy: 'trade-buy', Sell: 'trade-sell' },
  status: { done: ['Filled', 'Partially Filled'] },
});
