/** Subscan, transfers of one Polkadot or Kusama address: direction by sender and receiver. Rewards are in files of their own. */
import { defineFormat } from '../format.ts';
import { directed } from '../shared/directed.ts';

export const subscanTransfers = defineFormat({
  id: 'subscan-transfers',
  source: 'Subscan',
  sourceKind: 'explorer',
  idSpace: 'subscan',
  layouts: [
    ['Extrinsic ID', 'Date', 'Block', 'Hash', 'Symbol', 'From', 'To', 'Value', 'Result'],
    ['Extrinsic ID', 'Block', 'Block Timestamp', 'From', 'To', 'Value', 'Symbol', 'Result', 'Hash'],
  ],
  signature: ['Extrinsic ID', 'Block', 'Hash', 'Symbol', 'From', 'To', 'Value', 'Result'],
  columns: {
    date: ['Date', 'Block Timestamp'],
    txHash: 'Hash',
    asset: 'Symbol',
    from: 'From',
    to: 'To',
    amount: 'Value',
    status: 'Result',
  },
  date: { layouts: ['iso', 'unix'], zone: 'UTC' },
  kind: 'transfer-in',
  status: { done: ['true', 'success'], skip: ['false'] },
  adjust: (facts, row) => (facts.in === undefined ? { ignore: 'zero-value' } : directed(facts, row, 'Subscan')),
});
