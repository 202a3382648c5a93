/** PayPal crypto: coins in and out in one row, the fee on top, the market value in the account's currency. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const paypalCrypto = defineFormat({
  id: 'paypal-crypto',
  source: 'PayPal',
  sourceKind: 'broker',
  idSpace: 'paypal',
  layouts: [
    headerLine(
      'DateTime,Transaction Type,Asset In (Quantity),Asset In (Currency),Asset Out (Quantity),Asset Out (Currency),Transaction Fee (Quantity),Transaction Fee (Currency),Market Value ({fiat})',
    ),
  ],
  signature: [
    'DateTime',
    'Transaction Type',
    'Asset In (Quantity)',
    'Asset Out (Quantity)',
    'Transaction Fee (Quantity)',
  ],
  columns: {
    date: 'DateTime',
    type: 'Transaction Type',
    buyAmount: 'Asset In (Quantity)',
    buyAsset: 'Asset In (Currency)',
    sellAmount: 'Asset Out (Quantity)',
    sellAsset: 'Asset Out (Currency)',
    fee: 'Transaction Fee (Quantity)',
    feeAsset: 'Transaction Fee (Currency)',
    value: 'Market Value ({fiat})',
  },
  date: { layouts: ['iso', 'MMM D, YYYY HH:mm:ss'], zone: 'UTC' },
  types: { BUY: 'trade-buy', SELL: 'trade-sell', Receive: 'deposit', Send: 'withdrawal' },
  defaults: { valueAsset: '{fiat}' },
});
