/**
 * Deribit transaction log: one file per settlement coin, which only the file name says. `Change` is what the row did to the
 * balance, fees and funding inside; a market without an expiry or `PERPETUAL` is spot and has its other half in another file.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { subtractText } from '../../values/decimal-text.ts';
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const START = 'ID,UserSeq,Date,Instrument,Type,Side';
const MIDDLE = 'Position,Price,Mark Price,Index Price,Cash Flow,Funding,Fee Rate,Fee Charged';
const END = 'Fee Balance,Change,Balance,Equity,Trade ID,Order ID,Info';

export const deribitLog = defineFormat({
  id: 'deribit-log',
  source: 'Deribit',
  sourceKind: 'exchange',
  idSpace: 'deribit',
  layouts: [
    headerLine(`${START},Amount,Base Amount,${MIDDLE},${END},Note`),
    headerLine(`${START},Base Amount,${MIDDLE},${END},Note`),
    headerLine(`${START},Base Amount,${MIDDLE},${END}`),
    headerLine(`${START},Size,Position,Price,Mark Price,Cash Flow,Funding,Fee Rate,Fee Paid,${END}`),
  ],
  signature: ['UserSeq', 'Instrument', 'Type', 'Cash Flow', 'Funding', 'Change', 'Equity'],
  columns: {
    id: 'ID',
    date: 'Date',
    type: 'Type',
    amount: 'Change',
    extra1: ['Fee Charged', 'Fee Paid'],
    extra2: 'Instrument',
    note: 'Instrument',
  },
  date: { layouts: ['D MMM YYYY HH:mm:ss'], zone: 'UTC' },
  identities: [
    {
      kinds: ['futures-pnl'],
      sum: [{ header: 'Cash Flow' }, { header: 'Funding' }, { header: ['Fee Charged', 'Fee Paid'], less: true }],
      is: 'amount',
    },
  ],
  signed: true,
  types: {
    trade: 'futures-pnl',
    delivery: 'futures-pnl',
    settlement: 'futures-pnl',
    correction: 'futures-pnl',
    deposit: 'deposit',
    withdrawal: 'withdrawal',
    transfer: 'ignore',
  },
  openAsset: ['BTC', 'ETH', 'USDC', 'USDT', 'SOL', 'EURR'],
  adjust: adjustDeribit,
});

function adjustDeribit(facts: RowFacts, row: RowView): Adjusted {
  const isSpot = row.cell('type').toLowerCase() === 'trade' && /^[A-Za-z0-9]+_\w+$/.test(row.cell('extra2'));
  if (isSpot) return { review: 'trade.one-sided' };
  const fee = row.amount('extra1');
  const { out } = facts;
  const coin = facts.in ?? out;
  if (facts.kind === 'futures-pnl' && coin !== undefined && fee !== undefined && fee !== '0') {
    return hasMinus(row.cell('extra1')) ? facts : { ...facts, commission: { asset: coin.asset, amount: fee } };
  }
  if (facts.kind !== 'withdrawal' || out === undefined || fee === undefined || fee === '0') return facts;
  return {
    ...facts,
    out: { ...out, amount: subtractText(out.amount, fee) },
    fee: { asset: out.asset, amount: fee },
  };
}
