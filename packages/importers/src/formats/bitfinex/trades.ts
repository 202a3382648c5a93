/**
 * Bitfinex fills: the side is the sign of the amount, the other side is amount times price, fees are negative. The date's
 * layout is a setting of the user; which one it is, the whole file decides.
 */
import { defineFormat } from '../format.ts';
import { rebateByFeeSign } from '../shared/signed-fee.ts';
import { BITFINEX_DATES } from './dates.data.ts';

export const bitfinexTrades = defineFormat({
  id: 'bitfinex-trades',
  source: 'Bitfinex',
  sourceKind: 'exchange',
  idSpace: 'bitfinex',
  layouts: [
    ['#', 'PAIR', 'AMOUNT', 'PRICE', 'FEE', 'FEE PERC', 'FEE CURRENCY', 'DATE', 'ORDER ID'],
    ['#', 'PAIR', 'AMOUNT', 'PRICE', 'FEE', 'FEE CURRENCY', 'DATE', 'ORDER ID'],
  ],
  signature: ['#', 'PAIR', 'AMOUNT', 'PRICE', 'FEE', 'FEE CURRENCY', 'DATE', 'ORDER ID'],
  columns: {
    id: '#',
    pair: 'PAIR',
    amount: 'AMOUNT',
    price: 'PRICE',
    fee: 'FEE',
    feeAsset: 'FEE CURRENCY',
    date: 'DATE',
  },
  date: { layouts: BITFINEX_DATES, zone: 'UTC' },
  signed: true,
  bySign: { positive: 'trade-buy', negative: 'trade-sell' },
  fees: { refund: 'told' },
  adjust: rebateByFeeSign,
});
