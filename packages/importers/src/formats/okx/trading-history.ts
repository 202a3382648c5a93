/**
 * OKX trading account: one row per balance, joined by order and second. The balance change contains the fee (negative) or
 * rebate; for derivatives it is the result. The zone was chosen at export and stands, if at all, above the header.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { feeInsideChange } from '../shared/fee-inside-change.ts';

const HEAD = ['id', 'Order id', 'Time', 'Trade Type'];
const POSITION = ['Position Change', 'Position Balance'];
const BALANCE = ['Balance Change', 'Balance'];

export const okxTradingHistory = defineFormat({
  id: 'okx-trading-history',
  source: 'OKX',
  sourceKind: 'exchange',
  idSpace: 'okx',
  layouts: [
    [
      ...HEAD,
      'Symbol',
      'Action',
      'Amount',
      'Trading Unit',
      'Filled Price',
      'Filled Price Unit',
      'PnL',
      'Fee',
      'Fee Unit',
      ...POSITION,
      'Position Unit',
      ...BALANCE,
      'Balance Unit',
    ],
    [
      ...HEAD,
      'Symbol',
      'Action',
      'Amount',
      'Trading Unit',
      'Filled Price',
      'PnL',
      'Fee',
      'Fee Unit',
      ...POSITION,
      ...BALANCE,
      'Balance Unit',
    ],
    [...HEAD, 'Instrument', 'Type', 'Amount', 'Unit', 'PL', 'Fee', ...POSITION, ...BALANCE, 'Unit'],
  ],
  signature: ['Order id', 'Time', 'Trade Type', 'Amount', 'Fee', 'Balance Change'],
  columns: {
    id: 'id',
    groupId: 'Order id',
    date: 'Time',
    type: 'Trade Type',
    subtype: ['Action', 'Type'],
    amount: 'Balance Change',
    asset: ['Balance Unit', 'Unit#2'],
    fee: 'Fee',
    feeAsset: ['Fee Unit', 'Unit#2'],
    note: ['Symbol', 'Instrument'],
  },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  types: {
    'Spot/Buy': 'swap',
    'Spot/Sell': 'swap',
    Transfer: 'ignore',
    'Transfer in': 'ignore',
    'Transfer out': 'ignore',
    'Perpetual/*': 'futures-pnl',
    'Perpetual/Funding fee': 'funding',
    'Funding fee': 'funding',
    Liquidation: 'futures-pnl',
    'Easy convert': 'dust-conversion',
  },
  group: { by: ['groupId', 'instant'], legs: ['swap', 'dust-conversion'] },
  fees: { refund: 'told' },
  adjust: feeOfTrade,
});

/** The result of a derivative is net of its fee; only a trade carries the fee beside its legs. */
function feeOfTrade(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind === 'swap') return feeInsideChange(facts, row);
  return { ...facts, fee: undefined, commission: hasMinus(row.cell('fee')) ? facts.fee : undefined };
}
