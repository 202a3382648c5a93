/**
 * CoinTracking trade list, English: three columns called `Cur.`, date layout and zone as set in the account. Amounts are what really
 * moved, so a fee in the coin of a side is inside it.
 */
import { defineFormat } from '../format.ts';
import { COINTRACKING_TYPES } from './types.data.ts';

const SIDES = ['Type', 'Buy', 'Cur.', 'Sell', 'Cur.', 'Fee', 'Cur.', 'Exchange', 'Group', 'Comment'];
/** Of the list of trade prices: CoinTracking's own valuation, which it may change. */
const VALUES = ['Value in BTC', 'Value in {fiat}'];

export const cointrackingTradesEn = defineFormat({
  id: 'cointracking-trades-en',
  source: 'CoinTracking',
  sourceKind: 'tax-tool',
  idSpace: 'cointracking',
  layouts: [
    [...SIDES, 'Date', 'Tx-ID'],
    [...SIDES, 'Date'],
    [...SIDES, 'Trade ID', 'Imported From', 'Add Date', 'Date'],
    ['Type', 'Buy', 'Cur.', ...VALUES, 'Sell', 'Cur.', ...VALUES, 'Spread', 'Exchange', 'Group', 'Date'],
  ],
  signature: ['Type', 'Buy', 'Cur.', 'Sell', 'Fee', 'Exchange', 'Group', 'Comment', 'Date'],
  columns: {
    type: 'Type',
    buyAmount: 'Buy',
    buyAsset: 'Cur.',
    sellAmount: 'Sell',
    sellAsset: 'Cur.#2',
    fee: 'Fee',
    feeAsset: 'Cur.#3',
    wallet: 'Exchange',
    note: 'Comment',
    date: 'Date',
    txHash: 'Tx-ID',
  },
  /** Both orders of month and day are settings of the account: what no row decides is asked. */
  date: { layouts: ['DD.MM.YYYY HH:mm:ss', 'iso', 'M/D/YYYY H:mm:ss', 'D/M/YYYY H:mm:ss'], zone: 'ask' },
  numbers: 'either',
  types: COINTRACKING_TYPES,
  fees: { total: 'with', sent: 'with', received: 'not-mine' },
  walletName: 'cell',
  volatile: ['Add Date', 'Imported From', ...VALUES, ...VALUES.map((name) => `${name}#2`), 'Spread'],
});
