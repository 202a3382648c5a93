/**
 * Who a report is about: one person, or a couple with a ledger each. Joint assessment is stated in the first profile; with
 * `--spouse` every year is joint that this profile does not call separate.
 */
import { defined } from '@cryptax/kernel';
import { TAX_YEARS, type TaxProfile, type YearProfile } from '@cryptax/tax-de';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { readProfile } from './read-profile.ts';
import type { ReportLedger } from './report-ledger.ts';

export interface ReportedPerson {
  readonly role: 'A' | 'B';
  readonly name?: string;
  readonly ledger: ReportLedger;
  readonly profile: TaxProfile;
}

export interface PersonOptions {
  readonly profile?: string;
  readonly name?: string;
  readonly spouse?: string;
  readonly spouseProfile?: string;
  readonly spouseName?: string;
}

/** One person, or both with person A first. */
export async function reportedPersons(
  ledger: ReportLedger,
  spouseLedger: ReportLedger | null,
  options: PersonOptions,
  io: CommandIo,
): Promise<readonly ReportedPerson[]> {
  const profile = options.profile === undefined ? {} : await readProfile(options.profile, io);
  const own = { role: 'A', ...defined({ name: options.name }), ledger } as const;
  if (spouseLedger === null) {
    if (options.spouseProfile !== undefined) throw new BadInput('--spouse-profile: needs --spouse');
    return [{ ...own, profile }];
  }
  const other = options.spouseProfile === undefined ? {} : await readProfile(options.spouseProfile, io);
  return [
    { ...own, profile: jointProfile(profile) },
    { role: 'B', ...defined({ name: options.spouseName }), ledger: spouseLedger, profile: other },
  ];
}

/** The year of the report has to be joint, or there is nothing to assess together. */
export function refuseSeparate(year: number, [first]: readonly ReportedPerson[], options: PersonOptions): void {
  if (options.spouse === undefined || first?.profile.years?.[String(year)]?.joint !== false) return;
  throw new BadInput(`--spouse: the profile says that ${year} is not assessed jointly`);
}

function jointProfile(profile: TaxProfile): TaxProfile {
  const years = new Set([...Object.keys(profile.years ?? {}), ...TAX_YEARS.map(String)]);
  const joint = [...years].sort().map((year): readonly [string, YearProfile] => {
    const reported = profile.years?.[year] ?? {};
    return [year, { ...reported, joint: reported.joint ?? true }];
  });
  return { ...profile, years: Object.fromEntries(joint) };
}
