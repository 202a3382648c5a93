/** What no year changes: from which income on one has to file, or to keep records, and since when the ministry has said anything. */

/** Employees must file above this side income (§ 46 (2) Nr. 1 EStG). */
export const FILING_DUTY_EUR = '410.00';

/** § 147a AO: six years of retention above this sum of positive income. */
export const RETENTION_EUR = '500000.00';

/** The first letter of the ministry on crypto is of 10.05.2022; older years rest on the statute and on IX R 3/22. */
export const FIRST_LETTER_YEAR = 2022;
