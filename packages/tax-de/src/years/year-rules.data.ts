/**
 * The parameters of the law by span of tax years, each with its source. A year outside every span has no rules:
 * the package refuses it instead of guessing (rule YEAR-02). Amounts are decimal texts in EUR.
 *
 * 2013 is the first year: before it a loss went back up to another sum (511,500 EUR, § 10d EStG), and little was traded. The
 * first letter of the ministry is of 10.05.2022; what its successor says holds for all open cases (Rz. 106), so the years from
 * 2013 on rest on the statute, on IX R 3/22 and on that sentence, not on a letter of their own time.
 */

/** V = verified in public material, G = general legal knowledge, D = decided by this project. */
export type Mark = 'V' | 'G' | 'D';

export interface Span<T> {
  readonly from: number;
  readonly to: number;
  readonly value: T;
  readonly ref: string;
  readonly mark: Mark;
}

/** One amount for a single person, another for a jointly assessed couple. */
export interface SingleJoint {
  readonly single: string;
  readonly joint: string;
}

export const FIRST_TAX_YEAR = 2013;
export const LAST_TAX_YEAR = 2026;

export const PRIVATE_SALES_LIMIT: readonly Span<string>[] = [
  { from: 2013, to: 2023, value: '600.00', ref: '§ 23 (3) sentence 5 EStG as in force until 2023; Rz. 53', mark: 'V' },
  {
    from: 2024,
    to: 2026,
    value: '1000.00',
    ref: '§ 23 (3) sentence 5 EStG as amended by the Wachstumschancengesetz',
    mark: 'V',
  },
];

export const INCOME_LIMIT: readonly Span<string>[] = [
  { from: 2013, to: 2026, value: '256.00', ref: '§ 22 Nr. 3 sentence 2 EStG', mark: 'V' },
];

export const HOLDING_PERIOD_YEARS: readonly Span<number>[] = [
  {
    from: 2013,
    to: 2026,
    value: 1,
    ref: '§ 23 (1) sentence 1 Nr. 2 EStG; Rz. 53, 63 (no ten years); §§ 187, 188 BGB',
    mark: 'V',
  },
];

export const SAVINGS_ALLOWANCE: readonly Span<SingleJoint>[] = [
  { from: 2013, to: 2022, value: { single: '801.00', joint: '1602.00' }, ref: '§ 20 (9) EStG until 2022', mark: 'V' },
  { from: 2023, to: 2026, value: { single: '1000.00', joint: '2000.00' }, ref: '§ 20 (9) EStG from 2023', mark: 'V' },
];

/** By the year of the loss. */
export const CARRY_BACK_CAP: readonly Span<SingleJoint>[] = [
  {
    from: 2013,
    to: 2019,
    value: { single: '1000000.00', joint: '2000000.00' },
    ref: '§ 10d (1) EStG, from the losses of 2013 on',
    mark: 'G',
  },
  {
    from: 2020,
    to: 2023,
    value: { single: '10000000.00', joint: '20000000.00' },
    ref: '§ 10d (1) EStG as widened for 2020 to 2023',
    mark: 'G',
  },
  { from: 2024, to: 2026, value: { single: '1000000.00', joint: '2000000.00' }, ref: '§ 10d (1) EStG', mark: 'G' },
];

/** Up to this gain a carry-forward is deducted without limit. */
export const CARRY_FORWARD_BASE: readonly Span<SingleJoint>[] = [
  { from: 2013, to: 2026, value: { single: '1000000.00', joint: '2000000.00' }, ref: '§ 10d (2) EStG', mark: 'G' },
];

/** Share of the gain above the base that a carry-forward may still reduce. */
export const CARRY_FORWARD_SHARE: readonly Span<string>[] = [
  { from: 2013, to: 2023, value: '0.60', ref: '§ 10d (2) sentence 1 EStG', mark: 'G' },
  { from: 2024, to: 2026, value: '0.70', ref: '§ 10d (2) sentence 1 EStG, 2024 to 2027', mark: 'G' },
];

/** Whether a carry-back may be waived in part (by the year of the loss). */
export const PARTIAL_WAIVER: readonly Span<boolean>[] = [
  { from: 2013, to: 2021, value: true, ref: '§ 10d (1) sentence 5 EStG until 2021', mark: 'G' },
  { from: 2022, to: 2026, value: false, ref: '§ 10d (1) sentence 6 EStG from 2022', mark: 'G' },
];

export const FLAT_RATE: readonly Span<string>[] = [
  { from: 2013, to: 2026, value: '0.25', ref: '§ 32d (1) EStG', mark: 'V' },
];

/** Futures losses: the cap of 20,000 EUR (2021 to 2024) was repealed for all open cases. */
export const FUTURES_LOSS_CAP: readonly Span<null>[] = [
  { from: 2013, to: 2026, value: null, ref: '§ 20 (6) EStG as amended by the Jahressteuergesetz 2024', mark: 'V' },
];
