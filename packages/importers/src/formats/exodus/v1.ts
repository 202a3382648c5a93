/**
 * Exodus, one file for all coins: what went out and came in side by side, out and fee with a minus. Portfolios are parts of the same wallet.
 * A failed withdrawal still cost its fee.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { onlyFee } from '../shared/only-fee.ts';
import { EXODUS_TYPES } from './types.data.ts';

const START = ['DATE', 'TYPE', 'FROMPORTFOLIO', 'TOPORTFOLIO', 'OUTAMOUNT', 'OUTCURRENCY', 'FEEAMOUNT', 'FEECURRENCY'];
const END = [
  'TOADDRESS',
  'OUTTXID',
  'OUTTXURL',
  'INAMOUNT',
  'INCURRENCY',
  'INTXID',
  'INTXURL',
  'ORDERID',
  'PERSONALNOTE',
];

export const exodusV1 = defineFormat({
  id: 'exodus-v1',
  source: 'Exodus',
  sourceKind: 'wallet',
  idSpace: 'exodus',
  layouts: [
    [...START, 'FROMADDRESS', ...END],
    [...START, ...END],
  ],
  signature: ['TYPE', 'OUTAMOUNT', 'OUTCURRENCY', 'INAMOUNT', 'INCURRENCY', 'ORDERID'],
  columns: {
    date: 'DATE',
    type: 'TYPE',
    sellAmount: 'OUTAMOUNT',
    sellAsset: 'OUTCURRENCY',
    buyAmount: 'INAMOUNT',
    buyAsset: 'INCURRENCY',
    fee: 'FEEAMOUNT',
    feeAsset: 'FEECURRENCY',
    address: 'TOADDRESS',
    txHash: 'OUTTXID',
    extra1: 'INTXID',
    note: 'PERSONALNOTE',
  },
  date: { layouts: ['iso', 'js'], zone: 'UTC' },
  types: EXODUS_TYPES,
  fees: { refund: 'plus' },
  volatile: ['PERSONALNOTE'],
  adjust: withHash,
});

function withHash(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind === 'fee') return onlyFee(facts);
  const arrived = row.cell('extra1');
  return facts.txHash === undefined && arrived !== '' ? { ...facts, txHash: arrived } : facts;
}
