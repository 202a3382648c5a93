/** The profile as exact decimals. A malformed one is refused here too, so that no amount is ever taken as zero. */
import { type Decimal, dec, ok, type Result, ZERO } from '@cryptax/kernel';
import type { ChurchRate } from '../tariff/surcharges.ts';
import { parseProfile } from './parse-profile.ts';
import type { CarryBackWaiver, LossLaw, ProfileError, TaxProfile, YearProfile } from './tax-profile.ts';

export interface ReadYear {
  readonly joint: boolean;
  readonly church: ChurchRate | undefined;
  readonly taxableIncome: string | undefined;
  readonly otherPrivateSales: Decimal;
  readonly otherIncome: Decimal;
  readonly otherCapital: Decimal;
  readonly allowanceUsed: Decimal;
  readonly generalExpenses: Decimal;
}

export interface ReadProfile {
  readonly openingLoss: { readonly privateSales: Decimal; readonly income: Decimal; readonly capital: Decimal };
  readonly carryBack: readonly ReadCarryBack[];
  readonly waived: readonly CarryBackWaiver[];
  readonly sharesCarryForward: boolean;
  /** Years for which the profile names results outside the ledger. */
  readonly otherYears: readonly number[];
  readonly year: (year: number) => ReadYear;
}

export interface ReadCarryBack {
  readonly lossYear: number;
  readonly law: LossLaw;
  readonly amount: Decimal | null;
}

export function readProfile(given: TaxProfile): Result<ReadProfile, ProfileError> {
  const checked = parseProfile(given);
  if (!checked.ok) return checked;
  const profile = checked.value;
  const years = new Map(
    Object.entries(profile.years ?? {}).map(([year, reported]) => [Number(year), readYear(reported)]),
  );
  const { privateSales, income, capital } = profile.openingLoss ?? {};
  const carryBack = (profile.carryBack ?? []).map(({ lossYear, law, amount: text }) => ({
    lossYear,
    law,
    amount: text === undefined ? null : amount(text),
  }));
  return ok({
    openingLoss: { privateSales: amount(privateSales), income: amount(income), capital: amount(capital) },
    carryBack,
    waived: profile.carryBackWaived ?? [],
    sharesCarryForward: profile.spouseCarryForward === 'both',
    otherYears: [...years].flatMap(([year, reported]) => (hasOther(reported) ? [year] : [])),
    year: (year) => years.get(year) ?? EMPTY_YEAR,
  });
}

function readYear(reported: YearProfile): ReadYear {
  return {
    joint: reported.joint ?? false,
    church: reported.church,
    taxableIncome: reported.taxableIncome,
    otherPrivateSales: amount(reported.otherPrivateSales),
    otherIncome: amount(reported.otherIncome),
    otherCapital: amount(reported.otherCapital),
    allowanceUsed: amount(reported.allowanceUsed),
    generalExpenses: amount(reported.generalExpenses),
  };
}

function hasOther({ otherPrivateSales, otherIncome }: ReadYear): boolean {
  return otherPrivateSales.units !== 0n || otherIncome.units !== 0n;
}

/** A field left out is nothing; everything else was checked before. */
function amount(text: string | undefined): Decimal {
  return text === undefined ? ZERO : dec(text);
}

const EMPTY_YEAR: ReadYear = readYear({});
