/**
 * What the taxpayer tells us beyond the ledger: income without crypto, other results that share a limit, losses
 * already assessed, the choice of carry-back. Plain JSON with decimal texts; read once into exact decimals.
 * A malformed amount is refused, never taken as zero.
 */
import { type Decimal, err, ok, parseDecimal, type Result, ZERO } from '@cryptax/kernel';
import type { ChurchRate } from '../tariff/surcharges.ts';

export type LossLaw = 'private-sales' | 'income';

/** The law's default is carry-back; here it is waived unless chosen per loss year. `amount` only until 2021. */
export interface CarryBackChoice {
  readonly lossYear: number;
  readonly law: LossLaw;
  readonly amount?: string;
}

export interface YearProfile {
  /** Taxable income (zvE) without crypto; joint income for a jointly assessed couple. */
  readonly taxableIncome?: string;
  readonly joint?: boolean;
  readonly church?: ChurchRate;
  /** Net of private sales outside this ledger (signed). */
  readonly otherPrivateSales?: string;
  /** Net of services outside this ledger (signed). */
  readonly otherIncome?: string;
  /** Net of capital income without German withholding outside this ledger (signed). */
  readonly otherCapital?: string;
  /** Part of the savings allowance that banks have used already. */
  readonly allowanceUsed?: string;
  /** General costs (software, adviser): the share that belongs to taxable sales (Rz. 57). */
  readonly generalExpenses?: string;
}

export interface TaxProfile {
  /** Losses assessed for the year before the ledger starts, as positive amounts. */
  readonly openingLoss?: { readonly privateSales?: string; readonly income?: string; readonly capital?: string };
  readonly carryBack?: readonly CarryBackChoice[];
  readonly years?: Readonly<Record<string, YearProfile>>;
}

export interface ProfileError {
  readonly code: 'profile.amount-malformed' | 'profile.amount-negative' | 'profile.church-unknown';
  /** Path of the field, for example `years.2024.taxableIncome`. */
  readonly field: string;
}

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
  readonly year: (year: number) => ReadYear;
}

export interface ReadCarryBack {
  readonly lossYear: number;
  readonly law: LossLaw;
  readonly amount: Decimal | null;
}

type Sign = 'signed' | 'positive';

export function readProfile(profile: TaxProfile): Result<ReadProfile, ProfileError> {
  const errors: ProfileError[] = [];
  const amount = (field: string, text: string | undefined, sign: Sign): Decimal => {
    if (text === undefined) return ZERO;
    const parsed = parseDecimal(text);
    if (!parsed.ok) errors.push({ code: 'profile.amount-malformed', field });
    else if (sign === 'positive' && parsed.value.units < 0n) errors.push({ code: 'profile.amount-negative', field });
    return parsed.ok ? parsed.value : ZERO;
  };
  const years = new Map<number, ReadYear>();
  for (const [year, raw] of Object.entries(profile.years ?? {})) {
    if (raw.church !== undefined && raw.church !== 8 && raw.church !== 9) {
      errors.push({ code: 'profile.church-unknown', field: `years.${year}.church` });
    }
    amount(`years.${year}.taxableIncome`, raw.taxableIncome, 'signed');
    years.set(
      Number(year),
      readYear(raw, (key, sign) => amount(`years.${year}.${key}`, raw[key], sign)),
    );
  }
  const opening = profile.openingLoss;
  const openingLoss = {
    privateSales: amount('openingLoss.privateSales', opening?.privateSales, 'positive'),
    income: amount('openingLoss.income', opening?.income, 'positive'),
    capital: amount('openingLoss.capital', opening?.capital, 'positive'),
  };
  const carryBack = (profile.carryBack ?? []).map((choice, index) => ({
    lossYear: choice.lossYear,
    law: choice.law,
    amount: choice.amount === undefined ? null : amount(`carryBack.${index}.amount`, choice.amount, 'positive'),
  }));
  const [first] = errors;
  if (first !== undefined) return err(first);
  return ok({ openingLoss, carryBack, year: (year) => years.get(year) ?? EMPTY_YEAR });
}

type AmountKey = 'otherPrivateSales' | 'otherIncome' | 'otherCapital' | 'allowanceUsed' | 'generalExpenses';

function readYear(raw: YearProfile, amount: (key: AmountKey, sign: Sign) => Decimal): ReadYear {
  return {
    joint: raw.joint ?? false,
    church: raw.church,
    taxableIncome: raw.taxableIncome,
    otherPrivateSales: amount('otherPrivateSales', 'signed'),
    otherIncome: amount('otherIncome', 'signed'),
    otherCapital: amount('otherCapital', 'signed'),
    allowanceUsed: amount('allowanceUsed', 'positive'),
    generalExpenses: amount('generalExpenses', 'positive'),
  };
}

const EMPTY_YEAR: ReadYear = readYear({}, () => ZERO);
