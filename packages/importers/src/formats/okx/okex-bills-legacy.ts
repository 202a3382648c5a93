/**
 * OKEx trading account of the first years: a row for each side of a trade, of the same moment. The size does not contain the
 * fee, which is negative and in the coin of its row; a positive one is a rebate. Times are Chinese, some with `CST` behind them.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { rebateByFeeSign } from '../shared/signed-fee.ts';

export const okexBillsLegacy = defineFormat({
  id: 'okex-bills-legacy',
  source: 'OKX',
  sourceKind: 'exchange',
  idSpace: 'okx',
  layouts: [headerLine('time,type,size,balance,fee,currency')],
  signature: ['time', 'type', 'size', 'balance', 'fee', 'currency'],
  columns: { date: 'time', type: 'type', amount: 'size', asset: 'currency', fee: 'fee' },
  derive: { date: ({ cell }) => cell('time').replace(' CST', '') },
  date: { layouts: ['iso', 'ddd MMM DD HH:mm:ss YYYY'], zone: 'UTC+8' },
  signed: true,
  types: {
    buy: 'swap',
    sell: 'swap',
    Transfer: 'ignore',
    'Transfer in': 'ignore',
    'Transfer out': 'ignore',
    'Easy convert': 'dust-conversion',
  },
  fees: { asset: 'amount' },
  group: { by: ['instant'] },
  adjust: (facts, row) => (facts.kind === 'ignore' ? facts : rebateByFeeSign(facts, row)),
});
