/** Amounts of the law that no year changes: from which income on one has to file, or to keep records. */

/** Employees must file above this side income (§ 46 (2) Nr. 1 EStG). */
export const FILING_DUTY_EUR = '410.00';

/** § 147a AO: six years of retention above this sum of positive income. */
export const RETENTION_EUR = '500000.00';
