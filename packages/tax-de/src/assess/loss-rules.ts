/** The year rules in the form the loss ledger asks for, one set per kind of income. */
import { type Decimal, dec } from '@cryptax/kernel';
import type { SingleJoint } from '../years/year-rules.data.ts';
import { type YearRules, yearRules } from '../years/year-rules.ts';
import { type CarryForwardCap, type LossRules, NO_LIMIT } from './loss-ledger.ts';
import type { ReadProfile } from './read-profile.ts';
import type { LossLaw } from './tax-profile.ts';

type Joint = (year: number) => boolean;

export function privateSalesRules(joint: Joint): LossRules {
  return {
    limitOf: (year) => dec(known(year).privateSalesLimit.value),
    joint,
    spouseOffset: true,
    carryBackCap,
    carryForwardCap,
  };
}

export function incomeRules(joint: Joint): LossRules {
  return {
    limitOf: (year) => dec(known(year).incomeLimit.value),
    joint,
    spouseOffset: false,
    carryBackCap,
    carryForwardCap,
  };
}

/** Section 20: every gain counts, losses only go forward, without a cap (rule CAP-05). */
export function capitalRules(joint: Joint): LossRules {
  return { limitOf: () => NO_LIMIT, joint, spouseOffset: false, carryBackCap: () => NO_LIMIT, carryForwardCap: null };
}

/** Loss years that go back; a partial amount where the law no longer allows one is left out (and reported). */
export function carryBackChoices(profile: ReadProfile, law: LossLaw): ReadonlyMap<number, Decimal | null> {
  const chosen = profile.carryBack.filter((choice) => {
    const rules = yearRules(choice.lossYear);
    return choice.law === law && rules.ok && (choice.amount === null || rules.value.partialWaiver.value);
  });
  return new Map(chosen.map(({ lossYear, amount }) => [lossYear, amount]));
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

/** Only years that passed the check for a parameter row come here. */
export function known(year: number): YearRules {
  const rules = yearRules(year);
  if (!rules.ok) throw new Error(`No parameter row for ${year}`);
  return rules.value;
}
