/**
 * Crypto.com DeFi wallet: two sides and a label. The header is that of Koinly's template without values, which other wallets
 * write too, so the user is asked whose file it is.
 */
import { defineFormat } from '../format.ts';

const COLUMNS = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Label',
  'Description',
  'TxHash',
];

export const cryptoComDefiWallet = defineFormat({
  id: 'cryptocom-defi-wallet',
  source: 'Crypto.com DeFi Wallet',
  sourceKind: 'wallet',
  idSpace: 'cryptocom-defi',
  layouts: [COLUMNS],
  signature: COLUMNS,
  absent: ['TxType', 'Net Worth Amount'],
  columns: {
    date: 'Date',
    sellAmount: 'Sent Amount',
    sellAsset: 'Sent Currency',
    buyAmount: 'Received Amount',
    buyAsset: 'Received Currency',
    fee: 'Fee Amount',
    feeAsset: 'Fee Currency',
    tag: 'Label',
    note: 'Description',
    txHash: 'TxHash',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  tags: { reward: 'staking-reward' },
  bySides: { both: 'swap', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
  twin: 'koinly-universal',
});
