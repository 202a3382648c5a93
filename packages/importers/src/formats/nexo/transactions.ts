/**
 * Nexo transactions: every row has an input and an output; except for exchanges both repeat the same coin. The status
 * is the first word of Details. The older header without `(UTC)` is local time in Switzerland.
 */
import { defineFormat, type FormatDefinition } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { adjustNexo } from './adjust.ts';
import { NEXO_TYPES } from './types.data.ts';

const HEAD = 'Transaction,Type,Input Currency,Input Amount,Output Currency,Output Amount,USD Equivalent';

export const nexoTransactions: FormatDefinition = defineFormat({
  id: 'nexo-transactions',
  source: 'Nexo',
  sourceKind: 'exchange',
  idSpace: 'nexo',
  layouts: [
    headerLine(`${HEAD},Fee,Fee Currency,Details,Date / Time (UTC)`),
    headerLine(`${HEAD},Details,Date / Time (UTC)`),
    headerLine(`${HEAD},Fee,Fee Currency,Details,Date / Time (UTC),normalizedDisplayDetails`),
  ],
  signature: headerLine(`${HEAD},Date / Time (UTC)`),
  columns: {
    id: 'Transaction',
    type: 'Type',
    asset: 'Input Currency',
    amount: 'Input Amount',
    toAsset: 'Output Currency',
    toAmount: 'Output Amount',
    value: 'USD Equivalent',
    fee: 'Fee',
    feeAsset: 'Fee Currency',
    status: 'Details',
    note: 'Details',
    date: 'Date / Time (UTC)',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    /** The fee of a withdrawal is inside what goes in, or the same coins stand on both sides. */
    [
      { kinds: ['withdrawal'], sum: ['toAmount'], is: 'amount', fee: 'within' },
      { kinds: ['withdrawal'], sum: ['toAmount'], is: 'amount' },
    ],
  ],
  signed: true,
  types: NEXO_TYPES,
  status: { done: ['approved*'], skip: ['pending*', 'rejected*'] },
  defaults: { valueAsset: 'USD' },
  adjust: adjustNexo,
});

export const nexoTransactionsLocal: FormatDefinition = defineFormat({
  ...nexoTransactions,
  id: 'nexo-transactions-local',
  layouts: [headerLine(`${HEAD},Details,Outstanding Loan,Date / Time`), headerLine(`${HEAD},Details,Date / Time`)],
  signature: headerLine(`${HEAD},Date / Time`),
  columns: { ...nexoTransactions.columns, date: 'Date / Time' },
  date: { layouts: ['iso'], zone: 'Europe/Zurich' },
});
