/** The two questions others ask: assess one person, or a couple with two ledgers. */
import { err, type Issue, ok, type Result } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { type AssessIssueCode, assessYears, type LawBeyond } from './assess-years.ts';
import type { AssessedYear } from './law-year.ts';
import { readProfile } from './read-profile.ts';
import type { ProfileError, TaxProfile } from './tax-profile.ts';

export interface PersonLedger {
  readonly figures: readonly YearFigures[];
  readonly profile: TaxProfile;
}

export interface Assessment {
  readonly years: readonly AssessedYear[];
  readonly issues: readonly Issue<AssessIssueCode>[];
}

export interface CoupleAssessment {
  readonly a: readonly AssessedYear[];
  readonly b: readonly AssessedYear[];
  readonly issues: readonly Issue<AssessIssueCode>[];
}

/** `cover` lists that year too, although the ledger may end before it: its carry-forward is wanted. */
export function assessPerson(person: PersonLedger, cover?: number, law?: LawBeyond): Result<Assessment, ProfileError> {
  const profile = readProfile(person.profile);
  if (!profile.ok) return profile;
  const { value, issues } = assessYears([{ figures: person.figures, profile: profile.value }], cover, law);
  return ok({ years: value[0] ?? [], issues });
}

/** Whether a year is joint is read from the first person's profile; separate years keep the two fully apart. */
export function assessCouple(a: PersonLedger, b: PersonLedger, cover?: number): Result<CoupleAssessment, ProfileError> {
  const [profileA, profileB] = [readProfile(a.profile), readProfile(b.profile)];
  if (!profileA.ok) return profileA;
  if (!profileB.ok) return err({ ...profileB.error, field: `spouse.${profileB.error.field}` });
  const persons = [
    { figures: a.figures, profile: profileA.value },
    { figures: b.figures, profile: profileB.value },
  ];
  const { value, issues } = assessYears(persons, cover);
  return ok({ a: value[0] ?? [], b: value[1] ?? [], issues });
}
