/**
 * Crypto.com DeFi wallet: two sides and a label. The header is that of Koinly's template without values, which other wallets
 * write too, so the user is asked whose file it is.
 */
import { defineFormat } from '../format.ts';
import { KOINLY_COLUMNS, KOINLY_SIDES } from '../shared/koinly-columns.ts';

const LAYOUT = [...KOINLY_SIDES, 'Label', 'Description', 'TxHash'];

export const cryptoComDefiWallet = defineFormat({
  id: 'cryptocom-defi-wallet',
  source: 'Crypto.com DeFi Wallet',
  sourceKind: 'wallet',
  idSpace: 'cryptocom-defi',
  layouts: [LAYOUT],
  signature: LAYOUT,
  absent: ['TxType', 'Net Worth Amount'],
  columns: KOINLY_COLUMNS,
  date: { layouts: ['iso'], zone: 'UTC' },
  tags: { reward: 'staking-reward' },
  bySides: { both: 'swap', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
  twin: 'koinly-universal',
});
