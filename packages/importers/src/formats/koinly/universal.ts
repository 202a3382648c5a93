/** Koinly's universal template: two sides, a label that wins over them. Many wallets and brokers offer it as their export. */
import { defineFormat } from '../format.ts';
import { KOINLY_LABELS } from './labels.data.ts';

const SIDES = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
];

export const koinlyUniversal = defineFormat({
  id: 'koinly-universal',
  source: 'Koinly',
  sourceKind: 'tax-tool',
  idSpace: 'koinly',
  layouts: [
    [...SIDES, 'Net Worth Amount', 'Net Worth Currency', 'Label', 'Description', 'TxHash'],
    [...SIDES, 'Label', 'Description', 'TxHash'],
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
  columns: {
    date: 'Date',
    sellAmount: 'Sent Amount',
    sellAsset: 'Sent Currency',
    buyAmount: 'Received Amount',
    buyAsset: 'Received Currency',
    fee: 'Fee Amount',
    feeAsset: 'Fee Currency',
    value: 'Net Worth Amount',
    valueAsset: 'Net Worth Currency',
    tag: 'Label',
    note: 'Description',
    txHash: 'TxHash',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  tags: KOINLY_LABELS,
  bySides: { both: 'swap', in: 'deposit', out: 'withdrawal' },
});
