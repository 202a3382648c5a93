/**
 * Binance spot trades: one row per fill, the unit glued to each amount (`0.1374ETH`). No id: equal fills are real. Exported in
 * another language the header is translated and the year may have two digits: header and row in Czech are those of EveryTrade's
 * public tests, the German header that of another public reader; sides stay English in both.
 */
import { defineFormat } from '../format.ts';

export const binanceTradeHistory = defineFormat({
  id: 'binance-trade-history',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    ['Date(UTC)', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'],
    ['Zeit', 'Paar', 'Seite', 'Preis', 'Ausgeführt', 'Betrag', 'Gebühr'],
    ['Datum', 'Paar', 'Seite', 'Preis', 'Ausgeführt', 'Betrag', 'Gebühr'],
    ['Čas', 'Pár', 'Strana', 'Cena', 'Provedeno', 'Částka', 'Poplatek'],
    ['Tiempo', 'Par', 'Lado', 'Precio', 'Ejecutado', 'Cantidad', 'Tarifa'],
  ],
  signature: ['Date(UTC)', 'Pair', 'Side', 'Executed', 'Amount', 'Fee'],
  columns: {
    date: ['Date(UTC)', 'Zeit', 'Datum', 'Čas', 'Tiempo'],
    pair: ['Pair', 'Paar', 'Pár', 'Par'],
    type: ['Side', 'Seite', 'Strana', 'Lado'],
    price: ['Price', 'Preis', 'Cena', 'Precio'],
    amount: ['Executed', 'Ausgeführt', 'Provedeno', 'Ejecutado'],
    total: ['Amount', 'Betrag', 'Částka', 'Cantidad'],
    fee: ['Fee', 'Gebühr', 'Poplatek', 'Tarifa'],
  },
  date: { layouts: ['iso', 'YY-MM-DD HH:mm:ss'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
});
