/**
 * Poloniex trades. The fee is a percentage; its amount follows from the two "Less Fee" columns, where Poloniex calls the
 * quote currency "Base". `Fee Total` alone is not to be trusted: of a purchase it may be in money beside the coin's name. An order has many fills, so its number is no id of a row. The list that
 * the support sends names the two coins in columns of their own, and there the base is the coin that is traded.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD = 'Date,Market,Category,Type,Price,Amount,Total,Fee,Order Number,Base Total Less Fee,Quote Total Less Fee';

export const poloniexTrades = defineFormat({
  id: 'poloniex-trades',
  source: 'Poloniex',
  sourceKind: 'exchange',
  idSpace: 'poloniex',
  layouts: [
    headerLine(`${HEAD},Fee Currency,Fee Total`),
    headerLine(HEAD),
    headerLine('Date,Market,Type,Side,Price,Amount,Total,Fee,Order Number,Fee Currency,Fee Total'),
    headerLine(
      'order_id,activity,order_role,order_type,base_currency_name,quote_currency_name,fee_currency_name,price,amount,fee_amount,usd_amount,usd_fee_amount,utc_time',
    ),
  ],
  signature: ['Market', 'Category', 'Order Number', 'Base Total Less Fee', 'Quote Total Less Fee'],
  columns: {
    date: ['Date', 'utc_time'],
    pair: 'Market',
    asset: 'base_currency_name',
    quoteAsset: 'quote_currency_name',
    type: ['Side', 'activity', 'Type'],
    price: 'Price',
    amount: 'Amount',
    total: 'Total',
    fee: ['Fee Total', 'fee_amount'],
    feeAsset: ['Fee Currency', 'fee_currency_name'],
    extra1: 'Base Total Less Fee',
    extra2: 'Quote Total Less Fee',
    extra3: 'Category',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { Buy: 'trade-buy', Sell: 'trade-sell' },
  adjust: adjustTrade,
});

function adjustTrade(facts: RowFacts, row: RowView): Adjusted {
  const category = row.cell('extra3').toLowerCase();
  if (category !== '' && category !== 'exchange') return { review: 'trade.on-margin' };
  const { in: received } = facts;
  const net = row.amount(facts.kind === 'trade-buy' ? 'extra2' : 'extra1');
  if (received === undefined || net === undefined) return facts;
  if (compareText(net, received.amount) >= 0) return facts;
  return { ...facts, fee: { asset: received.asset, amount: subtractText(received.amount, net) } };
}

/** The layout of 2021 glues the market together, quote first: `BTCETH` is ETH priced in BTC. */
export const poloniexTrades2021 = defineFormat({
  id: 'poloniex-trades-2021',
  source: 'Poloniex',
  sourceKind: 'exchange',
  idSpace: 'poloniex',
  layouts: [headerLine('create_time,trade_id,market,buyer_wallet,side,price,amount,fee,fee_currency,fee_total')],
  signature: ['create_time', 'trade_id', 'market', 'side', 'fee_currency', 'fee_total'],
  columns: {
    date: 'create_time',
    id: 'trade_id',
    pair: 'market',
    type: 'side',
    price: 'price',
    amount: 'amount',
    fee: 'fee_total',
    feeAsset: 'fee_currency',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: { Buy: 'trade-buy', Sell: 'trade-sell' },
  pairOrder: 'quote-base',
});
