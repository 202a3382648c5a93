/** Interest on tax paid late and the time in which a year can still be assessed, as the fiscal code (AO) has them. */
import type { Mark } from '../years/year-rules.data.ts';

interface GraceMonths {
  readonly from: number;
  readonly to: number;
  readonly months: number;
  readonly ref: string;
  readonly mark: Mark;
}

/** Months after the end of the tax year in which no interest runs; 2019 to 2024 were prolonged in the pandemic. */
export const GRACE_MONTHS: readonly GraceMonths[] = [
  { from: 2013, to: 2018, months: 15, ref: '§ 233a (2) sentence 1 AO', mark: 'V' },
  { from: 2019, to: 2019, months: 21, ref: 'Art. 97 § 36 (2) EGAO (from 1 October 2021)', mark: 'V' },
  { from: 2020, to: 2021, months: 21, ref: 'Art. 97 § 36 (3) EGAO', mark: 'V' },
  { from: 2022, to: 2022, months: 20, ref: 'Art. 97 § 36 (3) EGAO', mark: 'V' },
  { from: 2023, to: 2023, months: 18, ref: 'Art. 97 § 36 (3) EGAO', mark: 'V' },
  { from: 2024, to: 2024, months: 17, ref: 'Art. 97 § 36 (3) EGAO', mark: 'V' },
  { from: 2025, to: 2026, months: 15, ref: '§ 233a (2) sentence 1 AO', mark: 'V' },
];

/** Hundredths of a percent for each full month, one rate after the other; the last one is still in force. */
export const LATE_RATES = [
  { lastYear: 2018, perMonth: 50n, ref: '§ 238 (1) AO' },
  { lastYear: undefined, perMonth: 15n, ref: '§ 238 (1a) AO' },
] as const;

/** Evaded tax keeps the old rate: the lower one is for interest of § 233a alone. */
export const EVASION_RATE = { perMonth: 50n, ref: '§§ 235, 238 (1) AO' } as const;

/** Below it, interest is not assessed (§ 239 (2) sentence 2 AO). */
export const LEAST_INTEREST_EUROS = 10n;

/** How a wrong return came about, as far as it decides on how long a year stays open. */
export type Conduct = 'ordinary' | 'reckless' | 'evasion';

/** Years in which a tax can be assessed (§ 169 (2) AO). */
export const ASSESSMENT_YEARS: Readonly<Record<Conduct, number>> = { ordinary: 4, reckless: 5, evasion: 10 };

/** Where a return has to be filed, the time begins with the end of the year of filing, at the latest of the third year after. */
export const LATEST_START_YEARS = 3;
