/**
 * Blockchain.com account with purchases, sales and rewards: what came in stands under `asset`, what went out under `counter_asset`, and
 * the counter amount contains a fee in its coin. A sale may name the coin first; the money then is what came in.
 */
import { isFiat } from '@cryptax/ledger';
import { applyFeeRules } from '../../map/fee-rules.ts';
import type { Adjusted, RowFacts } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { onlyFee } from '../shared/only-fee.ts';

export const blockchainComAccount = defineFormat({
  id: 'blockchain-com-account',
  source: 'Blockchain.com',
  sourceKind: 'wallet',
  idSpace: 'blockchain-com',
  layouts: [
    headerLine(
      'date_time_utc,transaction_type,asset,quantity_transacted,counter_asset,counter_amount,fee_asset,fee_amount,Notes,transaction_id,transaction_hash',
    ),
  ],
  signature: ['date_time_utc', 'transaction_type', 'asset', 'quantity_transacted', 'counter_asset', 'counter_amount'],
  columns: {
    date: 'date_time_utc',
    type: 'transaction_type',
    buyAsset: 'asset',
    buyAmount: 'quantity_transacted',
    sellAsset: 'counter_asset',
    sellAmount: 'counter_amount',
    feeAsset: 'fee_asset',
    fee: 'fee_amount',
    note: 'Notes',
    id: 'transaction_id',
    txHash: 'transaction_hash',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: {
    BUY: 'trade-buy',
    SELL: 'trade-sell',
    SWAP: 'swap',
    REWARDS: 'lending-interest',
    RECEIVE: 'transfer-in',
    received: 'transfer-in',
    SEND: 'transfer-out',
    sent: 'transfer-out',
    transferred: 'ignore',
  },
  adjust: onTheirSides,
});

function onTheirSides(facts: RowFacts): Adjusted {
  const { kind, in: asset, out: counter, fee } = facts;
  if (kind === 'ignore') return onlyFee(facts);
  /** What is sent stands now in one column, now in the other: only the word tells the side. */
  if (kind === 'review') return { review: 'direction.unknown' };
  if (kind === 'transfer-out') return { ...facts, in: undefined, out: counter ?? asset };
  if (kind === 'transfer-in') return { ...facts, in: asset ?? counter, out: undefined, fee: undefined };
  if (asset === undefined || counter === undefined) return facts;
  const isTurned = kind === 'trade-sell' && isFiat(counter.asset);
  const isContradicted = kind === 'trade-buy' ? isFiat(asset.asset) : kind === 'trade-sell' && !isFiat(asset.asset);
  if (isContradicted && !isTurned) return { review: 'trade.direction-open' };
  const sides = isTurned ? { in: counter, out: asset, fee } : { in: asset, out: counter, fee };
  return { ...facts, ...(fee?.asset === counter.asset ? applyFeeRules(sides, kind, { total: 'with' }) : sides) };
}
