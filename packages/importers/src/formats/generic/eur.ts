/** Table with values in euro, as hand-made lists and other converters have it: the user's own value wins over a price source. */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';

export const genericEur = defineFormat({
  id: 'generic-eur',
  source: 'Generic',
  sourceKind: 'generic',
  idSpace: 'generic',
  layouts: [
    [
      'Type',
      'Buy Quantity',
      'Buy Asset',
      'Buy Value in EUR',
      'Sell Quantity',
      'Sell Asset',
      'Sell Value in EUR',
      'Fee Quantity',
      'Fee Asset',
      'Fee Value in EUR',
      'Wallet',
      'Timestamp UTC',
      'Note',
    ],
  ],
  signature: ['Type', 'Buy Quantity', 'Buy Asset', 'Buy Value in EUR', 'Sell Quantity', 'Sell Asset', 'Wallet'],
  columns: {
    type: 'Type',
    buyAmount: 'Buy Quantity',
    buyAsset: 'Buy Asset',
    value: 'Buy Value in EUR',
    sellAmount: 'Sell Quantity',
    sellAsset: 'Sell Asset',
    extra1: 'Sell Value in EUR',
    fee: 'Fee Quantity',
    feeAsset: 'Fee Asset',
    wallet: 'Wallet',
    date: ['Timestamp UTC', 'Timestamp'],
    note: 'Note',
  },
  date: { layouts: ['iso', 'DD.MM.YYYY HH:mm:ss'], zone: 'UTC' },
  numbers: 'either',
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    Trade: 'swap',
    Mining: 'mining',
    Staking: 'staking-reward',
    'Staking-Reward': 'staking-reward',
    Interest: 'lending-interest',
    Dividend: 'staking-reward',
    Income: 'airdrop',
    Airdrop: 'airdrop',
    Referral: 'referral-bonus',
    Cashback: 'cashback',
    'Fee-Rebate': 'cashback',
    Fork: 'fork',
    'Gift-Received': 'gift-in',
    'Gift-Sent': 'gift-out',
    'Charity-Sent': 'gift-out',
    Spend: 'spend',
    Lost: 'lost',
    'Margin-Gain': 'margin-pnl',
    'Margin-Loss': 'margin-pnl',
    'Margin-Fee': 'fee',
  },
  defaults: { valueAsset: 'EUR' },
  walletName: 'cell',
  adjust: withSellValue,
});

function withSellValue(facts: RowFacts, row: RowView): Adjusted {
  const amount = row.amount('extra1');
  if (facts.value !== undefined || amount === undefined || amount === '0') return facts;
  return { ...facts, value: { asset: 'EUR', amount } };
}
