/**
 * Parqet portfolio: decimal comma, UTC in `datetime`, the amount without the fee. Only coins are read; dividends and interest of
 * coins are not listed, because what they were only the user knows.
 */
import { defineFormat } from '../format.ts';

export const parqetActivities = defineFormat({
  id: 'parqet-activities',
  source: 'Parqet',
  sourceKind: 'tax-tool',
  idSpace: 'parqet',
  layouts: [
    [
      'datetime',
      'date',
      'time',
      'price',
      'shares',
      'amount',
      'tax',
      'fee',
      'realizedgains',
      'type',
      'broker',
      'assettype',
      'identifier',
      'wkn',
      'originalcurrency',
      'currency',
      'fxrate',
      'holding',
      'holdingname',
      'holdingnickname',
      'exchange',
      'avgholdingperiod',
    ],
  ],
  signature: ['datetime', 'price', 'shares', 'amount', 'type', 'broker', 'assettype', 'identifier'],
  columns: {
    date: 'datetime',
    type: 'type',
    assetClass: 'assettype',
    asset: 'identifier',
    amount: 'shares',
    price: 'price',
    total: 'amount',
    quoteAsset: 'currency',
    fee: 'fee',
    wallet: 'broker',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total', likely: true }],
  numbers: 'comma',
  types: { Buy: 'trade-buy', Sell: 'trade-sell', TransferIn: 'transfer-in', TransferOut: 'transfer-out' },
  cryptoClasses: ['Crypto'],
  fees: { asset: 'quote' },
  walletName: 'cell',
  volatile: ['realizedgains', 'avgholdingperiod', 'holdingname', 'holdingnickname'],
});
