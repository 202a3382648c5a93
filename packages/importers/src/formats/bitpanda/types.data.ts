/** Bitpanda's words for what is no trade, deposit or withdrawal: the same in its file and in its interface. */
import type { FormatKind } from '../format.ts';

export const BITPANDA_TYPES: Readonly<Record<string, FormatKind>> = {
  /** Outgoing is mostly a move into staking, incoming may be a reward: unmatched ones reach the user. */
  'transfer/incoming': 'transfer-in',
  'transfer/outgoing': 'transfer-out',
  reward: 'staking-reward',
  staking: 'staking-reward',
  refund: 'cashback',
};
