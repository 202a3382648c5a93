/**
 * Gemini transaction history: three columns for every coin the user ever held, so the amounts are found by the sign of the
 * filled cells. The fee stands beside its coin and is on top. The last row has sums and no date.
 */
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat, type RawRow } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const geminiTransactions = defineFormat({
  id: 'gemini-transactions',
  source: 'Gemini',
  sourceKind: 'exchange',
  idSpace: 'gemini',
  /** The columns that every file has; those of the coins stand between them. */
  layouts: [
    headerLine(
      'Date,Time (UTC),Type,Symbol,Specification,Liquidity Indicator,Trading Fee Rate (bps),Trade ID,Order ID,Order Date,Order Time,Client Order ID,API Session,Tx Hash,Deposit Destination,Deposit Tx Output,Withdrawal Destination,Withdrawal Tx Output',
    ),
  ],
  signature: ['Date', 'Time (UTC)', 'Type', 'Symbol', 'Specification', 'Liquidity Indicator'],
  columns: { type: 'Type', id: 'Trade ID', txHash: 'Tx Hash', address: 'Withdrawal Destination' },
  derive: {
    date: moment,
    status: (row) => (row.cell('Date') === '' ? 'sum' : 'row'),
    buyAmount: (row) => filled(row, AMOUNT, false).value,
    buyAsset: (row) => filled(row, AMOUNT, false).coin,
    sellAmount: (row) => filled(row, AMOUNT, true).value,
    sellAsset: (row) => filled(row, AMOUNT, true).coin,
    fee: (row) => filled(row, FEE).value,
    feeAsset: (row) => filled(row, FEE).coin,
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: {
    Buy: 'trade-buy',
    Sell: 'trade-sell',
    Credit: 'deposit',
    Debit: 'withdrawal',
    'Interest Credit': 'lending-interest',
    'Administrative Credit': 'airdrop',
  },
  status: { done: ['row'], totals: ['sum'] },
});

const AMOUNT = /^(\S+) Amount \1$/i;
const FEE = /^Fee \((\S+)\) \1$/i;
/** What cannot be read is not nothing. */
const ZERO = /^[-(]?[0.,\s]*\)?$/;
const NOTHING = { coin: '', value: '' };

/** The first filled column of a kind; cells of a workbook may be formatted as money, a debit then stands in brackets. */
function filled(row: RawRow, header: RegExp, isNegative?: boolean): { readonly coin: string; readonly value: string } {
  for (const [at, name] of row.headers.entries()) {
    const coin = header.exec(name.trim())?.[1];
    const cell = (row.cells[at] ?? '').trim();
    if (coin === undefined || ZERO.test(cell)) continue;
    const value = cell.replace(/^\((.*)\)$/, '-$1');
    if (isNegative === undefined || hasMinus(value) === isNegative) return { coin, value };
  }
  return NOTHING;
}

/** Both cells may hold the whole moment, shown as a day and as a time. */
function moment(row: RawRow): string {
  const day = row.cell('Date');
  const clock = /\d{1,2}:\d{2}\S{0,20}$/.exec(row.cell('Time (UTC)'))?.[0] ?? day.slice(11);
  return `${day.slice(0, 10)} ${clock}`;
}
