/**
 * The section 20 bucket: cash-settled margin, futures and funding. Losses stay inside it and only go forward; then
 * the savings allowance, which a jointly assessed couple shares (rules CAP-01, CAP-02, CAP-05).
 */
import { add, type Decimal, subtract, toCents, ZERO } from '@cryptax/kernel';
import { eur, eurText, positivePart, smaller } from '../money/eur.ts';
import type { CapitalIncome } from './law-year.ts';
import { type LossYear, runLosses } from './loss-ledger.ts';
import { amountFor, capitalRules, known } from './loss-rules.ts';
import type { PersonInput } from './person-input.ts';
import { yearFiguresOf } from './year-figures.ts';

export function assessCapital(
  years: readonly number[],
  persons: readonly PersonInput[],
  joint: (year: number) => boolean,
  openingYear: number,
): readonly (readonly CapitalIncome[])[] {
  const losses = runLosses(
    years,
    persons.map(({ figures, profile }) => ({
      opening: profile.openingLoss.capital,
      openingYear,
      netOf: (year) => toCents(add(eur(yearFiguresOf(figures, year).derivatives.net), profile.year(year).otherCapital)),
      carryBackLimit: () => ZERO,
    })),
    capitalRules(joint),
  );
  const used = years.map((year, at) =>
    shareAllowance(
      year,
      losses.map((own) => own[at]?.taxable ?? ZERO),
      persons,
      joint(year),
    ),
  );
  return persons.map((person, index) =>
    years.map((year, at) => {
      const allowance = used[at]?.[index] ?? { available: ZERO, used: ZERO };
      return capitalIncome(person, year, losses[index]?.[at], allowance);
    }),
  );
}

interface Allowance {
  readonly available: Decimal;
  readonly used: Decimal;
}

/** Joint: what one spouse does not need, the other may use; separate: each has the single allowance. */
function shareAllowance(
  year: number,
  gains: readonly Decimal[],
  persons: readonly PersonInput[],
  joint: boolean,
): readonly Allowance[] {
  const spent = persons.map(({ profile }) => profile.year(year).allowanceUsed);
  if (!joint) {
    return gains.map((gain, index) => {
      const available = positivePart(subtract(allowanceOf(year, false), spent[index] ?? ZERO));
      return { available, used: smaller(gain, available) };
    });
  }
  let rest = positivePart(subtract(allowanceOf(year, true), spent.reduce(add, ZERO)));
  return gains.map((gain) => {
    const available = rest;
    const used = smaller(gain, available);
    rest = subtract(rest, used);
    return { available, used };
  });
}

function allowanceOf(year: number, joint: boolean): Decimal {
  return amountFor(known(year).savingsAllowance.value, joint);
}

function capitalIncome(
  { figures, profile }: PersonInput,
  year: number,
  loss: LossYear | undefined,
  allowance: Allowance,
): CapitalIncome {
  if (loss === undefined) throw new Error('Every person has a row for every year');
  const own = yearFiguresOf(figures, year).derivatives;
  return {
    gains: own.gains,
    losses: own.losses,
    usedElsewhere: eurText(profile.year(year).allowanceUsed),
    net: eurText(loss.net),
    carryIn: eurText(loss.carryIn),
    carryUsed: eurText(loss.carryUsed),
    carryOut: eurText(loss.carryOut),
    allowance: eurText(allowance.available),
    allowanceUsed: eurText(allowance.used),
    taxable: eurText(subtract(loss.taxable, allowance.used)),
  };
}
