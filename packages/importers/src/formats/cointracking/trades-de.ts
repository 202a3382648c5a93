/** CoinTracking trade list, German headers and words; otherwise as the English one, also the zone, which is set in the account. */
import { defineFormat } from '../format.ts';
import { COINTRACKING_TYPES_DE } from './types.data.ts';

export const cointrackingTradesDe = defineFormat({
  id: 'cointracking-trades-de',
  source: 'CoinTracking',
  sourceKind: 'tax-tool',
  idSpace: 'cointracking',
  layouts: [
    ['Typ', 'Kauf', 'Cur.', 'Verkauf', 'Cur.', 'Gebühr', 'Cur.', 'Börse', 'Gruppe', 'Kommentar', 'Datum'],
    ['Typ', 'Kauf', 'Cur.', 'Verkauf', 'Cur.', 'Gebühr', 'Cur.', 'Börse', 'Gruppe', 'Kommentar', 'Datum', 'Tx-ID'],
  ],
  signature: ['Typ', 'Kauf', 'Verkauf', 'Gebühr', 'Börse', 'Gruppe', 'Kommentar', 'Datum'],
  columns: {
    type: 'Typ',
    buyAmount: 'Kauf',
    buyAsset: 'Cur.',
    sellAmount: 'Verkauf',
    sellAsset: 'Cur.#2',
    fee: 'Gebühr',
    feeAsset: 'Cur.#3',
    wallet: 'Börse',
    note: 'Kommentar',
    date: 'Datum',
    txHash: 'Tx-ID',
  },
  date: { layouts: ['DD.MM.YYYY HH:mm:ss', 'iso'], zone: 'ask' },
  numbers: 'either',
  types: COINTRACKING_TYPES_DE,
  fees: { total: 'with', sent: 'with', received: 'not-mine' },
  walletName: 'cell',
});
