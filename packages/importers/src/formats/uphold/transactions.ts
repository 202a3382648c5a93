/**
 * Uphold: every row leads from an origin to a destination. Where both are the same coin it is a movement; where they differ
 * it is a trade, and with `in` or `out` also a movement. The origin contains the fee.
 */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, Amount, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, compareText, subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const upholdTransactions = defineFormat({
  id: 'uphold-transactions',
  source: 'Uphold',
  sourceKind: 'exchange',
  idSpace: 'uphold',
  layouts: [
    headerLine(
      'Date,Destination,Destination Amount,Destination Currency,Fee Amount,Fee Currency,Id,Origin,Origin Amount,Origin Currency,Status,Type',
    ),
    headerLine(
      'date,id,type,value_in_{fiat},commission_in_{fiat},pair,rate,origin_currency,origin_amount,origin_commission,destination_currency,destination_amount,destination_commission',
    ),
  ],
  signature: ['Destination', 'Destination Amount', 'Origin', 'Origin Amount', 'Status', 'Type'],
  columns: {
    id: 'Id',
    date: 'Date',
    type: 'Type',
    status: 'Status',
    asset: ['Origin Currency', 'origin_currency'],
    amount: ['Origin Amount', 'origin_amount'],
    toAsset: ['Destination Currency', 'destination_currency'],
    toAmount: ['Destination Amount', 'destination_amount'],
    fee: 'Fee Amount',
    feeAsset: 'Fee Currency',
    value: 'value_in_{fiat}',
  },
  date: { layouts: ['js', 'iso'], zone: 'value' },
  /** Read as exchanges, so that both ends are known; `byEnds` tells the movements. */
  types: { in: 'swap', deposit: 'swap', out: 'swap', withdrawal: 'swap', transfer: 'swap' },
  status: { done: ['completed'] },
  fees: { total: 'with' },
  defaults: { valueAsset: '{fiat}' },
  adjust: byEnds,
});

const ARRIVALS: ReadonlySet<string> = new Set(['in', 'deposit']);

function byEnds(facts: RowFacts, row: RowView): Adjusted {
  const type = row.cell('type').toLowerCase();
  const { in: received, out: given } = facts;
  if (type === 'transfer') return facts;
  if (received === undefined || given === undefined) return { review: 'trade.one-sided' };
  const isArrival = ARRIVALS.has(type);
  if (received.asset === given.asset) return movement(facts, row, isArrival, received);
  /** Money that came or went is settled by the trade; a coin that came or went would be a second event. */
  if (isFiat((isArrival ? given : received).asset)) return facts;
  /** Here only the other coin of the trade stayed or went. */
  const moved = isArrival ? { ...facts, out: undefined } : { ...facts, in: undefined };
  return { review: 'trade.with-transfer', moved };
}

function movement(facts: RowFacts, row: RowView, isArrival: boolean, received: Amount): Adjusted {
  if (isArrival) return { ...facts, kind: 'deposit', in: received, out: undefined, fee: undefined };
  const sent = row.amount('amount') ?? received.amount;
  const hasFee = compareText(sent, received.amount) > 0;
  const stated = row.asset(row.cell('feeAsset')) === received.asset ? row.amount('fee') : undefined;
  if (stated !== undefined && stated !== '0' && addText(received.amount, stated) !== sent) {
    const params = { column: 'Origin Amount', stated: sent, computed: addText(received.amount, stated) };
    return { review: 'row.figures-differ', params, moved: { ...facts, in: undefined, out: received, fee: undefined } };
  }
  const fee = hasFee ? { asset: received.asset, amount: subtractText(sent, received.amount) } : facts.fee;
  return { ...facts, kind: 'withdrawal', in: undefined, out: received, fee };
}
