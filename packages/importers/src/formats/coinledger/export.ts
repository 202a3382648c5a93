/**
 * CoinLedger: a row per leg, joined by the internal id; a fee is a leg of its own. Amounts carry their direction. The two legs of an own
 * transfer are movements at two platforms that find each other. Some type words are common knowledge.
 */
import { defineFormat, type FormatKind } from '../format.ts';

const KINDS: Readonly<Record<string, FormatKind>> = {
  Buy: 'swap',
  Sell: 'swap',
  Trade: 'swap',
  Deposit: 'deposit',
  Withdrawal: 'withdrawal',
  'Manual Position': 'deposit',
  Staking: 'staking-reward',
  Interest: 'lending-interest',
  'Interest Payment': 'lending-interest',
  Airdrop: 'airdrop',
  Mining: 'mining',
  Income: 'airdrop',
  'Hard Fork': 'fork',
  'Gift Received': 'gift-in',
  'Gift Sent': 'gift-out',
  'Margin Gain': 'margin-pnl',
  'Margin Loss': 'margin-pnl',
  'Network Fee': 'fee',
  'Investment Loss': 'lost',
  'Theft Loss': 'lost',
  'Casualty Loss': 'lost',
  'Merchant Payment': 'spend',
};

export const coinledgerExport = defineFormat({
  id: 'coinledger-export',
  source: 'CoinLedger',
  sourceKind: 'tax-tool',
  idSpace: 'coinledger',
  layouts: [
    [
      'Timestamp (UTC)',
      'Type',
      'Internal Id',
      'Platform',
      'Account Name',
      'Platform Id',
      'Blockchain Id',
      'Record Type',
      'Asset',
      'Amount',
      'Description',
    ],
  ],
  signature: ['Timestamp (UTC)', 'Type', 'Internal Id', 'Platform', 'Record Type', 'Asset', 'Amount'],
  columns: {
    date: 'Timestamp (UTC)',
    type: 'Type',
    subtype: 'Record Type',
    groupId: 'Internal Id',
    wallet: 'Platform',
    asset: 'Asset',
    amount: 'Amount',
    txHash: 'Blockchain Id',
    note: 'Description',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: {
    ...KINDS,
    ...Object.fromEntries(Object.keys(KINDS).map((word) => [`${word}/Platform Fee`, 'fee' as const])),
    'Transfer/Debit': 'transfer-out',
    'Transfer/Credit': 'transfer-in',
    'Transfer/Platform Fee': 'fee',
  },
  walletName: 'cell',
  group: { by: ['groupId'] },
});
