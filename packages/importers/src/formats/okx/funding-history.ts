/**
 * OKX funding account: signed amounts with the balance before and after. Whether the amount of a withdrawal contains its fee
 * is read from the balances. Zeros are written as 0E-18. The zone was chosen at export and stands, if at all, above the header.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';

const ENTRY = ['id', 'Time', 'Type', 'Amount', 'Before Balance', 'After Balance'];

export const okxFundingHistory = defineFormat({
  id: 'okx-funding-history',
  source: 'OKX',
  sourceKind: 'exchange',
  idSpace: 'okx',
  layouts: [
    [...ENTRY, 'Fee', 'Symbol'],
    [...ENTRY, 'Symbol'],
  ],
  signature: ['Time', 'Type', 'Amount', 'Before Balance', 'After Balance', 'Symbol'],
  columns: {
    id: 'id',
    date: 'Time',
    type: 'Type',
    amount: 'Amount',
    asset: 'Symbol',
    fee: 'Fee',
    extra1: 'Before Balance',
    extra2: 'After Balance',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  identities: [
    /** The fee of a withdrawal is inside the amount, or beside it (`feeByBalance`). */
    [
      { kinds: 'all', sum: ['extra1', 'amount'], is: 'extra2' },
      { kinds: 'all', sum: ['extra1', 'amount', 'fee'], is: 'extra2' },
    ],
  ],
  signed: true,
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    'Staking Yield': 'staking-reward',
    'Fee rebate': 'cashback',
    Stake: 'ignore',
    'Redeem staking': 'ignore',
    'Savings subscription': 'ignore',
    'Savings redemption': 'ignore',
    'Transfer in': 'ignore',
    'Transfer out': 'ignore',
    'To unified trading account': 'ignore',
    'From unified trading account': 'ignore',
    Interest: 'lending-interest',
    Airdrop: 'airdrop',
  },
  fees: { asset: 'amount' },
  adjust: feeByBalance,
});

function feeByBalance(facts: RowFacts, row: RowView): Adjusted {
  const { fee, out } = facts;
  const [before, after] = [row.amount('extra1'), row.amount('extra2')];
  if (facts.kind !== 'withdrawal' || fee === undefined || out === undefined) return facts;
  if (before === undefined || after === undefined || subtractText(before, after) !== out.amount) return facts;
  if (compareText(out.amount, fee.amount) <= 0)
    return reviewWith('fee.larger-than-amount', { amount: out.amount, fee: fee.amount });
  return { ...facts, out: { ...out, amount: subtractText(out.amount, fee.amount) } };
}
