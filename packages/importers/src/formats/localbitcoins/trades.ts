/**
 * LocalBitcoins: trades between people. The fee is in bitcoin: kept back from what a buyer gets, taken from the seller on top; the
 * columns prove both (`btc_final`). Side as in EveryTrade's public rows, all of which are of the one who advertised and paid the fee: for a
 * trade without a fee the word may be that of the other side, so it waits.
 */
import type { Adjusted, RowFacts } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const localbitcoinsTrades = defineFormat({
  id: 'localbitcoins-trades',
  source: 'LocalBitcoins',
  sourceKind: 'exchange',
  idSpace: 'localbitcoins',
  layouts: [
    headerLine(
      'id,created_at,buyer,seller,trade_type,btc_amount,btc_traded,fee_btc,btc_amount_less_fee,btc_final,fiat_amount,fiat_fee,fiat_per_btc,currency,exchange_rate,transaction_released_at,online_provider,reference',
    ),
  ],
  signature: ['trade_type', 'btc_traded', 'fee_btc', 'btc_final', 'fiat_amount', 'transaction_released_at'],
  columns: {
    id: 'id',
    date: 'transaction_released_at',
    type: 'trade_type',
    amount: 'btc_traded',
    fee: 'fee_btc',
    total: 'fiat_amount',
    quoteAsset: 'currency',
    price: 'exchange_rate',
    note: 'reference',
  },
  date: { layouts: ['iso'], zone: 'value' },
  identities: [
    { product: ['amount', 'price'], is: 'total' },
    { kinds: ['trade-buy'], sum: ['amount', { header: 'fee_btc', less: true }], is: { header: 'btc_final' } },
    { kinds: ['trade-sell'], sum: ['amount', 'fee'], is: { header: 'btc_final' } },
  ],
  types: { ONLINE_BUY: 'trade-buy', LOCAL_BUY: 'trade-buy', ONLINE_SELL: 'trade-sell', LOCAL_SELL: 'trade-sell' },
  defaults: { asset: 'BTC', feeAsset: 'BTC' },
  adjust: sideOfAdvertiser,
});

function sideOfAdvertiser(facts: RowFacts): Adjusted {
  return facts.fee === undefined ? { review: 'direction.unknown' } : facts;
}
