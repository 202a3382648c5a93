/** Bitpanda's words for what a row is. */
import type { FormatKind } from '../format.ts';

type Words = Readonly<Record<string, FormatKind>>;

/** Outgoing is mostly a move into staking, incoming may be a reward: unmatched ones reach the user. */
const TRANSFERS: Words = { 'transfer/incoming': 'transfer-in', 'transfer/outgoing': 'transfer-out' };

/** In the files of all years. */
export const BITPANDA_FILE_TYPES: Words = {
  buy: 'trade-buy',
  sell: 'trade-sell',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  ...TRANSFERS,
};

/** What is no trade, deposit or withdrawal: the same in today's file and in the interface. */
export const BITPANDA_TYPES: Words = {
  ...TRANSFERS,
  reward: 'staking-reward',
  staking: 'staking-reward',
  refund: 'cashback',
};
