/**
 * Trezor's web wallet until 2021: local time, the coin only in the file name. There is no fee column: what the transaction
 * took beyond the value is its fee, and a payment to oneself took only the fee.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { TREZOR_COINS } from './coins.data.ts';

export const trezorWalletLegacy = defineFormat({
  id: 'trezor-wallet-legacy',
  source: 'Trezor Wallet',
  sourceKind: 'wallet',
  idSpace: 'trezor',
  layouts: [
    ['Date', 'Time', 'TX id', 'Address', 'Address Label', 'TX type', 'Value', 'TX total', 'Balance'],
    ['Date', 'Time', 'TX id', 'Address', 'TX type', 'Value', 'TX total', 'Balance'],
  ],
  signature: ['Date', 'Time', 'TX id', 'Address', 'TX type', 'Value', 'TX total'],
  columns: {
    date: 'Date',
    time: 'Time',
    txHash: 'TX id',
    address: 'Address',
    note: 'Address Label',
    type: 'TX type',
    amount: 'Value',
    extra1: 'TX total',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  types: { IN: 'transfer-in', OUT: 'transfer-out', SELF: 'fee' },
  openAsset: TREZOR_COINS,
  adjust: withFee,
});

function withFee(facts: RowFacts, row: RowView): Adjusted {
  const total = row.amount('extra1');
  if (facts.out === undefined || total === undefined) return facts;
  const { asset, amount } = facts.out;
  if (facts.kind === 'fee') return { ...facts, out: { asset, amount: total } };
  const order = compareText(total, amount);
  if (order < 0) return { review: 'amount.total-below-value' };
  return order === 0 ? facts : { ...facts, fee: { asset, amount: subtractText(total, amount) } };
}
