/**
 * Change (Invest): every row leads from a currency to a currency, money is called EURT. Of a withdrawal less arrives than left: the
 * difference is its fee. Rests on rows of EveryTrade's public tests; no trade there has a fee, so a trade with one waits.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { reviewWith } from '../shared/review-with.ts';

const money = (text: string) => (text === 'EURT' ? 'EUR' : text);

export const changeTransactions = defineFormat({
  id: 'change-transactions',
  source: 'Change',
  sourceKind: 'broker',
  idSpace: 'change',
  layouts: [
    headerLine(
      'created_time,id,order_type,from_currency,from_amount,to_currency,to_amount,fee,execution_price,completed_time',
    ),
  ],
  signature: ['order_type', 'from_currency', 'from_amount', 'to_currency', 'to_amount', 'execution_price'],
  columns: {
    id: 'id',
    date: 'completed_time',
    type: 'order_type',
    amount: 'from_amount',
    toAmount: 'to_amount',
    extra1: 'fee',
  },
  date: { layouts: ['iso'], zone: 'ask', likely: 'UTC' },
  numbers: 'either',
  /** The price is that of the coin: of what is bought, or of what is sold. */
  identities: [
    [
      { kinds: ['swap'], product: ['toAmount', { header: 'execution_price' }], is: 'amount' },
      { kinds: ['swap'], product: ['amount', { header: 'execution_price' }], is: 'toAmount' },
    ],
  ],
  derive: {
    asset: ({ cell }) => money(cell('from_currency')),
    toAsset: ({ cell }) => money(cell('to_currency')),
  },
  types: {
    BUY: 'swap',
    SELL: 'swap',
    CAMPAIGN_BONUS: 'airdrop',
    FIAT_DEPOSIT: 'deposit',
    CARD_DEPOSIT: 'deposit',
    CRYPTO_DEPOSIT: 'deposit',
    FIAT_WITHDRAW: 'withdrawal',
    CRYPTO_WITHDRAW: 'withdrawal',
  },
  adjust: feeByArrival,
});

function feeByArrival(facts: RowFacts, row: RowView): Adjusted {
  const fee = row.amount('extra1') ?? '0';
  if (facts.kind === 'swap' && fee !== '0') return reviewWith('asset.missing', { column: 'fee' });
  const arrived = row.amount('toAmount');
  const { out } = facts;
  if (facts.kind !== 'withdrawal' || out === undefined || arrived === undefined) return facts;
  if (compareText(out.amount, arrived) <= 0) return facts;
  const cost = { asset: out.asset, amount: subtractText(out.amount, arrived) };
  return { ...facts, out: { ...out, amount: arrived }, fee: cost };
}
