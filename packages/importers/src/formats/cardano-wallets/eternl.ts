/** Eternl and other Cardano wallets: Koinly's columns with the type of transaction behind them; staking rewards by label. */
import { defineFormat } from '../format.ts';
import { KOINLY_COLUMNS, KOINLY_SIDES } from '../shared/koinly-columns.ts';

export const eternlYoroiCardano = defineFormat({
  id: 'eternl-yoroi-cardano',
  source: 'Eternl / Yoroi',
  sourceKind: 'wallet',
  idSpace: 'cardano-wallet',
  layouts: [[...KOINLY_SIDES, 'Label', 'Description', 'TxHash', 'TxType']],
  signature: ['Sent Amount', 'Received Amount', 'Label', 'TxHash', 'TxType'],
  columns: KOINLY_COLUMNS,
  date: { layouts: ['iso'], zone: 'UTC' },
  tags: { reward: 'staking-reward' },
  bySides: { both: 'swap', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
});
