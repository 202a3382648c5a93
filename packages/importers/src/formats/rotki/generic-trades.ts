/** rotki's generic template for trades: what was spent and received, at a place, with milliseconds since 1970. */
import { defineFormat } from '../format.ts';
import { readCaipAssets } from './caip-asset.ts';

export const rotkiGenericTrades = defineFormat({
  id: 'rotki-generic-trades',
  source: 'rotki',
  sourceKind: 'tax-tool',
  idSpace: 'rotki',
  layouts: [
    [
      'Location',
      'Spend Currency',
      'Receive Currency',
      'Receive Amount',
      'Spend Amount',
      'Fee',
      'Fee Currency',
      'Description',
      'Timestamp',
    ],
  ],
  signature: ['Location', 'Spend Currency', 'Receive Currency', 'Receive Amount', 'Spend Amount'],
  columns: {
    wallet: 'Location',
    sellAsset: 'Spend Currency',
    sellAmount: 'Spend Amount',
    buyAsset: 'Receive Currency',
    buyAmount: 'Receive Amount',
    fee: 'Fee',
    feeAsset: 'Fee Currency',
    note: 'Description',
    date: 'Timestamp',
  },
  date: { layouts: ['unix-ms'], zone: 'UTC' },
  kind: 'swap',
  walletName: 'cell',
  adjust: readCaipAssets,
});
