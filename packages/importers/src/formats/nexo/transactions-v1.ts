/**
 * Nexo transactions of the first years: one currency and one amount; an exchange has both sides in them (`BTC/USDT` and
 * `-0.01 / +480`). The header without `(UTC)` is local time in Switzerland.
 */
import { defineFormat, type FormatDefinition, type RawRow } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { adjustNexo } from './adjust.ts';
import { NEXO_TYPES } from './types.data.ts';

const HEAD = 'Transaction,Type,Currency,Amount';

export const nexoTransactionsV1: FormatDefinition = defineFormat({
  id: 'nexo-transactions-v1',
  source: 'Nexo',
  sourceKind: 'exchange',
  idSpace: 'nexo',
  layouts: [
    headerLine(`${HEAD},USD Equivalent,Details,Outstanding Loan,Date / Time`),
    headerLine(`${HEAD},Details,Outstanding Loan,Date / Time`),
  ],
  signature: headerLine(`${HEAD},Details,Outstanding Loan,Date / Time`),
  columns: {
    id: 'Transaction',
    type: 'Type',
    value: 'USD Equivalent',
    status: 'Details',
    note: 'Details',
    date: 'Date / Time',
  },
  derive: {
    asset: (row) => part(row, 'Currency', 0),
    amount: (row) => part(row, 'Amount', 0),
    toAsset: (row) => part(row, 'Currency', 1),
    toAmount: (row) => part(row, 'Amount', 1),
  },
  date: { layouts: ['iso'], zone: 'Europe/Zurich' },
  signed: true,
  types: NEXO_TYPES,
  status: { done: ['approved*'], skip: ['pending*', 'rejected*'] },
  defaults: { valueAsset: 'USD' },
  adjust: adjustNexo,
});

export const nexoTransactionsV1Utc: FormatDefinition = defineFormat({
  ...nexoTransactionsV1,
  id: 'nexo-transactions-v1-utc',
  layouts: [headerLine(`${HEAD},USD Equivalent,Details,Date / Time (UTC)`)],
  signature: headerLine(`${HEAD},Details,Date / Time (UTC)`),
  columns: { ...nexoTransactionsV1.columns, date: 'Date / Time (UTC)' },
  date: { layouts: ['iso'], zone: 'UTC' },
});

function part(row: RawRow, header: string, index: number): string {
  return (row.cell(header).split('/')[index] ?? '').trim();
}
