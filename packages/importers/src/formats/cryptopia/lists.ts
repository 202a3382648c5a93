/**
 * Cryptopia (closed in 2019): trades, deposits, withdrawals. The fee was 0.2 % and its coin stands nowhere: the figures tell whether it is
 * a part of the amount or of the total, else the trade waits. Layouts from the header list of BittyTax; order of day and month and the
 * zone are stated nowhere.
 */
import type { Adjusted, Amount, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, distanceText, multiplyText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { reviewWith } from '../shared/review-with.ts';

const CRYPTOPIA = { source: 'Cryptopia', sourceKind: 'exchange', idSpace: 'cryptopia' } as const;
const DATE = { layouts: ['D/M/YYYY h:mm:ss A', 'M/D/YYYY h:mm:ss A', 'iso'], zone: 'ask', likely: 'UTC' } as const;

export const cryptopiaTrades = defineFormat({
  ...CRYPTOPIA,
  id: 'cryptopia-trades',
  layouts: [headerLine('#,Market,Type,Rate,Amount,Total,Fee,Timestamp')],
  signature: ['#', 'Market', 'Type', 'Rate', 'Amount', 'Total', 'Fee', 'Timestamp'],
  columns: {
    id: '#',
    pair: 'Market',
    type: 'Type',
    price: 'Rate',
    amount: 'Amount',
    total: 'Total',
    extra1: 'Fee',
    date: 'Timestamp',
  },
  date: DATE,
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { Buy: 'trade-buy', Sell: 'trade-sell' },
  adjust: coinOfFee,
});

/** 0.2 %, and half a unit in the eighth place of the fee, taken as often. */
const PARTS = '500';
const SLACK = '0.0000025';

function coinOfFee(facts: RowFacts, row: RowView): Adjusted {
  const fee = row.amount('extra1') ?? '0';
  if (fee === '0') return facts;
  const whole = multiplyText(fee, PARTS);
  const sides = [facts.in, facts.out].filter((side): side is Amount => side !== undefined);
  const [found, ...others] = sides.filter(({ amount }) => compareText(distanceText(whole, amount), SLACK) <= 0);
  if (found === undefined || others.length > 0) return reviewWith('asset.missing', { column: 'Fee' });
  return { ...facts, fee: { asset: found.asset, amount: fee } };
}

export const cryptopiaDeposits = defineFormat({
  ...CRYPTOPIA,
  id: 'cryptopia-deposits',
  layouts: [headerLine('#,Currency,Amount,Status,Type,Transaction,Conf.,Timestamp')],
  signature: ['#', 'Currency', 'Amount', 'Status', 'Transaction', 'Conf.', 'Timestamp'],
  columns: { asset: 'Currency', amount: 'Amount', status: 'Status', txHash: 'Transaction', date: 'Timestamp' },
  date: DATE,
  kind: 'deposit',
  status: { done: ['Confirmed', 'Complete'] },
});

export const cryptopiaWithdrawals = defineFormat({
  ...CRYPTOPIA,
  id: 'cryptopia-withdrawals',
  layouts: [headerLine('#,Currency,Amount,Fee,Status,TransactionId,Address,Timestamp')],
  signature: ['#', 'Currency', 'Amount', 'Fee', 'Status', 'TransactionId', 'Address', 'Timestamp'],
  columns: {
    asset: 'Currency',
    amount: 'Amount',
    fee: 'Fee',
    status: 'Status',
    txHash: 'TransactionId',
    address: 'Address',
    date: 'Timestamp',
  },
  date: DATE,
  kind: 'withdrawal',
  status: { done: ['Complete', 'Confirmed'] },
  fees: { sent: 'with', asset: 'amount' },
});
