/**
 * Paxful: trades between people, in bitcoin. Amount times rate is the money; the fee of a sale is a hundredth of the amount and
 * beside it. Rests on rows of EveryTrade's public sample.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const paxfulTrades = defineFormat({
  id: 'paxful-trades',
  source: 'Paxful',
  sourceKind: 'exchange',
  idSpace: 'paxful',
  layouts: [
    headerLine(
      'type,fiat_currency,amount_fiat,amount_btc,rate,fee_fiat,fee_btc,market_rate_usd,payment_method,partner,status,completed_at,trade_hash,offer_hash',
    ),
  ],
  signature: ['type', 'fiat_currency', 'amount_fiat', 'amount_btc', 'fee_btc', 'completed_at', 'trade_hash'],
  columns: {
    id: 'trade_hash',
    date: 'completed_at',
    type: 'type',
    amount: 'amount_btc',
    total: 'amount_fiat',
    quoteAsset: 'fiat_currency',
    price: 'rate',
    fee: 'fee_btc',
    status: 'status',
  },
  date: { layouts: ['iso'], zone: 'value' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
  status: { done: ['successful'] },
  defaults: { asset: 'BTC', feeAsset: 'BTC' },
});
