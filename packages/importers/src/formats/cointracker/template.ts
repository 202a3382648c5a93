/** CoinTracker's template, also offered by brokers (Swan): American dates, two sides, a tag that wins over them. */
import { defineFormat } from '../format.ts';
import { SIDE_COLUMNS } from './side-columns.ts';

export const cointrackerTemplate = defineFormat({
  id: 'cointracker-template',
  source: 'CoinTracker',
  sourceKind: 'tax-tool',
  idSpace: 'cointracker',
  layouts: [
    [
      'Date',
      'Received Quantity',
      'Received Currency',
      'Sent Quantity',
      'Sent Currency',
      'Fee Amount',
      'Fee Currency',
      'Tag',
    ],
  ],
  signature: ['Date', 'Received Quantity', 'Received Currency', 'Sent Quantity', 'Sent Currency', 'Tag'],
  columns: {
    date: 'Date',
    ...SIDE_COLUMNS,
    tag: 'Tag',
  },
  date: { layouts: ['MM/DD/YYYY HH:mm:ss', 'iso'], zone: 'UTC' },
  tags: {
    staked: 'staking-reward',
    mined: 'mining',
    airdrop: 'airdrop',
    fork: 'fork',
    gift: 'gift-out',
    lost: 'lost',
    donation: 'gift-out',
    payment: 'spend',
  },
  bySides: { both: 'swap', in: 'deposit', out: 'withdrawal' },
});
