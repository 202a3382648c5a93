/** Eternl and other Cardano wallets: Koinly's columns with the type of transaction behind them; staking rewards by label. */
import { defineFormat } from '../format.ts';

export const eternlYoroiCardano = defineFormat({
  id: 'eternl-yoroi-cardano',
  source: 'Eternl / Yoroi',
  sourceKind: 'wallet',
  idSpace: 'cardano-wallet',
  layouts: [
    [
      'Date',
      'Sent Amount',
      'Sent Currency',
      'Received Amount',
      'Received Currency',
      'Fee Amount',
      'Fee Currency',
      'Label',
      'Description',
      'TxHash',
      'TxType',
    ],
  ],
  signature: ['Sent Amount', 'Received Amount', 'Label', 'TxHash', 'TxType'],
  columns: {
    date: 'Date',
    sellAmount: 'Sent Amount',
    sellAsset: 'Sent Currency',
    buyAmount: 'Received Amount',
    buyAsset: 'Received Currency',
    fee: 'Fee Amount',
    feeAsset: 'Fee Currency',
    tag: 'Label',
    note: 'Description',
    txHash: 'TxHash',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  tags: { reward: 'staking-reward' },
  bySides: { both: 'swap', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
});
