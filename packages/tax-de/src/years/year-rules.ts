/** The rules of one tax year, looked up by the year of the event, never by today's date. */
import { err, ok, type Result } from '@cryptax/kernel';
import {
  CARRY_BACK_CAP,
  CARRY_FORWARD_BASE,
  CARRY_FORWARD_SHARE,
  FIRST_TAX_YEAR,
  FLAT_RATE,
  FUTURES_LOSS_CAP,
  HOLDING_PERIOD_YEARS,
  INCOME_LIMIT,
  LAST_TAX_YEAR,
  type Mark,
  PARTIAL_WAIVER,
  PRIVATE_SALES_LIMIT,
  SAVINGS_ALLOWANCE,
  type SingleJoint,
  type Span,
} from './year-rules.data.ts';

/** A parameter with its source, as the report prints it. */
export interface Sourced<T> {
  readonly value: T;
  readonly ref: string;
  readonly mark: Mark;
}

export interface YearRules {
  readonly year: number;
  readonly privateSalesLimit: Sourced<string>;
  readonly incomeLimit: Sourced<string>;
  readonly holdingPeriodYears: Sourced<number>;
  readonly savingsAllowance: Sourced<SingleJoint>;
  readonly flatRate: Sourced<string>;
  readonly carryBackCap: Sourced<SingleJoint>;
  readonly carryForwardBase: Sourced<SingleJoint>;
  readonly carryForwardShare: Sourced<string>;
  readonly partialWaiver: Sourced<boolean>;
  readonly futuresLossCap: Sourced<null>;
}

export interface YearUnknown {
  readonly code: 'tax.year-unknown';
  readonly year: number;
}

export function yearRules(year: number): Result<YearRules, YearUnknown> {
  const rules = RULES_BY_YEAR.get(year);
  return rules === undefined ? err({ code: 'tax.year-unknown', year }) : ok(rules);
}

/** Tax years this package knows, ascending. */
export const TAX_YEARS: readonly number[] = Array.from(
  { length: LAST_TAX_YEAR - FIRST_TAX_YEAR + 1 },
  (_, index) => FIRST_TAX_YEAR + index,
);

const RULES_BY_YEAR: ReadonlyMap<number, YearRules> = new Map(TAX_YEARS.map((year) => [year, rulesOf(year)]));

function rulesOf(year: number): YearRules {
  return {
    year,
    privateSalesLimit: pick(PRIVATE_SALES_LIMIT, year),
    incomeLimit: pick(INCOME_LIMIT, year),
    holdingPeriodYears: pick(HOLDING_PERIOD_YEARS, year),
    savingsAllowance: pick(SAVINGS_ALLOWANCE, year),
    flatRate: pick(FLAT_RATE, year),
    carryBackCap: pick(CARRY_BACK_CAP, year),
    carryForwardBase: pick(CARRY_FORWARD_BASE, year),
    carryForwardShare: pick(CARRY_FORWARD_SHARE, year),
    partialWaiver: pick(PARTIAL_WAIVER, year),
    futuresLossCap: pick(FUTURES_LOSS_CAP, year),
  };
}

function pick<T>(spans: readonly Span<T>[], year: number): Sourced<T> {
  const span = spans.find(({ from, to }) => from <= year && year <= to);
  if (span === undefined) throw new Error(`No parameter row for ${year}`);
  return { value: span.value, ref: span.ref, mark: span.mark };
}
