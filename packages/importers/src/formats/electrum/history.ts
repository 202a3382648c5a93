/**
 * Electrum and its forks until version 4: local time of the computer, no coin in the file. An outgoing value contains the fee. In the
 * hour of the autumn clock change the order of the rows decides.
 */
import { defineFormat } from '../format.ts';

export const electrumHistory = defineFormat({
  id: 'electrum-history',
  source: 'Electrum',
  sourceKind: 'wallet',
  idSpace: 'electrum',
  layouts: [
    ['transaction_hash', 'label', 'confirmations', 'value', 'fiat_value', 'fee', 'fiat_fee', 'timestamp'],
    ['transaction_hash', 'label', 'confirmations', 'value', 'timestamp'],
    ['transaction_hash', 'label', 'value', 'timestamp'],
  ],
  signature: ['transaction_hash', 'label', 'value', 'timestamp'],
  columns: { date: 'timestamp', txHash: 'transaction_hash', note: 'label', amount: 'value', fee: 'fee' },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  bySign: { positive: 'transfer-in', negative: 'transfer-out' },
  fees: { sent: 'with', received: 'not-mine' },
  openAsset: ['BTC', 'LTC', 'BCH', 'DASH', 'BSV', 'VTC'],
  volatile: ['label', 'confirmations', 'fiat_value', 'fiat_fee'],
});
