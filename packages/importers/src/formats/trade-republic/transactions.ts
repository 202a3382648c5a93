/**
 * Trade Republic's own export: cash, securities and crypto in one list; only the class CRYPTO is ours, and money from
 * and to the bank as memory. The money of a trade is
 * without fee; one known file has sells net of it, so units times price decide row by row.
 */
import { addText, compareText, distanceText, multiplyText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';

const HEAD =
  'datetime date account_type category type asset_class name symbol shares price amount fee tax currency original_amount original_currency fx_rate description transaction_id'.split(
    ' ',
  );

export const tradeRepublicTransactions = defineFormat({
  id: 'traderepublic-transactions',
  source: 'Trade Republic',
  sourceKind: 'broker',
  idSpace: 'traderepublic',
  layouts: [
    [...HEAD, 'counterparty_name', 'counterparty_iban', 'payment_reference', 'mcc_code'],
    [...HEAD, 'value_date', 'counterparty_name', 'counterparty_iban', 'payment_reference'],
  ],
  signature: ['datetime', 'account_type', 'category', 'type', 'asset_class', 'shares', 'transaction_id'],
  columns: {
    date: 'datetime',
    type: 'category',
    subtype: 'type',
    assetClass: 'asset_class',
    asset: 'symbol',
    amount: 'shares',
    price: 'price',
    total: 'amount',
    fee: 'fee',
    quoteAsset: 'currency',
    note: 'description',
    id: 'transaction_id',
    reference: 'payment_reference',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    [
      { product: ['amount', 'price'], is: 'total' },
      { product: ['amount', 'price'], is: 'total', fee: 'within' },
    ],
  ],
  signed: true,
  types: {
    'TRADING/BUY': 'trade-buy',
    'TRADING/SELL': 'trade-sell',
    'DELIVERY/TRANSFER_IN': 'transfer-in',
    'DELIVERY/TRANSFER_OUT': 'transfer-out',
    'DELIVERY/MIGRATION': 'ignore',
    'CASH/CUSTOMER_INPAYMENT': 'deposit',
    'CASH/CUSTOMER_INBOUND': 'deposit',
    'CASH/TRANSFER_INBOUND': 'deposit',
    'CASH/TRANSFER_INSTANT_INBOUND': 'deposit',
    'CASH/TRANSFER_DIRECT_DEBIT_INBOUND': 'deposit',
    'CASH/CUSTOMER_OUTBOUND': 'withdrawal',
    'CASH/CUSTOMER_OUTBOUND_REQUEST': 'withdrawal',
    'CASH/TRANSFER_OUTBOUND': 'withdrawal',
    'CASH/TRANSFER_INSTANT_OUTBOUND': 'withdrawal',
  },
  cryptoClasses: ['CRYPTO'],
  fees: { asset: 'quote', refund: 'plus' },
  adjust: (facts, row) => {
    const price = row.amount('price');
    if (facts.kind !== 'trade-sell' || price === undefined) return facts;
    const { in: money, out, fee } = facts;
    if (money === undefined || out === undefined || fee === undefined) return facts;
    const gross = multiplyText(out.amount, price);
    const withFee = addText(money.amount, fee.amount);
    const isNet = compareText(distanceText(withFee, gross), distanceText(money.amount, gross)) < 0;
    return isNet ? { ...facts, in: { ...money, amount: withFee } } : facts;
  },
});
