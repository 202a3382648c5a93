/** Binance small balances turned into BNB: the BNB column is what remained after the fee. */
import { defineFormat } from '../format.ts';

export const binanceDustLog = defineFormat({
  id: 'binance-dust-log',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date', 'Coin', 'Amount', 'Fee (BNB)', 'Converted BNB']],
  signature: ['Date', 'Coin', 'Amount', 'Fee (BNB)', 'Converted BNB'],
  columns: { date: 'Date', asset: 'Coin', amount: 'Amount', fee: 'Fee (BNB)', total: 'Converted BNB' },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'trade-sell',
  fees: { total: 'with' },
  defaults: { quoteAsset: 'BNB', feeAsset: 'BNB' },
  /** The fee was kept back from the BNB; where these are not known, it is not either. */
  adjust: (facts) => (facts.in === undefined ? { ...facts, fee: undefined } : facts),
});
