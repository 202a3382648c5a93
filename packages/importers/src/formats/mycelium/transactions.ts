/**
 * Mycelium: a blank behind every comma, the coin by its name, minutes only. The time says Z and is read so; one public project
 * reads it as local time.
 */
import { defineFormat } from '../format.ts';

export const mycelium = defineFormat({
  id: 'mycelium',
  source: 'Mycelium',
  sourceKind: 'wallet',
  idSpace: 'mycelium',
  layouts: [
    ['Account', 'Transaction ID', 'Destination Address', 'Timestamp', 'Value', 'Currency', 'Transaction Label'],
  ],
  signature: ['Account', 'Transaction ID', 'Destination Address', 'Timestamp', 'Value'],
  columns: {
    wallet: 'Account',
    txHash: 'Transaction ID',
    address: 'Destination Address',
    date: 'Timestamp',
    amount: 'Value',
    asset: 'Currency',
    note: 'Transaction Label',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  bySign: { positive: 'transfer-in', negative: 'transfer-out' },
  walletName: 'source-and-cell',
  volatile: ['Transaction Label'],
});
