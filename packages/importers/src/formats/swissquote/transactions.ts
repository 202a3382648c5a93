/**
 * Swissquote: shares, funds and coins in one list; only coins have no ISIN. The net amount contains the costs. German
 * and English headers, files in Windows-1252; several rows may belong to one order.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const swissquoteTransactions = defineFormat({
  id: 'swissquote-transactions',
  source: 'Swissquote',
  sourceKind: 'broker',
  idSpace: 'swissquote',
  layouts: [
    headerLine(
      'Datum,Auftrag #,Transaktionen,Symbol,Name,ISIN,Anzahl,Stückpreis,Kosten,Aufgelaufene Zinsen,Nettobetrag,Saldo,Währung',
    ),
    headerLine(
      'Date,Order #,Transaction,Symbol,Name,ISIN,Quantity,Unit price,Costs,Accrued Interest,Net Amount,Balance,Currency',
    ),
  ],
  signature: ['Datum', 'Auftrag #', 'Transaktionen', 'Anzahl', 'Stückpreis', 'Nettobetrag'],
  columns: {
    date: ['Datum', 'Date'],
    type: ['Transaktionen', 'Transaction'],
    asset: 'Symbol',
    assetClass: 'ISIN',
    amount: ['Anzahl', 'Quantity'],
    price: ['Stückpreis', 'Unit price'],
    fee: ['Kosten', 'Costs'],
    total: ['Nettobetrag', 'Net Amount'],
    quoteAsset: ['Währung', 'Currency'],
  },
  date: { layouts: ['DD-MM-YYYY HH:mm:ss'], zone: 'Europe/Zurich' },
  identities: [{ product: ['amount', 'price'], is: 'total', fee: 'within' }],
  types: {
    Kauf: 'trade-buy',
    Verkauf: 'trade-sell',
    Buy: 'trade-buy',
    Sell: 'trade-sell',
    'Crypto Deposit': 'deposit',
    'Crypto Withdrawal': 'withdrawal',
    'Forex credit': 'ignore',
    'Forex debit': 'ignore',
    /** Charges of the account, in money. */
    Debit: 'ignore',
  },
  cryptoClasses: ['', '-'],
  fees: { total: 'with', asset: 'quote' },
});
