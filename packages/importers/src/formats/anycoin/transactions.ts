/**
 * Anycoin: one signed row per coin or money; what was paid and what came of it share their order and may lie minutes apart. Staked
 * coins have an S behind their name, ether that of ETH2. Rests on rows of EveryTrade's public tests; times end in Z.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const anycoinTransactions = defineFormat({
  id: 'anycoin-transactions',
  source: 'Anycoin',
  sourceKind: 'broker',
  idSpace: 'anycoin',
  layouts: [headerLine('Date,Type,Amount,Currency,Order ID')],
  signature: ['Date', 'Type', 'Amount', 'Currency', 'Order ID'],
  columns: { date: 'Date', type: 'Type', amount: 'Amount', asset: 'Currency', groupId: 'Order ID' },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  derive: {
    asset: ({ cell }) =>
      cell('Currency')
        .replace(/\.S$/, '')
        .replace(/^ETH2$/, 'ETH'),
  },
  types: {
    'trade payment': 'swap',
    'trade fill': 'swap',
    deposit: 'deposit',
    withdrawal: 'withdrawal',
    /** Held back while a withdrawal is looked at, and given back before it is booked. */
    withdrawal_block: 'ignore',
    withdrawal_unblock: 'ignore',
    stake: 'ignore',
    unstake: 'ignore',
    stake_reward: 'staking-reward',
  },
  group: { by: ['groupId'] },
});
