/**
 * Bybit unified account: one row per currency and booking, Change = Cash Flow + Fee Paid + Funding. A spot trade has a row
 * for each coin; a row of a derivative has only the settlement coin, and its change is the result.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { multiplyText } from '../../values/decimal-text.ts';
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { feeInsideChange } from '../shared/fee-inside-change.ts';

const LOG = [
  'Currency',
  'Contract',
  'Type',
  'Direction',
  'Quantity',
  'Position',
  'Filled Price',
  'Funding',
  'Fee Paid',
  'Cash Flow',
  'Change',
  'Wallet Balance',
];

export const bybitUtaLog = defineFormat({
  id: 'bybit-uta-log',
  source: 'Bybit',
  sourceKind: 'exchange',
  idSpace: 'bybit',
  layouts: [
    ['Uid', ...LOG, 'Action', 'Time(UTC)'],
    ['Time', ...LOG, 'Fee Rate', 'Trade ID', 'Order ID'],
  ],
  signature: ['Currency', 'Contract', 'Direction', 'Fee Paid', 'Cash Flow', 'Change', 'Wallet Balance'],
  columns: {
    date: ['Time(UTC)', 'Time'],
    type: 'Type',
    asset: 'Currency',
    amount: 'Change',
    fee: 'Fee Paid',
    account: 'Contract',
    price: 'Filled Price',
    extra1: 'Cash Flow',
    extra2: 'Quantity',
    extra3: 'Direction',
    note: 'Contract',
  },
  running: { change: ['amount'], is: { header: 'Wallet Balance' }, ofCoin: true },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ kinds: 'all', sum: ['extra1', 'fee', { header: 'Funding' }], is: 'amount' }],
  signed: true,
  types: {
    TRADE: 'swap',
    SETTLEMENT: 'funding',
    TRANSFER_IN: 'ignore',
    TRANSFER_OUT: 'ignore',
    LIQUIDATION: 'futures-pnl',
    INTEREST: 'fee',
    BONUS: 'referral-bonus',
    AIRDROP: 'airdrop',
    CURRENCY_BUY: 'swap',
    CURRENCY_SELL: 'swap',
    /** Small balances turned into one coin, each pair in a second of its own. */
    '--': 'dust-conversion',
  },
  fees: { asset: 'amount', refund: 'told' },
  group: { by: ['instant', 'account', 'extra3'], legs: ['swap', 'dust-conversion'] },
  adjust: spotOrDerivative,
});

function spotOrDerivative(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind === 'dust-conversion') return facts;
  if (facts.kind === 'swap' && isSpot(row)) return feeInsideChange(facts, row);
  const commission = hasMinus(row.cell('fee')) ? facts.fee : undefined;
  if (facts.kind === 'swap') return { ...facts, kind: 'futures-pnl', fee: undefined, commission };
  return { ...facts, fee: undefined, commission };
}

/** The cash flow of a spot leg is its quantity, or its price; that of a derivative is a profit, or nothing. */
function isSpot(row: RowView): boolean {
  const [flow, quantity, price] = [row.amount('extra1'), row.amount('extra2'), row.amount('price')];
  if (flow === undefined || quantity === undefined || flow === '0') return false;
  return flow === quantity || (price !== undefined && multiplyText(quantity, price) === flow);
}
