/**
 * HitBTC trades: the zone stands in the header. Fees are in the quote coin; a rebate (its own column, or a negative fee)
 * lowers what was paid or raises what was received.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, subtractText } from '../../values/decimal-text.ts';
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD = 'Date ({offset}),Instrument,Trade ID,Order ID,Side,Quantity,Price,Volume,Fee,Rebate';

export const hitbtcTrades = defineFormat({
  id: 'hitbtc-trades',
  source: 'HitBTC',
  sourceKind: 'exchange',
  idSpace: 'hitbtc',
  layouts: [
    headerLine(`Email,${HEAD},Total,Taker`),
    headerLine(`Email,${HEAD},Total`),
    headerLine(`${HEAD},Total`),
    headerLine(`Email,${HEAD},PnL,Total,Taker,Margin Mode`),
  ],
  signature: ['Instrument', 'Trade ID', 'Order ID', 'Side', 'Quantity', 'Volume', 'Rebate', 'Total'],
  columns: {
    date: 'Date ({offset})',
    pair: 'Instrument',
    id: 'Trade ID',
    type: 'Side',
    amount: 'Quantity',
    price: 'Price',
    total: 'Volume',
    fee: 'Fee',
    extra1: 'Rebate',
    extra2: 'Margin Mode',
  },
  date: { layouts: ['iso'], zone: 'header' },
  identities: [
    { product: ['amount', 'price'], is: 'total' },
    {
      sum: ['total'],
      costs: ['fee', { header: 'Rebate', less: true }],
      is: { header: 'Total' },
      unless: { header: 'PnL' },
    },
  ],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
  fees: { asset: 'quote', refund: 'told' },
  adjust: adjustTrade,
});

const SPOT = /^(?:-|none|spot)?$/i;

function adjustTrade(facts: RowFacts, row: RowView): Adjusted {
  if (!SPOT.test(row.cell('extra2'))) return { review: 'trade.on-margin' };
  const isNegativeFee = hasMinus(row.cell('fee'));
  const rebate = isNegativeFee ? facts.fee?.amount : row.amount('extra1');
  if (rebate === undefined || rebate === '0') return facts;
  const { in: received, out } = facts;
  const fee = isNegativeFee ? undefined : facts.fee;
  if (facts.kind === 'trade-buy' && out !== undefined) {
    return { ...facts, fee, out: { ...out, amount: subtractText(out.amount, rebate) } };
  }
  return received === undefined
    ? facts
    : { ...facts, fee, in: { ...received, amount: addText(received.amount, rebate) } };
}
