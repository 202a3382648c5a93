/**
 * BTCPay Server's report of payments: what customers paid to one's own wallet, with the money of the invoice. What a payment was for,
 * only the user knows, so it waits as a receipt with that value. Both headers and rows are from EveryTrade's public tests, which read
 * times as UTC; the file does not say so.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const btcpayPayments = defineFormat({
  id: 'btcpay-payments',
  source: 'BTCPay Server',
  sourceKind: 'wallet',
  idSpace: 'btcpay',
  layouts: [
    headerLine(
      'Date,InvoiceId,OrderId,Category,PaymentMethodId,Confirmed,Address,PaymentCurrency,PaymentAmount,PaymentMethodFee,LightningAddress,InvoiceCurrency,InvoiceCurrencyAmount,Rate',
    ),
    headerLine(
      'Date,InvoiceId,OrderId,PaymentType,PaymentId,Confirmed,Address,Crypto,CryptoAmount,NetworkFee,LightningAddress,Currency,CurrencyAmount,Rate',
    ),
  ],
  signature: ['InvoiceId', 'OrderId', 'Confirmed', 'LightningAddress', 'Rate'],
  columns: {
    date: 'Date',
    status: 'Confirmed',
    address: 'Address',
    asset: ['PaymentCurrency', 'Crypto'],
    amount: ['PaymentAmount', 'CryptoAmount'],
    price: 'Rate',
    value: ['InvoiceCurrencyAmount', 'CurrencyAmount'],
    valueAsset: ['InvoiceCurrency', 'Currency'],
    note: 'OrderId',
  },
  date: { layouts: ['iso'], zone: 'ask', likely: 'UTC' },
  identities: [{ kinds: ['transfer-in'], product: ['amount', 'price'], is: 'value', likely: true }],
  kind: 'transfer-in',
  status: { done: ['true'], skip: ['false'] },
});
