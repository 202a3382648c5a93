/** Sums over disposals of ours and rows of theirs, exact. */
import {
  type Day,
  type Decimal,
  dec,
  formatDecimal,
  formatShortest,
  isZero,
  normalize,
  parseDay,
  round,
  sum,
  ZERO,
} from '@cryptax/kernel';
import type { DisposalView } from '@cryptax/ledger';
import { isTaxFree } from '../holding-period/last-taxable-day.ts';
import type { OpinionSide, TheirSale } from './opinion.ts';

export interface SaleFigures {
  readonly quantity: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly expenses: Decimal;
  readonly gain: Decimal;
  /** Null where their report says nothing about it. */
  readonly taxable: Decimal | null;
  /** Of the rows together: all taxable, all free, or some of each. */
  readonly status: 'taxable' | 'free' | 'mixed' | 'unknown';
}

const total = <Row>(rows: readonly Row[], of: (row: Row) => string) => sum(rows.map((row) => dec(of(row))));

export function ourFigures(sales: readonly DisposalView[]): SaleFigures {
  const parts = sales.flatMap(({ lots }) => lots);
  return {
    quantity: total(sales, ({ amount }) => amount),
    proceeds: total(sales, ({ proceeds }) => proceeds),
    cost: total(sales, ({ cost }) => cost),
    expenses: total(sales, ({ expenses }) => expenses),
    gain: total(sales, ({ gain }) => gain),
    taxable: total(sales, ({ taxableGain }) => taxableGain),
    status: statusOf(parts.map(({ taxFree }) => taxFree)),
  };
}

export function theirFigures(rows: readonly TheirSale[]): SaleFigures {
  const free = rows.map(isFreeThere);
  const known = free.every((each) => each !== null);
  return {
    quantity: total(rows, ({ quantity }) => quantity),
    proceeds: total(rows, ({ proceeds }) => proceeds),
    cost: total(rows, ({ cost }) => cost),
    expenses: ZERO,
    gain: total(rows, ({ gain }) => gain),
    taxable: known ? sum(rows.map((row, at) => (free[at] === true ? ZERO : dec(row.gain)))) : null,
    status: statusOf(free),
  };
}

/** What the report says; where it only gives both days, what the law says of them. */
function isFreeThere(row: TheirSale): boolean | null {
  return row.isTaxFree ?? isFreeByDays(row);
}

export function isFreeByDays({ acquiredOn, soldOn }: TheirSale): boolean | null {
  const [bought, sold] = [acquiredOn === null ? null : dayOf(acquiredOn), dayOf(soldOn)];
  return bought === null || sold === null ? null : isTaxFree(bought, sold);
}

export function dayOf(text: string): Day | null {
  const day = parseDay(text);
  return day.ok ? day.value : null;
}

function statusOf(free: readonly (boolean | null)[]): SaleFigures['status'] {
  if (free.includes(null)) return 'unknown';
  if (!free.includes(true)) return 'taxable';
  return free.includes(false) ? 'mixed' : 'free';
}

export function sideOf({ quantity, proceeds, cost, gain, taxable }: SaleFigures): OpinionSide {
  return {
    quantity: isZero(quantity) ? '0' : formatShortest(quantity),
    proceeds: exactEur(proceeds),
    cost: exactEur(cost),
    gain: exactEur(gain),
    taxable: taxable && exactEur(taxable),
  };
}

/** With all digits that the other program printed, so that the parts add up; at least two. */
export function exactEur(value: Decimal): string {
  const short = normalize(value);
  return formatDecimal(short.scale < 2 ? round(short, 2, 'down') : short);
}
