/** rotki's generic template for everything that is no trade. */
import { defineFormat } from '../format.ts';
import { readCaipAssets } from './caip-asset.ts';

export const rotkiGenericEvents = defineFormat({
  id: 'rotki-generic-events',
  source: 'rotki',
  sourceKind: 'tax-tool',
  idSpace: 'rotki',
  layouts: [['Type', 'Location', 'Currency', 'Amount', 'Fee', 'Fee Currency', 'Description', 'Timestamp']],
  signature: ['Type', 'Location', 'Currency', 'Amount', 'Fee Currency', 'Timestamp'],
  columns: {
    type: 'Type',
    wallet: 'Location',
    asset: 'Currency',
    amount: 'Amount',
    fee: 'Fee',
    feeAsset: 'Fee Currency',
    note: 'Description',
    date: 'Timestamp',
  },
  date: { layouts: ['unix-ms'], zone: 'UTC' },
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    Income: 'airdrop',
    Loss: 'lost',
    Spend: 'spend',
    Staking: 'staking-reward',
  },
  walletName: 'cell',
  adjust: readCaipAssets,
});
