/**
 * SwissBorg account statement: title lines before the header, unsigned amounts, the two halves of an exchange share
 * their second. Gross amounts contain the fee. Payouts are yield if the note says so.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const swissborgStatement = defineFormat({
  id: 'swissborg-statement',
  source: 'SwissBorg',
  sourceKind: 'broker',
  idSpace: 'swissborg',
  layouts: [
    headerLine(
      'Local time,Time in UTC,Type,Currency,Gross amount,Gross amount ({fiat}),Fee,Fee ({fiat}),Net amount,Net amount ({fiat}),Note',
    ),
  ],
  signature: ['Local time', 'Time in UTC', 'Type', 'Currency', 'Gross amount', 'Net amount'],
  columns: {
    date: 'Time in UTC',
    type: 'Type',
    asset: 'Currency',
    amount: 'Gross amount',
    fee: 'Fee',
    value: 'Net amount ({fiat})',
    note: 'Note',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    { kinds: 'all', sum: ['amount', { header: 'Fee', less: true }], is: { header: 'Net amount' } },
    {
      kinds: 'all',
      sum: [{ header: 'Gross amount ({fiat})' }, { header: 'Fee ({fiat})', less: true }],
      is: { header: 'Net amount ({fiat})' },
    },
  ],
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    Buy: 'trade-buy',
    Sell: 'trade-sell',
    Payouts: 'staking-reward',
    'Fee Adjustment': 'cashback',
  },
  fees: { asset: 'amount', sent: 'with', received: 'with' },
  defaults: { valueAsset: '{fiat}' },
  group: { by: ['instant'] },
  adjust: adjustSwissborg,
});

function adjustSwissborg(facts: RowFacts, row: RowView): Adjusted {
  const { out, fee } = facts;
  if (facts.kind === 'trade-sell' && out !== undefined && fee?.asset === out.asset) {
    return { ...facts, out: { ...out, amount: subtractText(out.amount, fee.amount) } };
  }
  const isYield = /yield/i.test(row.cell('note'));
  return facts.kind === 'staking-reward' && !isYield ? { ...facts, kind: 'airdrop' } : facts;
}
