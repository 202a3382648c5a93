/** The result for a reader: one table each for disposals, income, years and holdings. */
import type { Certainty, ComputedLedger } from '@cryptax/tax-de';
import { certaintyText } from './certainty-text.ts';
import type { PrintedIssue } from './issues.ts';
import { type PrintedProof, proofText } from './proof.ts';
import { type Column, table } from './table.ts';

/** What `compute` found, with the open points already in words. */
export type PrintedLedger = Omit<ComputedLedger, 'issues'> & {
  readonly issues: readonly PrintedIssue[];
  readonly proof: readonly PrintedProof[];
  readonly certainty: Certainty;
};

export function resultText(result: PrintedLedger): string {
  const { rules, disposals, income, years, holdings, issues } = result;
  return [
    `Method ${rules.method}, scope ${rules.scope}. Amounts in EUR. Not tax advice.\n`,
    section('Disposals', DISPOSAL_COLUMNS, disposals.flatMap(disposalRows)),
    section('Income (section 22 Nr. 3 EStG)', INCOME_COLUMNS, income.map(incomeRow)),
    section('Years', YEAR_COLUMNS, Object.entries(years).map(yearRow)),
    section(
      'Holdings',
      HOLDING_COLUMNS,
      holdings.map(({ wallet, asset, amount, cost }) => [wallet, asset, amount, cost ?? 'unknown']),
    ),
    proofText(result.proof),
    certaintyText(result.certainty),
    issues.length === 0 ? '' : section('Open points', ISSUE_COLUMNS, issues.map(issueRow)),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, align: 'right' });

const MONEY = [right('Proceeds'), right('Cost'), right('Expenses'), right('Gain')];
const DISPOSAL_COLUMNS = [
  left('Event'),
  left('Asset'),
  left('Wallet'),
  left('Acquired'),
  right('Amount'),
  ...MONEY,
  left(''),
];
const INCOME_COLUMNS = [
  left('Event'),
  left('Received'),
  left('Kind'),
  left('Asset'),
  left('Wallet'),
  right('Amount'),
  right('Value'),
];
const YEAR_COLUMNS = [
  left('Year'),
  right('Net s. 23'),
  right('Limit'),
  right('Carry in'),
  right('Used'),
  right('Carry out'),
  right('Taxable s. 23'),
  right('Tax-free'),
  right('Net s. 22'),
  right('Taxable s. 22'),
];
const HOLDING_COLUMNS = [left('Wallet'), left('Asset'), right('Amount'), right('Cost')];
const ISSUE_COLUMNS = [left('Severity'), left('Event'), left('What')];

function section(title: string, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return `${title}\n${rows.length === 0 ? 'none\n' : table(columns, rows)}`;
}

/** One row per lot part; the sum follows where there is more than one. */
function disposalRows(disposal: PrintedLedger['disposals'][number]): string[][] {
  const { eventId, part, asset, wallet, lots } = disposal;
  const event = part === 'fee' ? `${eventId} fee` : eventId;
  const rows = lots.map((lot) => [
    event,
    asset,
    wallet,
    lot.acquiredAt.slice(0, 10),
    lot.amount,
    ...money(lot),
    lot.taxFree ? 'free' : 'taxable',
  ]);
  return lots.length < 2 ? rows : [...rows, [event, asset, wallet, 'sum', '', ...money(disposal), '']];
}

function money(figures: { proceeds: string; cost: string; expenses: string; gain: string }): string[] {
  return [figures.proceeds, figures.cost, figures.expenses, figures.gain];
}

function incomeRow({ eventId, at, kind, asset, wallet, amount, valueEur }: PrintedLedger['income'][number]): string[] {
  return [eventId, at.slice(0, 10), kind, asset, wallet, amount, valueEur];
}

function yearRow([year, { privateSales, taxFreeGain, income }]: [string, ComputedLedger['years'][string]]): string[] {
  const { net, limit, limitReached, carryIn, carryUsed, carryOut, taxable } = privateSales;
  const reached = `${limit} ${limitReached ? 'reached' : 'not reached'}`;
  return [year, net, reached, carryIn, carryUsed, carryOut, taxable, taxFreeGain, income.net, income.taxable];
}

function issueRow({ severity, eventId, message }: PrintedIssue): string[] {
  return [severity, eventId ?? '', message];
}
