/** When a move counts (specification 3, section 9): above 0.001 % it is real, from 3 % it is worth an alert. */
import { absolute, compare, dec, divide, formatDecimal, multiply, subtract } from '@cryptax/kernel';

const REAL = dec('0.00001');
const ALERT = dec('0.03');

export function isRealChange(from: string, to: string): boolean {
  return compareChange(from, to, REAL) > 0;
}

export function isAlert(from: string, to: string): boolean {
  return compareChange(from, to, ALERT) >= 0;
}

/** Signed ratio to the old price, six decimals. */
export function changeBetween(from: string, to: string): string {
  return formatDecimal(divide(subtract(dec(to), dec(from)), dec(from), 6, 'half-even'));
}

/** |to - from| against the share of `from`, exactly: no division. */
function compareChange(from: string, to: string, share: ReturnType<typeof dec>): -1 | 0 | 1 {
  return compare(absolute(subtract(dec(to), dec(from))), multiply(dec(from), share));
}
