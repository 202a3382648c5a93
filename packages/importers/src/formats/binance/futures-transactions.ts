/**
 * Binance futures account: one signed row per result, commission or funding payment. The transaction id is shared by
 * the rows of one trade, so it identifies no row.
 */
import { defineFormat } from '../format.ts';
import { asCommission } from './futures-commission.ts';

export const binanceFuturesTransactions = defineFormat({
  id: 'binance-futures-transactions',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC)', 'type', 'Amount', 'Asset', 'Symbol', 'Transaction ID']],
  signature: ['Date(UTC)', 'type', 'Amount', 'Asset', 'Symbol', 'Transaction ID'],
  columns: { date: 'Date(UTC)', type: 'type', amount: 'Amount', asset: 'Asset', note: 'Symbol' },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: {
    REALIZED_PNL: 'futures-pnl',
    COMMISSION: 'futures-pnl',
    FUNDING_FEE: 'funding',
    TRANSFER: 'ignore',
    INSURANCE_CLEAR: 'futures-pnl',
    REFERRAL_KICKBACK: 'referral-bonus',
    COMMISSION_REBATE: 'referral-bonus',
    WELCOME_BONUS: 'referral-bonus',
  },
  /** What was paid; a commission that came back is a gain. */
  adjust: (facts, row) =>
    row.cell('type').toUpperCase() === 'COMMISSION' && facts.loss === true ? asCommission(facts) : facts,
});
