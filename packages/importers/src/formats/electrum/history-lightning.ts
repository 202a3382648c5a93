/**
 * Electrum 4 with Lightning: chain and Lightning side by side, the network fee in satoshi and inside what left the chain. Coins that
 * moved between the two layers stayed in the wallet; only what went missing on the way was spent.
 */

import type { Adjusted, Amount, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, compareText, subtractText } from '../../values/decimal-text.ts';
import { hasMinus, shiftPoint } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';

export const electrumHistoryLightning = defineFormat({
  id: 'electrum-history-lightning',
  source: 'Electrum',
  sourceKind: 'wallet',
  idSpace: 'electrum',
  layouts: [
    [
      'oc_transaction_hash',
      'ln_payment_hash',
      'label',
      'confirmations',
      'amount_chain_bc',
      'amount_lightning_bc',
      'fiat_value',
      'network_fee_satoshi',
      'fiat_fee',
      'timestamp',
    ],
  ],
  signature: ['oc_transaction_hash', 'ln_payment_hash', 'amount_chain_bc', 'amount_lightning_bc', 'timestamp'],
  columns: {
    date: 'timestamp',
    txHash: 'oc_transaction_hash',
    note: 'label',
    amount: 'amount_chain_bc',
    extra1: 'amount_lightning_bc',
    extra2: 'network_fee_satoshi',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  bySign: { positive: 'transfer-in', negative: 'transfer-out' },
  defaults: { asset: 'BTC' },
  volatile: ['label', 'confirmations', 'fiat_value', 'fiat_fee'],
  adjust: bothLayers,
});

const SAT_PLACES = 8;

function bothLayers(facts: RowFacts, row: RowView): Adjusted {
  const [chain, lightning] = [signed(row, 'amount'), signed(row, 'extra1')];
  const change = addText(chain, lightning);
  if (change === '0') return { ignore: 'internal-move' };
  const side: Amount = { asset: 'BTC', amount: change.replace('-', '') };
  const isSent = change.startsWith('-');
  const isBetween = chain !== '0' && lightning !== '0';
  if (isBetween && (!isSent || chain.startsWith('-') === lightning.startsWith('-')))
    return {
      review: 'wallet.two-layers',
      moved: { ...facts, in: isSent ? undefined : side, out: isSent ? side : undefined },
    };
  if (isBetween) return { ...facts, kind: 'fee', in: undefined, out: side };
  if (!isSent) return { ...facts, kind: 'transfer-in', in: side, out: undefined };
  return sent(facts, side, shiftPoint(row.amount('extra2') ?? '0', -SAT_PLACES) ?? '0');
}

function sent(facts: RowFacts, side: Amount, fee: string): Adjusted {
  const order = compareText(side.amount, fee);
  if (order < 0) return reviewWith('fee.larger-than-amount', { amount: side.amount, fee });
  if (order === 0) return { ...facts, kind: 'fee', in: undefined, out: side };
  const out = { asset: side.asset, amount: subtractText(side.amount, fee) };
  const paid = fee === '0' ? undefined : { asset: side.asset, amount: fee };
  return { ...facts, kind: 'transfer-out', in: undefined, out, fee: paid };
}

function signed(row: RowView, role: 'amount' | 'extra1'): string {
  const size = row.amount(role) ?? '0';
  return hasMinus(row.cell(role)) && size !== '0' ? `-${size}` : size;
}
