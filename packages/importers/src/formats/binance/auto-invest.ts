/**
 * Binance savings plans: one row per purchase, the unit behind a blank in each cell. The amount of the period is what the plan
 * takes from the wallet, so it contains the fee.
 */
import { defineFormat } from '../format.ts';

export const binanceAutoInvest = defineFormat({
  id: 'binance-auto-invest',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Auto-Invest Date(UTC)', 'Holding Coin', 'Amount per period', 'Trading Fee', 'Units', 'From', 'Status']],
  signature: ['Auto-Invest Date(UTC)', 'Holding Coin', 'Amount per period', 'Units'],
  columns: {
    date: 'Auto-Invest Date(UTC)',
    asset: 'Holding Coin',
    amount: 'Units',
    total: 'Amount per period',
    fee: 'Trading Fee',
    status: 'Status',
  },
  date: { layouts: ['iso', 'M/D/YYYY H:mm:ss'], zone: 'UTC' },
  kind: 'trade-buy',
  status: { done: ['Success'] },
  openFee: true,
  fees: { total: 'with' },
});
