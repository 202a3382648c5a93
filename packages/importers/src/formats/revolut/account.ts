/**
 * Revolut account statement: one row per currency account; the two rows of an exchange share time and description. Other
 * rows of money concern the bank. A transfer of a coin is not told apart from a gift or a payment, so it is shown. The German
 * statement has the same columns; its words for coins are unverified, those for money were seen in published rows.
 */
import { isFiat } from '@cryptax/ledger';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const revolutAccount = defineFormat({
  id: 'revolut-account',
  source: 'Revolut',
  sourceKind: 'broker',
  idSpace: 'revolut',
  layouts: [
    headerLine('Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance'),
    headerLine(
      'Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Kontostand',
    ),
  ],
  signature: ['Type', 'Product', 'Started Date', 'Completed Date', 'Currency', 'State'],
  columns: {
    type: ['Type', 'Art'],
    date: ['Completed Date', 'Datum des Abschlusses'],
    note: ['Description', 'Beschreibung'],
    amount: ['Amount', 'Betrag'],
    fee: ['Fee', 'Gebühr'],
    asset: ['Currency', 'Währung'],
    status: ['State', 'Status'],
    balance: ['Balance', 'Kontostand'],
  },
  derive: {
    assetClass: ({ cell }) =>
      isFiat(cell('Currency') || cell('Währung')) && !/^(?:exchange|umtausch)$/i.test(cell('Type') || cell('Art'))
        ? 'money'
        : 'crypto',
  },
  running: { change: ['amount', { header: ['Fee', 'Gebühr'], less: true }] },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  types: {
    EXCHANGE: 'swap',
    TOPUP: 'deposit',
    Deposit: 'deposit',
    CASHBACK: 'cashback',
    REWARD: 'cashback',
    FEE: 'fee',
    Umtausch: 'swap',
    Einzahlung: 'deposit',
    Gebühr: 'fee',
  },
  status: { done: ['COMPLETED', 'ABGESCHLOSSEN'], skip: ['REVERTED'] },
  cryptoClasses: ['crypto'],
  fees: { asset: 'amount' },
  group: { by: ['instant', 'note'] },
});
