/**
 * Phoenix: milli-satoshi, with a service fee in milli-satoshi and a mining fee in satoshi. What was sent contains both, what was
 * received is without them. A fee credit is held by the provider, not by the wallet, so it is not listed and reaches the user.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, compareText, subtractText } from '../../values/decimal-text.ts';
import { shiftPoint } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';

export const phoenixWallet = defineFormat({
  id: 'phoenix-wallet',
  source: 'Phoenix',
  sourceKind: 'wallet',
  idSpace: 'phoenix',
  layouts: [
    [
      'date',
      'id',
      'type',
      'amount_msat',
      'amount_fiat',
      'fee_credit_msat',
      'mining_fee_sat',
      'mining_fee_fiat',
      'service_fee_msat',
      'service_fee_fiat',
      'payment_hash',
      'tx_id',
      'destination',
      'description',
    ],
  ],
  signature: ['amount_msat', 'mining_fee_sat', 'service_fee_msat', 'payment_hash'],
  columns: {
    date: 'date',
    id: 'id',
    type: 'type',
    amount: 'amount_msat',
    extra1: 'service_fee_msat',
    extra2: 'mining_fee_sat',
    txHash: 'tx_id',
    address: 'destination',
    note: 'description',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: {
    lightning_received: 'transfer-in',
    lightning_sent: 'transfer-out',
    swap_in: 'transfer-in',
    swap_out: 'transfer-out',
    channel_close: 'transfer-out',
    liquidity_purchase: 'fee',
    fee_bumping: 'fee',
    legacy_swap_in: 'transfer-in',
    legacy_swap_out: 'transfer-out',
    legacy_pay_to_open: 'transfer-in',
    legacy_pay_to_splice: 'transfer-in',
  },
  defaults: { asset: 'MSAT' },
  adjust: withFees,
});

const MSAT_PLACES = 11;
const SAT_PLACES = 8;

/** A row that is nothing but a fee has it as its amount already. */
function withFees(facts: RowFacts, row: RowView): Adjusted {
  const { out, kind } = facts;
  if (kind === 'fee') return out === undefined ? { ignore: 'zero-value' } : facts;
  if (out === undefined) return facts;
  const service = shiftPoint(row.amount('extra1') ?? '0', -MSAT_PLACES) ?? '0';
  const mining = shiftPoint(row.amount('extra2') ?? '0', -SAT_PLACES) ?? '0';
  const fee = addText(service, mining);
  if (fee === '0') return facts;
  if (compareText(fee, out.amount) >= 0) return reviewWith('fee.larger-than-amount', { amount: out.amount, fee });
  return {
    ...facts,
    out: { asset: out.asset, amount: subtractText(out.amount, fee) },
    fee: { asset: out.asset, amount: fee },
  };
}
