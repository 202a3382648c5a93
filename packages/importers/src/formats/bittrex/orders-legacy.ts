/**
 * Bittrex order history until 2019: the market is written quote first (`BTC-LTC` is LTC priced in BTC), `Price` is the
 * total without commission, and an order may be filled in part. The oldest files are UTF-16.
 */

import type { Adjusted, Amount, RowFacts, RowView } from '../../map/row-facts.ts';
import { subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD =
  'Uuid,Exchange,TimeStamp,OrderType,Limit,Quantity,QuantityRemaining,Commission,Price,PricePerUnit,IsConditional,Condition,ConditionTarget,ImmediateOrCancel,Closed';

export const bittrexOrdersLegacy = defineFormat({
  id: 'bittrex-orders-legacy',
  source: 'Bittrex',
  sourceKind: 'exchange',
  idSpace: 'bittrex',
  layouts: [
    headerLine(`${HEAD},TimeInForceTypeId,TimeInForce`),
    headerLine(HEAD),
    headerLine('OrderUuid,Exchange,Type,Quantity,Limit,CommissionPaid,Price,Opened,Closed'),
    headerLine(
      'UUID,QUOTE,MARKET,ORDERTYPE,LIMIT,CEILING,QUANTITY,FILLED,PROCEEDS,COMISSIONPAID,OPENED,CLOSED,TIMEINFORCETYPE,ISCONDITIONAL,CONDITION,CONDITIONTARGET',
    ),
  ],
  signature: ['Exchange', 'TimeStamp', 'OrderType', 'QuantityRemaining', 'Commission', 'Price'],
  columns: {
    id: ['Uuid', 'OrderUuid'],
    pair: 'Exchange',
    asset: 'MARKET',
    quoteAsset: 'QUOTE',
    date: ['Closed', 'TimeStamp'],
    type: ['OrderType', 'Type'],
    amount: ['FILLED', 'Quantity'],
    extra1: 'QuantityRemaining',
    fee: ['Commission', 'CommissionPaid', 'COMISSIONPAID'],
    total: ['PROCEEDS', 'Price'],
    price: 'PricePerUnit',
  },
  date: { layouts: ['M/D/YYYY h:mm:ss A'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total', unless: 'extra1' }],
  types: {
    LIMIT_BUY: 'trade-buy',
    LIMIT_SELL: 'trade-sell',
    MARKET_BUY: 'trade-buy',
    MARKET_SELL: 'trade-sell',
    CEILING_MARKET_BUY: 'trade-buy',
  },
  pairOrder: 'quote-base',
  fees: { asset: 'quote' },
  adjust: filledOnly,
});

function filledOnly(facts: RowFacts, row: RowView): Adjusted {
  const remaining = row.amount('extra1');
  const coin = facts.kind === 'trade-buy' ? facts.in : facts.out;
  if (remaining === undefined || remaining === '0' || coin === undefined) return facts;
  const amount = subtractText(coin.amount, remaining);
  if (amount === '0') return { ignore: 'order-not-filled' };
  const filled: Amount = { asset: coin.asset, amount };
  return facts.kind === 'trade-buy' ? { ...facts, in: filled } : { ...facts, out: filled };
}
