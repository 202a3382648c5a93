/**
 * Bybit funding account: signed amounts; the type is coarse and the description decides. A purchase by card shows the coin
 * alone and goes to review for its price.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';

const ENTRY = ['Date & Time(UTC)', 'Coin', 'QTY', 'Type', 'Account Balance', 'Description'];

export const bybitFundingAccount = defineFormat({
  id: 'bybit-funding-account',
  source: 'Bybit',
  sourceKind: 'exchange',
  idSpace: 'bybit',
  layouts: [['Uid', ...ENTRY], ENTRY, ['Type', 'Coin', 'Amount', 'Wallet Balance', 'Time(UTC)']],
  signature: ['Date & Time(UTC)', 'Coin', 'QTY', 'Type', 'Account Balance', 'Description'],
  columns: {
    date: ['Date & Time(UTC)', 'Time(UTC)'],
    asset: 'Coin',
    amount: ['QTY', 'Amount'],
    type: 'Type',
    subtype: 'Description',
    note: 'Description',
  },
  running: { change: ['amount'], is: { header: ['Account Balance', 'Wallet Balance'] } },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: {
    Deposit: 'deposit',
    Withdraw: 'withdrawal',
    Withdrawal: 'withdrawal',
    Fiat: 'deposit',
    'Fiat/Buy Crypto with Card': 'trade-buy',
    Airdrop: 'airdrop',
    'Transfer in': 'ignore',
    'Transfer out': 'ignore',
    Earn: 'lending-interest',
    Convert: 'swap',
    'Transfer to Derivatives Account': 'ignore',
    'Transfer from Derivatives Account': 'ignore',
    'Transfer to Unified Trading Account': 'ignore',
  },
  group: { by: ['instant'], legs: ['swap'], apartSeconds: 1 },
  adjust: earnings,
});

/** Capital that comes back from a product is no interest. */
function earnings(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind !== 'lending-interest') return facts;
  return /redemption|redeem|principal|unstak/i.test(row.cell('note')) ? { ignore: 'internal-move' } : facts;
}
