/** The year rules in the form the loss ledger asks for, one set per kind of income. */
import { type Decimal, dec } from '@cryptax/kernel';
import { LAST_TAX_YEAR, type SingleJoint } from '../years/year-rules.data.ts';
import { type YearRules, yearRules } from '../years/year-rules.ts';
import { type CarryForwardCap, type LossRules, NO_LIMIT } from './loss-ledger.ts';
import type { ReadProfile } from './read-profile.ts';
import type { LossLaw } from './tax-profile.ts';

type Joint = (year: number) => boolean;

export function privateSalesRules(joint: Joint, sharesCarryForward: boolean): LossRules {
  return {
    limitOf: (year) => dec(known(year).privateSalesLimit.value),
    joint,
    spouseOffset: true,
    carryBackCap,
    carryForwardCap,
    sharesCarryForward,
  };
}

export function incomeRules(joint: Joint, sharesCarryForward: boolean): LossRules {
  return {
    limitOf: (year) => dec(known(year).incomeLimit.value),
    joint,
    spouseOffset: false,
    carryBackCap,
    carryForwardCap,
    sharesCarryForward,
  };
}

/** Section 20: every gain counts, losses only go forward, without a cap (rule CAP-05). */
export function capitalRules(joint: Joint): LossRules {
  return {
    limitOf: () => NO_LIMIT,
    joint,
    spouseOffset: false,
    carryBackCap: () => NO_LIMIT,
    carryForwardCap: null,
    sharesCarryForward: false,
  };
}

/**
 * The office carries a loss back without being asked; the taxpayer may waive that, until 2021 also in part (rule
 * LOSS-05). An amount for a year that no longer allows one counts as not given, and is reported.
 */
export function carryBackLimits(profile: ReadProfile, law: LossLaw): (year: number) => Decimal | null {
  const waived = new Set(profile.waived.filter((waiver) => waiver.law === law).map(({ lossYear }) => lossYear));
  const limits = new Map(
    profile.carryBack
      .filter((choice) => choice.law === law && choice.amount !== null && allowsPart(choice.lossYear))
      .map(({ lossYear, amount }) => [lossYear, amount]),
  );
  return (year) => (waived.has(year) ? NO_LIMIT : (limits.get(year) ?? null));
}

function allowsPart(year: number): boolean {
  const rules = yearRules(year);
  return rules.ok && rules.value.partialWaiver.value;
}

function carryBackCap(year: number, joint: boolean): Decimal {
  return amountFor(known(year).carryBackCap.value, joint);
}

function carryForwardCap(year: number, joint: boolean): CarryForwardCap {
  const rules = known(year);
  return { base: amountFor(rules.carryForwardBase.value, joint), share: dec(rules.carryForwardShare.value) };
}

export function amountFor(value: SingleJoint, joint: boolean): Decimal {
  return dec(joint ? value.joint : value.single);
}

/** Only years that passed the check for a parameter row come here, and years to come that were asked for by the last known law. */
export function known(year: number): YearRules {
  const rules = yearRules(Math.min(year, LAST_TAX_YEAR));
  if (!rules.ok) throw new Error(`No parameter row for ${year}`);
  return rules.value;
}
