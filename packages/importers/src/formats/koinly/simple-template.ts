/** Koinly's short template for movements: one signed amount and a label that wins over the sign. */
import { defineFormat } from '../format.ts';
import { KOINLY_LABELS } from './labels.data.ts';

export const koinlySimpleTemplate = defineFormat({
  id: 'koinly-simple-template',
  source: 'Koinly',
  sourceKind: 'tax-tool',
  idSpace: 'koinly',
  layouts: [['Koinly Date', 'Amount', 'Currency', 'Label', 'TxHash']],
  signature: ['Koinly Date', 'Amount', 'Currency', 'Label', 'TxHash'],
  columns: { date: 'Koinly Date', amount: 'Amount', asset: 'Currency', tag: 'Label', txHash: 'TxHash' },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  tags: KOINLY_LABELS,
  bySign: { positive: 'deposit', negative: 'withdrawal' },
});
