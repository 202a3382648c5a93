/**
 * Solscan, transfers of one address. Amounts are raw: the decimals of the token, and a multiplier where there is one, make them
 * coins. A token is its mint address. One coin out and one in under the same signature are a swap.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { multiplyText } from '../../values/decimal-text.ts';
import { shiftPoint } from '../../values/number-text.ts';
import { ownEntry } from '../../values/own-entry.ts';
import { defineFormat } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';
import { SOLANA_MINTS } from './mints.data.ts';

const START = ['Signature', 'Block Time', 'Human Time', 'Action', 'From', 'To', 'Amount'];

export const solscanTransfers = defineFormat({
  id: 'solscan-transfers',
  source: 'Solscan',
  sourceKind: 'explorer',
  idSpace: 'solana',
  layouts: [
    [...START, 'Flow', 'Value', 'Decimals', 'Token Address'],
    [...START, 'Flow', 'Value', 'Decimals', 'Token Address', 'Multiplier'],
    [...START, 'Value', 'Decimals', 'Token Address', 'Multiplier'],
  ],
  signature: ['Signature', 'Block Time', 'Human Time', 'Action', 'Amount', 'Decimals', 'Token Address'],
  columns: {
    date: 'Block Time',
    txHash: 'Signature',
    type: 'Action',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    asset: 'Token Address',
    value: 'Value',
    extra1: 'Flow',
    extra2: 'Decimals',
    extra3: 'Multiplier',
  },
  date: { layouts: ['unix'], zone: 'UTC' },
  types: {
    TRANSFER: 'transfer-in',
    MINT: 'transfer-in',
    BURN: 'transfer-in',
    CREATE_ACCOUNT: 'fee',
    ACTIVITY_SPL_TRANSFER: 'transfer-in',
    ACTIVITY_SPL_MINT: 'transfer-in',
    ACTIVITY_SPL_BURN: 'transfer-in',
    ACTIVITY_SPL_CREATE_ACCOUNT: 'fee',
  },
  defaults: { valueAsset: 'USD' },
  group: { by: ['txHash'], legs: ['transfer-in', 'transfer-out'] },
  adjust: asCoins,
});

/** The word does not say the direction; the flow does, or the address that is in every row. */
function asCoins(facts: RowFacts, row: RowView): Adjusted {
  const isOut = isOutgoing(row);
  if (isOut === undefined) return { review: 'address.unknown' };
  const raw = row.amount('amount');
  if (raw === undefined || raw === '0') return { ignore: 'zero-value' };
  const amount = inCoins(raw, row);
  if (amount === undefined) return reviewWith('amount.too-long', { value: raw.slice(0, 60) });
  const mint = row.cell('asset');
  const side = { asset: ownEntry(SOLANA_MINTS, mint) ?? `spl:${mint}`, amount };
  const own = row.cell(isOut ? 'from' : 'to');
  const wallet = `Solana ${own.slice(0, 4)}…${own.slice(-4)}`;
  const address = row.cell(isOut ? 'to' : 'from');
  if (facts.kind === 'fee')
    return isOut ? { ...facts, wallet, out: side } : { review: 'address.contradicts-direction' };
  if (!isOut) return { ...facts, kind: 'transfer-in', wallet, address, in: side, out: undefined };
  return { ...facts, kind: 'transfer-out', wallet, address, in: undefined, out: side };
}

function isOutgoing(row: RowView): boolean | undefined {
  const flow = row.cell('extra1').toLowerCase();
  if (flow === 'in' || flow === 'out') return flow === 'out';
  return row.ownAddress === undefined ? undefined : row.cell('from').toLowerCase() === row.ownAddress;
}

function inCoins(raw: string, row: RowView): string | undefined {
  const decimals = row.cell('extra2');
  if (!/^\d{1,2}$/.test(decimals)) return undefined;
  const amount = shiftPoint(raw, -Number(decimals));
  return amount === null ? undefined : multiplyText(amount, row.amount('extra3') ?? '1');
}
