/** KuCoin earnings: every row is a reward. The order is the staked position, not the payment, so it is no id. */
import { defineFormat } from '../format.ts';

export const kucoinStakingEarnings = defineFormat({
  id: 'kucoin-staking-earnings',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    [
      'UID',
      'Account Type',
      'Order ID',
      'Time(UTC{offset})',
      'Staked Coin',
      'Product Type',
      'Product Name',
      'Earnings Coin',
      'Earnings Type',
      'Remarks',
      'Amount',
      'Amount（USDT）',
      'Fee',
    ],
  ],
  signature: ['Time(UTC{offset})', 'Staked Coin', 'Product Type', 'Earnings Coin', 'Earnings Type', 'Amount'],
  columns: {
    date: 'Time(UTC{offset})',
    asset: 'Earnings Coin',
    amount: 'Amount',
    fee: 'Fee',
    note: 'Product Name',
  },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'staking-reward',
  fees: { asset: 'amount' },
});
