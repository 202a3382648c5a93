/**
 * OKEx fills of 2020: the side is the sign of the amount, total and fee carry their unit and a sign. The file names no zone; the samples known are Chinese time. Every
 * header cell and row begins with a byte order mark.
 */
import { defineFormat } from '../format.ts';
import { rebateByFeeSign } from '../shared/signed-fee.ts';

export const okexFillsLegacy = defineFormat({
  id: 'okex-fills-legacy',
  source: 'OKX',
  sourceKind: 'exchange',
  idSpace: 'okx',
  layouts: [['Order ID', 'Trade ID', 'Trade Time', 'Pairs', 'Amount', 'Price', 'Total', 'taker/maker', 'Fee', 'unit']],
  signature: ['Order ID', 'Trade ID', 'Trade Time', 'Pairs', 'taker/maker', 'unit'],
  columns: {
    date: 'Trade Time',
    pair: 'Pairs',
    amount: 'Amount',
    asset: 'unit',
    price: 'Price',
    total: 'Total',
    fee: 'Fee',
  },
  date: { layouts: ['iso'], zone: 'ask', likely: 'Asia/Shanghai' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  signed: true,
  bySign: { positive: 'trade-buy', negative: 'trade-sell' },
  fees: { refund: 'told' },
  adjust: rebateByFeeSign,
});
