/**
 * Kraken ledger: one row per balance change, legs joined by refid. The fee stands on top of the amount in the same coin; a
 * reward is gross of Kraken's commission. Trades keep the trade id (refid), so the trades file of the same period
 * is recognised as the same events.
 */
import type { RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';

export const krakenLedgers = defineFormat({
  id: 'kraken-ledgers',
  source: 'Kraken',
  sourceKind: 'exchange',
  idSpace: 'kraken',
  layouts: [
    ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'subclass', 'asset', 'wallet', 'amount', 'fee', 'balance'],
    ['txid', 'refid', 'time', 'type', 'aclass', 'asset', 'amount', 'fee', 'balance'],
    ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'amount', 'fee', 'balance'],
    ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'wallet', 'amount', 'fee', 'balance'],
    ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'wallet', 'amount', 'fee', 'balance', 'amountusd'],
    ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'amount', 'fee', 'balance', 'amountusd'],
    'txid refid time type subtype aclass subclass asset wallet amount fee balance amountusd feeusd balanceusd feecurrency'.split(
      ' ',
    ),
  ],
  signature: ['txid', 'refid', 'time', 'type', 'aclass', 'asset', 'amount', 'fee', 'balance'],
  columns: {
    id: 'txid',
    groupId: 'refid',
    reference: 'refid',
    date: 'time',
    type: 'type',
    subtype: 'subtype',
    assetClass: 'aclass',
    asset: 'asset',
    amount: 'amount',
    fee: 'fee',
    value: 'amountusd',
    extra1: 'feeusd',
    account: 'wallet',
    balance: 'balance',
  },
  running: { change: ['amount', { header: 'fee', less: true }] },
  date: { layouts: ['iso'], zone: 'UTC' },
  /** Shares as tokens are of another class; old ledgers have rows without one. */
  cryptoClasses: ['currency', ''],
  signed: true,
  types: {
    deposit: 'deposit',
    withdrawal: 'withdrawal',
    trade: 'swap',
    spend: 'swap',
    receive: 'swap',
    staking: 'staking-reward',
    reward: 'staking-reward',
    dividend: 'staking-reward',
    'earn/reward': 'staking-reward',
    'earn/airdrop': 'airdrop',
    'earn/allocation': 'ignore',
    'earn/deallocation': 'ignore',
    'earn/autoallocation': 'ignore',
    'earn/autoallocate': 'ignore',
    'earn/migration': 'ignore',
    'earn/delistingconversion': 'swap',
    'transfer/spottostaking': 'ignore',
    'transfer/stakingfromspot': 'ignore',
    'transfer/stakingtospot': 'ignore',
    'transfer/spotfromstaking': 'ignore',
    'transfer/spottofutures': 'ignore',
    'transfer/spotfromfutures': 'ignore',
    'transfer/airdrop': 'airdrop',
    'transfer/delistingconversion': 'swap',
    transfer: 'airdrop',
    margin: 'margin-pnl',
    rollover: 'fee',
    // The loan is paid back and the coin kept: a purchase, never a margin result.
    settled: 'swap',
    'invite bonus': 'referral-bonus',
    adjustment: 'airdrop',
    nfttrade: 'swap',
    hybridearnwithdrawal: 'ignore',
  },
  fees: { asset: 'amount', received: 'with' },
  defaults: { valueAsset: 'USD' },
  group: { by: ['groupId'] },
  adjust: (facts, row) => {
    /** Rows without txid announce a later row of the same refid. */
    if (facts.id === undefined) return { ignore: 'pending-row' };
    /** Fee credits are no coin. */
    if (row.cell('asset').toUpperCase() === 'KFEE') return { ignore: 'fee-credit' };
    return withNetValue(facts, row);
  },
});

/** The dollars are those of the gross amount. Of what is left after Kraken's commission, the file tells them only with the fee's. */
function withNetValue(facts: RowFacts, row: RowView): RowFacts {
  const { value, in: received } = facts;
  if (value === undefined || received === undefined || facts.fee !== undefined) return facts;
  if ((row.amount('fee') ?? '0') === '0') return facts;
  const commission = row.amount('extra1');
  if (commission === undefined || compareText(commission, value.amount) >= 0) return { ...facts, value: undefined };
  return { ...facts, value: { ...value, amount: subtractText(value.amount, commission) } };
}
