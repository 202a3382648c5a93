/**
 * A loss that meets a taxable year before it can go two ways: back into that year, as the office does without being asked,
 * or forward, if the taxpayer waives the carry-back. The report shows both with their tax and says which one its figures
 * use (rule LOSS-05); the sheet never prints a waiver that nobody chose.
 */
import { formatDecimal } from '@cryptax/kernel';
import { eur, positivePart } from '../money/eur.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import type { AssessedYear, LossMoves } from './law-year.ts';
import type { LossLaw, TaxProfile } from './tax-profile.ts';

export interface CarryBackWay {
  /** What goes back, and what the year before is taxed with then. */
  readonly carriedBack: string;
  readonly taxableBefore: string;
  /** Extra tax of crypto in the year before; an estimate as everywhere. */
  readonly taxBefore: string;
  /** What goes on into the years after. */
  readonly carryOut: string;
}

export interface CarryBackWays {
  readonly law: LossLaw;
  readonly lossYear: number;
  /** The loss left over in its year, as a positive amount. */
  readonly loss: string;
  readonly back: CarryBackWay;
  readonly waived: CarryBackWay;
  /** `part`: until 2021 an amount could be chosen. */
  readonly used: 'back' | 'waived' | 'part';
}

interface Assessed {
  readonly own: readonly AssessedYear[];
  /** Empty without a spouse who has a ledger too. */
  readonly spouse: readonly AssessedYear[];
}

/** Assessed years under a profile; null where it cannot be read. */
type Assess = (profile: TaxProfile) => Assessed | null;

/** The ways of a loss of `year`, and of one of the year after, which would correct the assessment of `year`. */
export function carryBackWays(assess: Assess, profile: TaxProfile, year: number): readonly CarryBackWays[] {
  return [year, year + 1].flatMap((lossYear) =>
    (['private-sales', 'income'] as const).flatMap((law) => waysOf(assess, profile, lossYear, law) ?? []),
  );
}

function waysOf(assess: Assess, profile: TaxProfile, lossYear: number, law: LossLaw): CarryBackWays | null {
  const elsewhere = <T extends { readonly lossYear: number; readonly law: LossLaw }>(list: readonly T[] = []) =>
    list.filter((choice) => choice.lossYear !== lossYear || choice.law !== law);
  const byLaw: TaxProfile = {
    ...profile,
    carryBack: elsewhere(profile.carryBack),
    carryBackWaived: elsewhere(profile.carryBackWaived),
  };
  const waiver: TaxProfile = { ...byLaw, carryBackWaived: [...elsewhere(profile.carryBackWaived), { lossYear, law }] };
  const [back, waived, chosen] = [byLaw, waiver, profile].map((choice) =>
    wayOf(assess(choice), profile, lossYear, law),
  );
  if (!back || !waived || !chosen || eur(back.carriedBack).units === 0n) return null;
  const used = chosen.limit === null ? 'back' : eur(chosen.limit).units === 0n ? 'waived' : 'part';
  return { law, lossYear, loss: waived.loss, back: plain(back), waived: plain(waived), used };
}

interface FullWay extends CarryBackWay {
  readonly loss: string;
  readonly limit: string | null;
}

function plain({ carriedBack, taxableBefore, taxBefore, carryOut }: FullWay): CarryBackWay {
  return { carriedBack, taxableBefore, taxBefore, carryOut };
}

function wayOf(years: Assessed | null, profile: TaxProfile, lossYear: number, law: LossLaw): FullWay | null {
  const own = years?.own.find(({ year }) => year === lossYear);
  const before = years?.own.find(({ year }) => year === lossYear - 1);
  if (own === undefined || before === undefined) return null;
  const reported = profile.years?.[String(before.year)] ?? {};
  const spouse = reported.joint ? years?.spouse.find(({ year }) => year === before.year) : undefined;
  const estimate = estimateYear(before, reported, spouse ?? null);
  if (!estimate.ok) return null;
  const moves = movesOf(own, law);
  const net = eur(law === 'private-sales' ? own.privateSales.net : own.income.net);
  return {
    loss: formatDecimal(positivePart({ ...net, units: -net.units })),
    limit: moves.carryBackLimit,
    carriedBack: moves.carriedBackOut,
    taxableBefore: law === 'private-sales' ? before.privateSales.taxable : before.income.taxable,
    taxBefore: estimate.value.extraTax,
    carryOut: moves.carryOut,
  };
}

function movesOf(year: AssessedYear, law: LossLaw): LossMoves {
  return law === 'private-sales' ? year.privateSalesLosses : year.incomeLosses;
}
