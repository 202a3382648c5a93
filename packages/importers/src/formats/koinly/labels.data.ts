/** Labels (tags) of Koinly, used in its own exports and in the universal template that many wallets write. */
import type { FormatKind } from '../format.ts';

export const KOINLY_LABELS: Readonly<Record<string, FormatKind>> = {
  airdrop: 'airdrop',
  fork: 'fork',
  mining: 'mining',
  reward: 'staking-reward',
  staking: 'staking-reward',
  'lending interest': 'lending-interest',
  'loan interest': 'lending-interest',
  cashback: 'cashback',
  income: 'airdrop',
  'other income': 'airdrop',
  salary: 'airdrop',
  'fee refund': 'cashback',
  gift: 'gift-out',
  lost: 'lost',
  donation: 'gift-out',
  cost: 'spend',
  'margin fee': 'fee',
  'loan fee': 'fee',
  'realized gain': 'margin-pnl',
  swap: 'swap',
  /** Loans and pools move coins; how they are taxed is the user's choice. */
  loan: 'review',
  'margin loan': 'review',
  'loan repayment': 'review',
  'margin repayment': 'review',
  'liquidity in': 'review',
  'liquidity out': 'review',
};
