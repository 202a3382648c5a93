/**
 * Bitfinex ledger: one signed row per balance change, explained by free text. The trades and movements files hold the same
 * trades, deposits and withdrawals under other ids; what overlaps is reported as a possible duplicate.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat, type FormatKind } from '../format.ts';
import { reviewWith } from '../shared/review-with.ts';
import { BITFINEX_DATES } from './dates.data.ts';

const ENTRY = ['DESCRIPTION', 'CURRENCY', 'AMOUNT', 'BALANCE', 'DATE', 'WALLET'];

export const bitfinexLedger = defineFormat({
  id: 'bitfinex-ledger',
  source: 'Bitfinex',
  sourceKind: 'exchange',
  idSpace: 'bitfinex',
  layouts: [['#', ...ENTRY], ENTRY],
  signature: ENTRY,
  columns: {
    note: 'DESCRIPTION',
    asset: 'CURRENCY',
    amount: 'AMOUNT',
    date: 'DATE',
    account: 'WALLET',
    balance: 'BALANCE',
  },
  running: { change: ['amount'] },
  date: { layouts: BITFINEX_DATES, zone: 'UTC' },
  signed: true,
  /** The text decides below; until then every row is a leg. */
  kind: 'swap',
  group: { by: ['instant', 'account'], legs: ['swap'] },
  adjust: kindByText,
});

const TEXTS: readonly (readonly [RegExp, FormatKind])[] = [
  [/^Exchange /i, 'swap'],
  [/^Trading fees /i, 'fee'],
  [/^Deposit /i, 'deposit'],
  [/ Withdrawal #/i, 'withdrawal'],
  [/^Margin Funding Payment/i, 'lending-interest'],
  [/^Position /i, 'margin-pnl'],
  [/^Transfer of .* from wallet/i, 'ignore'],
  [/^Earned fees from user/i, 'referral-bonus'],
];

function kindByText(facts: RowFacts, row: RowView): Adjusted {
  const text = row.cell('note');
  const kind = TEXTS.find(([pattern]) => pattern.test(text))?.[1];
  return kind === undefined ? reviewWith('type.unknown', { word: text.slice(0, 80) }) : { ...facts, kind };
}
