/** Binance ETH 2.0 staking: ETH given, the same number of BETH received. BETH is a token of its own, so this is a swap. */
import { defineFormat } from '../format.ts';

export const binanceBethStaking = defineFormat({
  id: 'binance-beth-staking',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC)', 'Coin', 'Token', 'Amount', 'Status']],
  signature: ['Date(UTC)', 'Coin', 'Token', 'Amount', 'Status'],
  columns: {
    date: 'Date(UTC)',
    asset: 'Coin',
    amount: 'Amount',
    toAsset: 'Token',
    toAmount: 'Amount',
    status: 'Status',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'swap',
  status: { done: ['Success'] },
});
