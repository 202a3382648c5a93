/**
 * Blockchain.com wallet: the offset stands in the time cell (`12:00:00 GMT +2`). What the receiver got has its own column in newer
 * files; the rest of a sent amount is the fee. A transfer inside the wallet costs only its fee.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { onlyFee } from '../shared/only-fee.ts';

const OLDER = [
  'date',
  'time',
  'token',
  'type',
  'amount',
  'value_then',
  'value_now',
  'exchange_rate_then',
  'tx',
  'note',
];

export const blockchainCom = defineFormat({
  id: 'blockchain-com',
  source: 'Blockchain.com',
  sourceKind: 'wallet',
  idSpace: 'blockchain-com',
  layouts: [
    [
      ...OLDER,
      'fee_value',
      'fee_value_then',
      'recipient_received',
      'recipient_value_then',
      'value_then_raw',
      'value_now_raw',
      'exchange_rate_then_raw',
    ],
    OLDER,
  ],
  signature: ['date', 'time', 'token', 'type', 'amount', 'value_then', 'tx'],
  columns: {
    date: 'date',
    time: 'time',
    asset: 'token',
    type: 'type',
    amount: 'amount',
    fee: 'fee_value',
    extra1: 'recipient_received',
    txHash: 'tx',
    note: 'note',
  },
  date: { layouts: ['iso'], zone: 'value' },
  identities: [{ kinds: ['transfer-out'], sum: ['extra1'], is: 'amount', fee: 'within' }],
  types: { received: 'transfer-in', sent: 'transfer-out', transferred: 'ignore' },
  fees: { asset: 'amount', received: 'not-mine' },
  volatile: ['value_now', 'value_now_raw', 'note'],
  adjust: asReceived,
});

function asReceived(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind === 'ignore') return onlyFee(facts);
  const received = row.amount('extra1');
  if (facts.out === undefined || received === undefined || received === '0') return facts;
  return { ...facts, out: { asset: facts.out.asset, amount: received } };
}
