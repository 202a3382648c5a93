/**
 * KuCoin account history: one unsigned row per balance change; Side only says whether it went up or down. The legs of a
 * trade share second and account.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat, type FormatKind } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';

export const kucoinAccountHistory = defineFormat({
  id: 'kucoin-account-history',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    ['UID', 'Account Type', 'Currency', 'Side', 'Amount', 'Fee', 'Time(UTC{offset})', 'Remark', 'Type'],
    ['UID', 'Account Type', 'Currency', 'Side', 'Amount', 'Fee', 'Time(UTC{offset})', 'Remark'],
  ],
  signature: ['UID', 'Account Type', 'Currency', 'Side', 'Amount', 'Time(UTC{offset})', 'Remark'],
  columns: {
    account: 'Account Type',
    asset: 'Currency',
    extra1: 'Side',
    amount: 'Amount',
    fee: 'Fee',
    date: 'Time(UTC{offset})',
    subtype: 'Side',
  },
  /** Where both stand, the remark may be empty. */
  derive: { type: (row) => row.cell('Remark') || row.cell('Type') },
  date: { layouts: ['iso'], zone: 'header' },
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    Spot: 'swap',
    Transfer: 'ignore',
    Rewards: 'airdrop',
    'KCS Bonus': 'staking-reward',
    Staking: 'ignore',
    'Staking Profits': 'staking-reward',
    'Soft Staking Profits': 'staking-reward',
    'KCS Pay Fees': 'fee',
    'KCS Fee Deduction': 'fee',
    'Convert Dust to KCS': 'dust-conversion',
    'Invitation Bonus': 'referral-bonus',
    'Instant Exchange': 'swap',
    'Refunded Fees': 'cashback',
  },
  fees: { asset: 'amount' },
  group: { by: ['instant', 'account'], legs: ['swap', 'dust-conversion'] },
  adjust: signBySide,
});

const LEGS: ReadonlySet<FormatKind> = new Set<FormatKind>(['swap', 'dust-conversion']);

function signBySide(facts: RowFacts, row: RowView): Adjusted {
  const side = row.cell('extra1').toLowerCase();
  const isIn = side === 'deposit';
  if (facts.kind === 'ignore') return facts;
  if (!isIn && side !== 'withdrawal') return { review: 'direction.unknown' };
  if (LEGS.has(facts.kind)) {
    const leg = facts.in ?? facts.out;
    return isIn ? { ...facts, in: leg, out: undefined } : { ...facts, in: undefined, out: leg };
  }
  if ((facts.in !== undefined) === isIn) return facts;
  const amount = `${isIn ? '' : '-'}${(facts.in ?? facts.out)?.amount ?? ''}`;
  return reviewWith('amount.sign-contradicts-type', { kind: facts.kind, amount });
}
