/** Binance spot trades: one row per fill, the unit glued to each amount (`0.1374ETH`). No id: equal fills are real. */
import { defineFormat } from '../format.ts';

export const binanceTradeHistory = defineFormat({
  id: 'binance-trade-history',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    ['Date(UTC)', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'],
    ['Tiempo', 'Par', 'Lado', 'Precio', 'Ejecutado', 'Cantidad', 'Tarifa'],
  ],
  signature: ['Date(UTC)', 'Pair', 'Side', 'Executed', 'Amount', 'Fee'],
  columns: {
    date: ['Date(UTC)', 'Tiempo'],
    pair: ['Pair', 'Par'],
    type: ['Side', 'Lado'],
    price: ['Price', 'Precio'],
    amount: ['Executed', 'Ejecutado'],
    total: ['Amount', 'Cantidad'],
    fee: ['Fee', 'Tarifa'],
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
});
