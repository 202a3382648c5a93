/** Bitvavo's words for what is no trade, deposit or withdrawal: the same in its file and in its interface. */
import type { FormatKind } from '../format.ts';

export const BITVAVO_TYPES: Readonly<Record<string, FormatKind>> = {
  staking: 'staking-reward',
  fixed_staking: 'staking-reward',
  rebate: 'cashback',
  affiliate: 'referral-bonus',
  campaign_new_user_incentive: 'referral-bonus',
  lending: 'lending-interest',
  internal_transfer: 'ignore',
  distribution: 'airdrop',
};
