/**
 * Blink: bitcoin in satoshi, dollars in cents, credit and debit columns; a debit contains its fee. Payments inside Blink have the same
 * word for both directions, so the filled column decides. The two rows of an exchange between the wallets share their journal id.
 */
import type { Adjusted, RowFacts } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';
import { scaleAmounts } from '../shared/scale-amounts.ts';

export const blinkWallet = defineFormat({
  id: 'blink-wallet',
  source: 'Blink',
  sourceKind: 'wallet',
  idSpace: 'blink',
  layouts: [
    [
      'id',
      'walletId',
      'type',
      'credit',
      'debit',
      'fee',
      'currency',
      'timestamp',
      'pendingConfirmation',
      'journalId',
      'lnMemo',
      'usd',
      'feeUsd',
      'recipientWalletId',
      'username',
      'memoFromPayer',
      'paymentHash',
      'pubkey',
      'feeKnownInAdvance',
      'address',
      'txHash',
      'displayAmount',
      'displayFee',
      'displayCurrency',
    ],
  ],
  signature: ['walletId', 'credit', 'debit', 'lnMemo', 'feeUsd', 'paymentHash'],
  columns: {
    id: 'id',
    type: 'type',
    amountIn: 'credit',
    amountOut: 'debit',
    fee: 'fee',
    asset: 'currency',
    date: 'timestamp',
    status: 'pendingConfirmation',
    groupId: 'journalId',
    note: 'lnMemo',
    address: 'address',
    txHash: 'txHash',
  },
  date: { layouts: ['iso', 'js'], zone: 'UTC' },
  types: {
    invoice: 'transfer-in',
    onchain_receipt: 'transfer-in',
    payment: 'transfer-out',
    onchain_payment: 'transfer-out',
    on_us: 'transfer-out',
    ln_on_us: 'transfer-out',
    fee_reimbursement: 'cashback',
    self_trade: 'swap',
    fee: 'fee',
  },
  status: { done: ['false', ''], skip: ['true'] },
  openFee: true,
  fees: { asset: 'amount', sent: 'with', received: 'not-mine' },
  group: { by: ['groupId'] },
  adjust: inWholeUnits,
});

const PLACES: Readonly<Record<string, number>> = { BTC: 8, USD: 2 };

function inWholeUnits(facts: RowFacts): Adjusted {
  const asset = (facts.in ?? facts.out ?? facts.fee)?.asset ?? '';
  const places = PLACES[asset];
  if (places === undefined) return reviewWith('asset.unreadable', { value: asset });
  const scaled = scaleAmounts(facts, places);
  if (scaled.kind !== 'transfer-in' && scaled.kind !== 'transfer-out') return scaled;
  return { ...scaled, kind: scaled.in === undefined ? 'transfer-out' : 'transfer-in' };
}
