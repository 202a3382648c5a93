/**
 * Binance money in and out. Only the file's name tells the direction; a renamed file is left aside, for money is no question of
 * tax. What is credited is without the fee, so a deposit is both together. A coin in such a file would be something new.
 */
import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { directionByName } from '../shared/direction-by-name.ts';

export const binanceFiatDepositWithdraw = defineFormat({
  id: 'binance-fiat-deposit-withdraw',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC{offset})', 'Coin', 'Amount', 'Status', 'Payment Method', 'Indicated Amount', 'Fee', 'Order ID']],
  signature: ['Date(UTC{offset})', 'Coin', 'Payment Method', 'Indicated Amount', 'Fee', 'Order ID'],
  columns: {
    date: 'Date(UTC{offset})',
    asset: 'Coin',
    amount: 'Amount',
    status: 'Status',
    extra1: 'Fee',
    note: 'Payment Method',
    reference: 'Order ID',
  },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'deposit',
  status: { done: ['Successful'] },
  adjust: (facts, row) => {
    const adjusted = directionByName(facts, row);
    if (facts.in === undefined || !isFiat(facts.in.asset)) return adjusted;
    if ('review' in adjusted) return { ignore: 'fiat-only' };
    return 'ignore' in adjusted ? adjusted : withFee(adjusted, row);
  },
});

function withFee(facts: RowFacts, row: RowView): Adjusted {
  const kept = row.amount('extra1');
  const asset = (facts.in ?? facts.out)?.asset;
  if (kept === undefined || asset === undefined) return facts;
  const paid = facts.in && { asset, amount: addText(facts.in.amount, kept) };
  return { ...facts, in: paid, fee: { asset, amount: kept } };
}
