/** Words of Bitstamp's transaction files, old and new. */
import type { FormatKind } from '../format.ts';

export const BITSTAMP_TYPES: Readonly<Record<string, FormatKind>> = {
  'Market/Buy': 'trade-buy',
  'Market/Sell': 'trade-sell',
  'Crypto currency purchase': 'trade-buy',
  Deposit: 'deposit',
  'Card Deposit': 'deposit',
  Withdrawal: 'withdrawal',
  'Sub Account Transfer': 'ignore',
  'Inter Account Transfer': 'ignore',
  'Started generating rewards': 'ignore',
  'Staking reward': 'staking-reward',
  'Referral reward': 'referral-bonus',
};
