/**
 * KuCoin fills of earlier exports, in four layouts. None says its zone: old ones were written in UTC+8, later ones in UTC, so
 * the user is asked.
 */
import { defineFormat } from '../format.ts';

export const kucoinSpotV3 = defineFormat({
  id: 'kucoin-spot-v3',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    'tradeCreatedAt orderId symbol side price size funds fee liquidity feeCurrency orderType'.split(' '),
    'tradeCreatedAt symbol side price size funds fee feeCurrency'.split(' '),
    'Time Pair Side FilledPrice FilledPriceCoin Amount AmountCoin Volume VolumeCoin Fee FeeCoin'.split(' '),
    ['oid', 'symbol', 'dealPrice', 'dealValue', 'amount', 'fee', 'direction', 'createdDate', ''],
  ],
  signature: ['tradeCreatedAt', 'symbol', 'side', 'price', 'size', 'funds', 'feeCurrency'],
  columns: {
    date: ['tradeCreatedAt', 'Time', 'createdDate'],
    pair: ['symbol', 'Pair'],
    type: ['side', 'direction'],
    price: ['price', 'FilledPrice', 'dealPrice'],
    amount: ['size', 'amount'],
    total: ['funds', 'Volume', 'dealValue'],
    fee: 'fee',
    feeAsset: ['feeCurrency', 'FeeCoin'],
  },
  date: { layouts: ['iso'], zone: 'ask' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
  fees: { asset: 'quote' },
});
