/**
 * bitcoin.tax: the total has a sign and contains the fee. A SWAP does not say which coin was given, so it is not listed and reaches
 * the user.
 */
import { defineFormat } from '../format.ts';

const START = ['Date', 'Action', 'Symbol', 'Account', 'Volume', 'Price', 'Currency', 'Fee', 'FeeCurrency', 'Total'];

export const bitcoinTaxTrades = defineFormat({
  id: 'bitcointax-trades',
  source: 'bitcoin.tax',
  sourceKind: 'tax-tool',
  idSpace: 'bitcointax',
  layouts: [
    [
      ...START,
      'Cost/Proceeds',
      'ExchangeId',
      'Category',
      'Subaccount',
      'Memo',
      'SymbolBalance',
      'CurrencyBalance',
      'FeeBalance',
    ],
    [...START, 'Ref', 'Memo', 'Margin', 'MarginId', 'TxHash', 'Sender', 'Recipient'],
  ],
  signature: ['Action', 'Symbol', 'Volume', 'Currency', 'FeeCurrency', 'Cost/Proceeds'],
  columns: {
    date: 'Date',
    type: 'Action',
    asset: 'Symbol',
    wallet: 'Account',
    amount: 'Volume',
    price: 'Price',
    quoteAsset: 'Currency',
    fee: 'Fee',
    feeAsset: 'FeeCurrency',
    total: 'Total',
    value: ['Cost/Proceeds', 'Total'],
    valueAsset: 'Currency',
    note: 'Memo',
    txHash: 'TxHash',
  },
  date: { layouts: ['iso'], zone: 'value' },
  identities: [
    { product: ['amount', 'price'], is: 'total', fee: 'within' },
    { kinds: ['spend', 'airdrop', 'mining', 'gift-out'], product: ['amount', 'price'], is: 'total', likely: true },
    { kinds: ['spend', 'airdrop', 'mining', 'gift-out'], sum: ['total'], is: 'value', likely: true },
  ],
  types: {
    BUY: 'trade-buy',
    SELL: 'trade-sell',
    SPEND: 'spend',
    INCOME: 'airdrop',
    MINING: 'mining',
    GIFT: 'gift-out',
    DONATION: 'gift-out',
  },
  fees: { total: 'with' },
  walletName: 'cell',
});
