/**
 * N26 bank statement: money only. Its crypto service is run by Bitpanda; a payment to it is shown, because the coins it
 * bought are in no column of this file.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const n26Bank = defineFormat({
  id: 'n26-bank',
  source: 'N26',
  sourceKind: 'broker',
  idSpace: 'n26',
  layouts: [
    headerLine(
      'Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate',
    ),
  ],
  signature: ['Booking Date', 'Partner Name', 'Partner Iban', 'Amount (EUR)'],
  columns: { date: 'Booking Date', amount: 'Amount (EUR)', note: 'Payment Reference', extra1: 'Partner Name' },
  date: { layouts: ['YYYY-MM-DD'], zone: 'Europe/Berlin' },
  kind: 'ignore',
  defaults: { asset: 'EUR' },
  adjust: (_facts, row) => {
    const isCrypto = /bitpanda|n26 crypto/i.test(`${row.cell('extra1')} ${row.cell('note')}`);
    return isCrypto ? { review: 'bank.coins-elsewhere' } : { ignore: 'bank-row' };
  },
});
