/** BlockFi trades: both sides in one row, tickers in lower case. The transactions file has the same trades as two rows. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD = 'Trade ID,Date,Buy Quantity,Buy Currency,Sold Quantity,Sold Currency,Rate Amount,Rate Currency,Type';

export const blockfiTrades = defineFormat({
  id: 'blockfi-trades',
  source: 'BlockFi',
  sourceKind: 'exchange',
  idSpace: 'blockfi',
  layouts: [headerLine(HEAD), headerLine(`${HEAD},Frequency,Destination`)],
  signature: ['Trade ID', 'Buy Quantity', 'Buy Currency', 'Sold Quantity', 'Sold Currency'],
  columns: {
    id: 'Trade ID',
    date: 'Date',
    buyAmount: 'Buy Quantity',
    buyAsset: 'Buy Currency',
    sellAmount: 'Sold Quantity',
    sellAsset: 'Sold Currency',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    /** The rate is that of the coin in money: now what is bought, now what is sold. */
    [
      { kinds: ['swap'], product: ['buyAmount', { header: 'Rate Amount' }], is: 'sellAmount' },
      { kinds: ['swap'], product: ['sellAmount', { header: 'Rate Amount' }], is: 'buyAmount' },
    ],
  ],
  kind: 'swap',
});
