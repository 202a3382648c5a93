/**
 * The two limits of the year at a glance: how far, what the step over costs, and what a couple has. A limit is all or
 * nothing, so the euro that reaches it costs the tax on everything before it.
 */
import { add, dec, err, formatDecimal, ok, type Result, subtract } from '@cryptax/kernel';
import { assessCouple, type ProfileError, roomBelowLimit } from '@cryptax/tax-de';
import type { Person, PlanYear } from '../law/plan-years.ts';
import type { YearCalculator } from '../law/year-calculator.ts';

export interface LimitState {
  readonly net: string;
  readonly limit: string;
  readonly limitReached: boolean;
  /** What can still be realised below the limit; 0.00 once it is reached. */
  readonly room: string;
}

export interface Cockpit {
  readonly year: PlanYear;
  readonly sales: LimitState;
  readonly income: LimitState;
  /** Tax one cent below the limit, at it, and the difference: the cliff. */
  readonly cliff: { readonly below: string; readonly at: string; readonly step: string };
  /** Tax over the year's result, for the picture: corners in whole euro. */
  readonly curve: readonly (readonly [result: number, tax: number])[];
}

export function cockpitOf(calculator: YearCalculator): Cockpit {
  const { year } = calculator.base;
  const room = roomBelowLimit(year);
  const [below, at] = [calculator.ask(room), calculator.ask(add(room, dec('0.01')))];
  return {
    year,
    sales: stateOf(year),
    income: incomeState(year),
    cliff: {
      below: below.year.tax,
      at: at.year.tax,
      step: formatDecimal(subtract(dec(at.year.tax), dec(below.year.tax))),
    },
    curve: curveOf(calculator),
  };
}

function incomeState({ incomeNet, incomeLimit }: PlanYear): LimitState {
  const state = { net: incomeNet, limit: incomeLimit };
  return stateOf({ ...state, limitReached: roomBelowLimit(state).units < 0n });
}

function curveOf(calculator: YearCalculator): Cockpit['curve'] {
  const { net, limit } = calculator.base.year;
  const end = Math.max(Number(limit) * 3, Number(net) * 1.2);
  const step = end / 60;
  const results = [...Array.from({ length: 61 }, (_, index) => index * step), Number(limit) - 0.01, Number(limit)];
  return results
    .sort((a, b) => a - b)
    .map((result) => {
      const extra = subtract(dec(result.toFixed(2)), dec(net));
      return [result, Number(calculator.ask(extra).year.tax)] as const;
    });
}

export interface CoupleState {
  readonly own: LimitState;
  readonly partner: LimitState;
  /** Loss of one that lowered the taxable gain of the other. */
  readonly sharedLoss: string;
  readonly taxable: string;
}

/** The partner's ledger is not here: only the result that the user enters for the partner. Needs a joint year. */
export function coupleOf(person: Person, year: number, partnerNet: string): Result<CoupleState, ProfileError> {
  const own = person.profile.years?.[String(year)] ?? {};
  const profile = { ...person.profile, years: { ...person.profile.years, [year]: { ...own, joint: true } } };
  const partner = { figures: [], profile: { years: { [year]: { joint: true, otherPrivateSales: partnerNet } } } };
  const assessed = assessCouple({ figures: person.figures, profile }, partner, year);
  if (!assessed.ok) return assessed;
  const [a, b] = [assessed.value.a.find((row) => row.year === year), assessed.value.b.find((row) => row.year === year)];
  if (a === undefined || b === undefined) return err({ code: 'profile.field-malformed', field: `years.${year}` });
  const shared = [a, b].map(({ privateSalesLosses }) => dec(privateSalesLosses.spouseLossUsed));
  return ok({
    own: stateOf(a.privateSales),
    partner: stateOf(b.privateSales),
    sharedLoss: formatDecimal(shared.reduce(add, dec('0.00'))),
    taxable: formatDecimal(add(dec(a.privateSales.taxable), dec(b.privateSales.taxable))),
  });
}

function stateOf(sales: { readonly net: string; readonly limit: string; readonly limitReached: boolean }): LimitState {
  const { net, limit, limitReached } = sales;
  return { net, limit, limitReached, room: positive(roomBelowLimit({ net, limit })) };
}

function positive(value: ReturnType<typeof dec>): string {
  return value.units > 0n ? formatDecimal(value) : '0.00';
}
