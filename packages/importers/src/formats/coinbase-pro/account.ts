/**
 * Coinbase Pro account statement: one signed row per balance change; the two matches and the fee of a trade share its
 * trade id. Dollars and USDC are converted one to one, two rows without a trade id, so the coin's row tells it all.
 */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';

const ENTRY = 'amount,balance,amount/balance unit,transfer id,trade id,order id'.split(',');

export const coinbaseProAccount = defineFormat({
  id: 'coinbase-pro-account',
  source: 'Coinbase Pro',
  sourceKind: 'exchange',
  idSpace: 'coinbase-pro',
  layouts: [
    ['portfolio', 'type', 'time', ...ENTRY],
    ['portfolio', 'type', 'timestamp', ...ENTRY],
    ['type', 'time', ...ENTRY],
  ],
  signature: ['type', 'amount', 'amount/balance unit', 'transfer id', 'trade id', 'order id'],
  columns: {
    id: 'transfer id',
    groupId: 'trade id',
    type: 'type',
    date: ['time', 'timestamp'],
    amount: 'amount',
    asset: 'amount/balance unit',
    balance: 'balance',
  },
  running: { change: ['amount'] },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: {
    deposit: 'deposit',
    withdrawal: 'withdrawal',
    match: 'swap',
    fee: 'fee',
    conversion: 'migration',
    rebate: 'cashback',
  },
  group: { by: ['groupId'], legs: ['swap'] },
  adjust: oneToOne,
});

/** `conversion` is listed as a kind of its own only so that it is not grouped with the matches. */
function oneToOne(facts: RowFacts): Adjusted {
  if (facts.kind !== 'migration') return facts;
  const coin = facts.in ?? facts.out;
  if (coin === undefined || isFiat(coin.asset)) return { ignore: 'money-side-of-conversion' };
  if (coin.asset !== 'USDC') return { review: 'trade.one-sided' };
  const dollars = { asset: 'USD', amount: coin.amount };
  return facts.in === undefined
    ? { ...facts, kind: 'trade-sell', in: dollars }
    : { ...facts, kind: 'trade-buy', out: dollars };
}
