/**
 * Numbers of the bills of OKX's funding account, from the table of its documentation (API v5, "Asset bills details", read as
 * of 2026-06-15). A number that stands nowhere goes to the review list: among them all products whose result depends on a
 * price (dual investment, shark fin, snowball), loans, purchases outside the conversion list, and staking that hands out
 * another token (137, 138, 329 to 332), whose treatment is a rule the user can switch.
 */
import type { FormatKind } from '../formats/format.ts';

const words = (kind: FormatKind, numbers: readonly number[]): Readonly<Record<string, FormatKind>> =>
  Object.fromEntries(numbers.map((number) => [`bill ${number}`, kind]));

export const OKX_BILLS: Readonly<Record<string, FormatKind>> = {
  /** Between the user's own accounts at OKX, or locked there for a while: nothing came and nothing left. */
  ...words(
    'ignore',
    [
      20, 21, 22, 23, 130, 131, 311, 361,
      /** A withdrawal that did not happen; the list of withdrawals does not tell it either. */
      13,
      /** Principal of savings (75, 76), of staking (80 to 82, 348, 349) and of fixed terms (304 to 306, 339 to 342). */
      75, 76, 80, 81, 82, 304, 305, 306, 339, 340, 341, 342, 348, 349,
      /** Locked for a launch, as collateral, or by customer service. */
      78, 124, 132, 133, 175, 177, 178, 180, 212, 215, 372, 373,
      /** Conversions have a list of their own, and the fee of a withdrawal stands with the withdrawal. */
      136, 221,
    ],
  ),
  ...words('lending-interest', [89, 307, 308, 309, 343, 344, 400, 408]),
  ...words('staking-reward', [83, 139, 328, 350]),
  ...words('fee', [84]),
  ...words('airdrop', [28, 48, 146, 189, 229, 333, 354]),
  ...words('referral-bonus', [150, 151, 152, 172, 185, 299]),
  ...words('cashback', [68, 173, 300]),
  ...words('gift-out', [313]),
  ...words('gift-in', [314]),
};
