/**
 * Operations on several positions at once, all hypothetical: a book of planned sales beside the real ledger. Each
 * operation gives the next book, so undo is going back to the book before. What it costs is asked of the engine.
 */
import { type Day, type Decimal, err, formatDecimal, ok, type Result, subtract, yearOfDay } from '@cryptax/kernel';
import type { LedgerEngine, MatchSettings } from '@cryptax/ledger';
import { type Person, type PlanYear, totalTax } from '../law/plan-years.ts';
import { euroText, type Fine } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import type { Basis } from '../sale/sale-types.ts';
import { isSameResult } from '../sale/simulate.ts';
import { type PlanBook, type PlannedBatchSale, remaining, yearsWith } from './plan-book.ts';
import { type FineSale, plannedBy } from './planned-sales.ts';
import type { RebalanceTrade } from './rebalance.ts';

export type BatchOperation =
  /** Sell this share of each selected position. */
  | { readonly kind: 'sell'; readonly percent: number }
  /** Sell each position's lots on the day they are free. */
  | { readonly kind: 'hold-until-free' }
  /** Sell the lots that are inside the period and at a loss. */
  | { readonly kind: 'harvest' }
  | { readonly kind: 'rebalance'; readonly targets: Readonly<Record<string, number>> };

export interface BatchQuestion {
  readonly engine: LedgerEngine;
  readonly person: Person;
  readonly settings: MatchSettings;
  /** Pools of the real ledger; what is planned already is taken off. */
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly today: Day;
  readonly book: PlanBook;
  /** Assets selected. */
  readonly selection: readonly string[];
}

export interface BatchResult {
  readonly book: PlanBook;
  readonly added: readonly PlannedBatchSale[];
  readonly trades: readonly RebalanceTrade[];
  readonly proceeds: string;
  readonly taxableGain: string;
  readonly taxFreeGain: string;
  /** What the operation changes in tax, given what was planned before. */
  readonly tax: string;
  /** Whether the order in force sells the same, or the lots of the book have to be named and proven. */
  readonly basis: Exclude<Basis, 'planning'>;
  /** The same sales without proof of the lots. */
  readonly taxInForce: string;
  readonly years: readonly PlanYear[];
}

export type BatchError = {
  readonly code: 'batch.nothing-selected' | 'batch.operation-unknown' | 'batch.nothing-to-do';
};

export function runOperation(question: BatchQuestion, operation: BatchOperation): Result<BatchResult, BatchError> {
  const { book, selection } = question;
  if (selection.length === 0) return err({ code: 'batch.nothing-selected' });
  const pools = remaining(question.pools, book).filter(({ asset }) => selection.includes(asset));
  const planned = plannedBy(operation, question, pools);
  if (planned === undefined) return err({ code: 'batch.operation-unknown' });
  if (planned.sales.length === 0 && planned.trades.length === 0) return err({ code: 'batch.nothing-to-do' });
  const added = planned.sales.map(({ sale }) => sale);
  const next: PlanBook = {
    sales: [...book.sales, ...added],
    purchases: [...book.purchases, ...planned.trades.filter(({ side }) => side === 'buy')],
  };
  const [before, after] = [yearsWith(question, book), yearsWith(question, next)];
  const unproven = yearsWith(question, next, 'in-force');
  const total = (of: (sale: FineSale) => Fine) => euroText(planned.sales.reduce((sum, sale) => sum + of(sale), 0n));
  return ok({
    book: next,
    added,
    trades: planned.trades,
    proceeds: total(({ proceeds }) => proceeds),
    taxableGain: total(({ taxable }) => taxable),
    taxFreeGain: total(({ free }) => free),
    tax: formatDecimal(subtract(totalTax(after), totalTax(before))),
    basis: isSameResult(after, unproven) ? 'in-force' : 'named-lots',
    taxInForce: formatDecimal(subtract(totalTax(unproven), totalTax(before))),
    years: after.filter(({ year }) => year >= yearOfDay(question.today)),
  });
}
