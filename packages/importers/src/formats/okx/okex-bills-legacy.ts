/**
 * OKEx trading account of the first years: a row for each side of a trade, of the same moment. The size does not contain the
 * fee, which is negative and in the coin of its row; a positive one is a rebate. Times with `CST` are Chinese ones; others most likely too.
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
  derive: {
    date: ({ cell }) =>
      cell('time')
        .replace(/^(\w{3} \w{3} \d\d) ([\d:]{8}) CST (\d{4})$/, '$1 $3 $2 GMT+0800')
        .replace(/ CST$/, '+08:00'),
  },
  date: { layouts: ['iso', 'js', 'ddd MMM DD HH:mm:ss YYYY'], zone: 'ask', likely: 'Asia/Shanghai' },
  signed: true,
  types: {
    buy: 'swap',
    sell: 'swap',
    Transfer: 'ignore',
    'Transfer in': 'ignore',
    'Transfer out': 'ignore',
    'Easy convert': 'dust-conversion',
  },
  fees: { asset: 'amount', refund: 'told' },
  group: { by: ['instant'] },
  adjust: (facts, row) => (facts.kind === 'ignore' ? facts : rebateByFeeSign(facts, row)),
});
