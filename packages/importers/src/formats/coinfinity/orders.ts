/**
 * Coinfinity orders. Whose side `sell` and `buy` mean differs between known files, so the sums decide: a buyer pays more
 * than coins times rate (the fee is inside), a seller receives less; if both are equal the row is shown. Coins may be
 * given in satoshi, then without decimals.
 */

import type { Adjusted, Amount, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, compareText, multiplyText, subtractText } from '../../values/decimal-text.ts';
import { shiftPoint } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const coinfinityOrders = defineFormat({
  id: 'coinfinity-orders',
  source: 'Coinfinity',
  sourceKind: 'broker',
  idSpace: 'coinfinity',
  layouts: [
    headerLine(
      'Order ID,Type,Date,Amount EUR,Amount Crypto,Crypto,Rate EUR,Mining Fee Crypto,Mining Fee EUR,Service Fee EUR,Total Fee EUR,Address,Transaction,LN Invoice,Transaction type',
    ),
  ],
  signature: ['Order ID', 'Amount EUR', 'Amount Crypto', 'Rate EUR', 'Service Fee EUR', 'Total Fee EUR', 'LN Invoice'],
  columns: {
    id: 'Order ID',
    type: 'Type',
    date: 'Date',
    total: 'Amount EUR',
    amount: 'Amount Crypto',
    asset: 'Crypto',
    price: 'Rate EUR',
    fee: 'Total Fee EUR',
    address: 'Address',
    txHash: 'Transaction',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  identities: [{ kinds: 'all', sum: [{ header: 'Service Fee EUR' }, { header: 'Mining Fee EUR' }], is: 'fee' }],
  /** Read as one incoming side; `tradeBySums` makes the trade of it. */
  types: { sell: 'swap', buy: 'swap' },
  defaults: { feeAsset: 'EUR' },
  delivers: true,
  adjust: tradeBySums,
});

const SATOSHI = /^[1-9]\d{3,}$/;

function tradeBySums(facts: RowFacts, row: RowView): Adjusted {
  const [paid, rate] = [row.amount('total'), row.amount('price')];
  if (facts.in === undefined || paid === undefined || rate === undefined) return { review: 'trade.one-sided' };
  const coin = inBitcoin(facts.in, row.cell('amount'));
  const worth = multiplyText(coin.amount, rate);
  const order = compareText(paid, worth);
  if (order === 0) return { review: 'trade.direction-open' };
  const fee = facts.fee?.amount ?? '0';
  if (order > 0)
    return { ...facts, kind: 'trade-buy', in: coin, out: { asset: 'EUR', amount: subtractText(paid, fee) } };
  return { ...facts, kind: 'trade-sell', out: coin, in: { asset: 'EUR', amount: addText(paid, fee) } };
}

function inBitcoin(coin: Amount, cell: string): Amount {
  const isSatoshi = coin.asset === 'BTC' && SATOSHI.test(cell);
  return isSatoshi ? { ...coin, amount: shiftPoint(coin.amount, -8) ?? coin.amount } : coin;
}
