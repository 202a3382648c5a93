/** Celsius: a row per coin movement; the two halves of a swap share their minute. Unconfirmed rows did not happen. */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD = 'Internal id,Date and time,Transaction type,Coin type,Coin amount,USD Value';

export const celsiusTransactions = defineFormat({
  id: 'celsius-transactions',
  source: 'Celsius',
  sourceKind: 'exchange',
  idSpace: 'celsius',
  layouts: [
    headerLine(`${HEAD},Original Reward Coin,Reward Amount In Original Coin,Confirmed`),
    headerLine(`${HEAD},Original Interest Coin,Interest Amount In Original Coin,Confirmed`),
  ],
  signature: ['Internal id', 'Date and time', 'Transaction type', 'Coin type', 'Coin amount', 'Confirmed'],
  columns: {
    id: 'Internal id',
    date: 'Date and time',
    type: 'Transaction type',
    asset: 'Coin type',
    amount: 'Coin amount',
    value: 'USD Value',
    status: 'Confirmed',
  },
  date: { layouts: ['MMMM D, YYYY h:mm A'], zone: 'UTC' },
  types: {
    Deposit: 'deposit',
    Transfer: 'deposit',
    'Inbound Transfer': 'deposit',
    inbound_transfer: 'deposit',
    Withdrawal: 'withdrawal',
    'Outbound Transfer': 'withdrawal',
    outbound_transfer: 'withdrawal',
    Reward: 'lending-interest',
    Interest: 'lending-interest',
    'Referred Award': 'referral-bonus',
    referred_award: 'referral-bonus',
    'Referrer Award': 'referral-bonus',
    referrer_award: 'referral-bonus',
    'Promo Code Reward': 'airdrop',
    promo_code_reward: 'airdrop',
    'Bonus Token': 'airdrop',
    bonus_token: 'airdrop',
    'Swap in': 'swap',
    'Swap out': 'swap',
    Collateral: 'ignore',
    'Loan Interest Payment': 'spend',
    'Loan Principal Payment': 'ignore',
  },
  status: { done: ['Yes'], skip: ['No'] },
  defaults: { valueAsset: 'USD' },
  group: { by: ['instant'] },
  adjust: adjustCelsius,
});

function adjustCelsius(facts: RowFacts, row: RowView): Adjusted {
  const type = row.cell('type').toLowerCase();
  /** The word names the side, whether or not the amount has a sign. */
  if (type === 'swap out' && facts.out === undefined) return { ...facts, in: undefined, out: facts.in };
  const coin = facts.out ?? facts.in;
  const isCoin = coin !== undefined && !isFiat(coin.asset);
  return type === 'loan principal payment' && isCoin ? { review: 'loan.repaid-in-coin', moved: facts } : facts;
}
