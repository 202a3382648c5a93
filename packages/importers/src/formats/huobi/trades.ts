/**
 * Huobi (HTX) trades: `volume` is the coin, `amount` the money. Files state no zone; Chinese time is the likely one, and asked about. Fees may
 * be paid in HT instead, or in points, which are no coin. The older list rounds its totals, so the price decides.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const huobiTrades = defineFormat({
  id: 'huobi-trades',
  source: 'Huobi / HTX',
  sourceKind: 'exchange',
  idSpace: 'huobi',
  layouts: [
    headerLine(
      'uid,symbol,deal_type,order_type,account_type,price,volume,amount,fee_amount,fee_currency,fee_point_currency,fee_point_volume,deal_time',
    ),
  ],
  signature: ['uid', 'symbol', 'deal_type', 'volume', 'fee_amount', 'deal_time'],
  columns: {
    pair: 'symbol',
    type: 'deal_type',
    price: 'price',
    amount: 'volume',
    total: 'amount',
    fee: 'fee_amount',
    feeAsset: 'fee_currency',
    date: 'deal_time',
    extra1: 'account_type',
    extra2: 'fee_point_currency',
    extra3: 'fee_point_volume',
  },
  date: { layouts: ['iso'], zone: 'ask', likely: 'Asia/Shanghai' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
  adjust: adjustTrade,
});

function adjustTrade(facts: RowFacts, row: RowView): Adjusted {
  const account = row.cell('extra1').toLowerCase();
  if (account !== '' && account !== 'spot') return { review: 'trade.on-margin' };
  const coin = row.cell('extra2').toLowerCase();
  const amount = row.amount('extra3');
  if (facts.fee !== undefined || coin !== 'ht' || amount === undefined || amount === '0') return facts;
  return { ...facts, fee: { asset: 'HT', amount } };
}

export const huobiTradesLegacy = defineFormat({
  id: 'huobi-trades-legacy',
  source: 'Huobi / HTX',
  sourceKind: 'exchange',
  idSpace: 'huobi',
  layouts: [headerLine('Time,Type,Pair,Side,Price,Amount,Total,Fee')],
  signature: ['Time', 'Type', 'Pair', 'Side', 'Price', 'Amount', 'Total', 'Fee'],
  columns: { date: 'Time', pair: 'Pair', type: 'Side', price: 'Price', amount: 'Amount', fee: 'Fee' },
  date: { layouts: ['iso'], zone: 'ask' },
  identities: [{ product: ['amount', 'price'], is: { header: 'Total' } }],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
});
