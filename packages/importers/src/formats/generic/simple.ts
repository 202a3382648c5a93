/**
 * Our own template for hand-made lists, in English or German: one coin and one amount per row. An exchange of two coins
 * does not fit into it and is reviewed. The last resort of detection.
 */
import { defineFormat } from '../format.ts';
import { TEMPLATE_TYPES } from './type-words.data.ts';

export const genericSimple = defineFormat({
  id: 'generic-simple',
  source: 'Generic',
  sourceKind: 'generic',
  idSpace: 'generic',
  layouts: [
    [
      'date',
      'type',
      'asset',
      'amount',
      'price',
      'currency',
      'total',
      'fee',
      'fee_currency',
      'exchange',
      'tx_hash',
      'note',
    ],
    [
      'Datum',
      'Typ',
      'Coin',
      'Menge',
      'Preis',
      'Währung',
      'Gesamt',
      'Gebühr',
      'Gebührenwährung',
      'Börse',
      'Tx-Hash',
      'Notiz',
    ],
  ],
  signature: ['date', 'type', 'asset', 'amount'],
  columns: {
    date: ['date', 'Datum'],
    type: ['type', 'Typ'],
    asset: ['asset', 'Coin'],
    amount: ['amount', 'Menge'],
    price: ['price', 'Preis'],
    quoteAsset: ['currency', 'Währung'],
    total: ['total', 'Gesamt'],
    value: ['total', 'Gesamt'],
    valueAsset: ['currency', 'Währung'],
    fee: ['fee', 'Gebühr'],
    feeAsset: ['fee_currency', 'Gebührenwährung'],
    wallet: ['exchange', 'Börse'],
    txHash: ['tx_hash', 'Tx-Hash'],
    note: ['note', 'Notiz'],
  },
  date: {
    layouts: ['iso', 'DD.MM.YYYY HH:mm:ss', 'D/M/YYYY H:mm:ss', 'M/D/YYYY H:mm:ss', 'YYYY-MM-DD', 'DD.MM.YYYY'],
    zone: 'ask',
  },
  identities: [{ product: ['amount', 'price'], is: 'total', likely: true }],
  numbers: 'either',
  types: TEMPLATE_TYPES,
  fees: { asset: 'quote' },
  walletName: 'cell',
  /** One amount without a sign: nothing says whether it came or went. */
  adjust: (facts) => (facts.kind === 'swap' ? { review: 'trade.one-sided' } : facts),
});
