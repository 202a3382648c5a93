/**
 * From when to when a coin earned something in a wallet, as far as the ledger knows: the letter asks for start and end of
 * staking and lending (Rz. 102, 103). Conditions are not in export files and are left to the taxpayer.
 */
import { add, addToGroup, berlinYearOf, compareText, dec, formatShortest, ZERO } from '@cryptax/kernel';
import type { IncomeKind, IncomeView } from '@cryptax/ledger';
import { eur, eurText } from '../money/eur.ts';

export interface IncomeSpan {
  readonly wallet: string;
  readonly asset: string;
  readonly kind: IncomeKind;
  /** First and last receipt up to the end of the report's year, whatever year they lie in. */
  readonly firstAt: string;
  readonly lastAt: string;
  /** Receipts of the report's year. */
  readonly count: number;
  readonly amount: string;
  readonly valueEur: string;
}

/** Only spans with a receipt in the year. */
export function incomeSpans(income: readonly IncomeView[], year: number): readonly IncomeSpan[] {
  const groups = new Map<string, IncomeView[]>();
  for (const view of income) {
    if ((berlinYearOf(view.at) ?? 0) > year) continue;
    const key = JSON.stringify([view.wallet, view.asset, view.kind]);
    addToGroup(groups, key, view);
  }
  return [...groups.entries()].sort(([a], [b]) => compareText(a, b)).flatMap(([, views]) => spanOf(views, year) ?? []);
}

function spanOf(views: readonly IncomeView[], year: number): IncomeSpan | null {
  const [first] = views;
  const own = views.filter(({ at }) => berlinYearOf(at) === year);
  if (first === undefined || own.length === 0) return null;
  return {
    wallet: first.wallet,
    asset: first.asset,
    kind: first.kind,
    firstAt: first.at,
    lastAt: views.at(-1)?.at ?? first.at,
    count: own.length,
    amount: formatShortest(own.reduce((sum, { amount }) => add(sum, dec(amount)), ZERO)),
    valueEur: eurText(own.reduce((sum, { valueEur }) => add(sum, eur(valueEur)), ZERO)),
  };
}
