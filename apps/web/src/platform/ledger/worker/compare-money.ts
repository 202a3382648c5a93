/**
 * The order of many amounts. Two that differ by more than a float can blur are told apart as floats, which is all that most
 * comparisons need; the others as the exact decimals they are. What has no amount comes first.
 */
import { compare, dec } from '@cryptax/kernel';

/** Far more than the rounding of a float, whose last digit is the sixteenth. */
const BLURRED = 1e-12;

/** Compares two places of the list. */
export function compareMoney(amounts: readonly (string | undefined)[]): (a: number, b: number) => number {
  const floats = Float64Array.from(amounts, (amount) => (amount === undefined ? Number.NaN : Number(amount)));
  return (a, b) => {
    const [x, y] = [floats[a] ?? Number.NaN, floats[b] ?? Number.NaN];
    const gap = x - y;
    if (Number.isFinite(gap) && Math.abs(gap) > BLURRED * Math.max(Math.abs(x), Math.abs(y))) return gap;
    const [left, right] = [amounts[a], amounts[b]];
    if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? -1 : 1;
    return left === right ? 0 : compare(dec(left), dec(right));
  };
}
