/** Koinly's universal template: two sides, a label that wins over them. Many wallets and brokers offer it as their export. */
import { defineFormat } from '../format.ts';
import { KOINLY_COLUMNS, KOINLY_SIDES } from '../shared/koinly-columns.ts';
import { KOINLY_LABELS } from './labels.data.ts';

export const koinlyUniversal = defineFormat({
  id: 'koinly-universal',
  source: 'Koinly',
  sourceKind: 'tax-tool',
  idSpace: 'koinly',
  layouts: [
    [...KOINLY_SIDES, 'Net Worth Amount', 'Net Worth Currency', 'Label', 'Description', 'TxHash'],
    [...KOINLY_SIDES, 'Label', 'Description', 'TxHash'],
  ],
  signature: [
    'Date',
    'Sent Amount',
    'Sent Currency',
    'Received Amount',
    'Received Currency',
    'Net Worth Amount',
    'Label',
  ],
  absent: ['TxType'],
  columns: { ...KOINLY_COLUMNS, value: 'Net Worth Amount', valueAsset: 'Net Worth Currency' },
  date: { layouts: ['iso'], zone: 'UTC' },
  tags: KOINLY_LABELS,
  bySides: { both: 'swap', in: 'deposit', out: 'withdrawal' },
});
