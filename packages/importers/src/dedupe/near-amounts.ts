/** Amounts that are the same but for rounding: an interface tells 0.12345678 and the file 0.1235. */
import { type Decimal, dec, equals, round } from '@cryptax/kernel';
import { compareText, distanceText, multiplyText } from '../values/decimal-text.ts';

/** A rounding that changes more than this part of the amount says nothing. */
const MOST_LOST = '0.0005';

/** Equal, or the longer one rounded or cut off to the digits of the shorter. */
export function areNearAmounts(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (long === short) return true;
  // Most amounts that are compared have as many digits as each other, or begin differently: the text tells.
  if (long.length === short.length && long.includes('.') === short.includes('.')) return false;
  if (compareText(long, short) === 0) return true;
  if (compareText(distanceText(long, short), multiplyText(long, MOST_LOST)) > 0) return false;
  const [exact, printed] = [dec(long), dec(short)];
  return isRounded(exact, printed, 'half-away') || isRounded(exact, printed, 'down');
}

function isRounded(long: Decimal, short: Decimal, mode: 'half-away' | 'down'): boolean {
  return equals(round(long, short.scale, mode), short);
}

/**
 * Texts of which amounts that are near each other share one: the first three digits, cut off and rounded. So small a
 * difference can cross the border of the one or of the other, not of both.
 */
export function nearCells(amount: string): readonly string[] {
  const [whole = '', part = ''] = amount.replace('-', '').split('.');
  const digits = `${whole}${part}`;
  const first = digits.search(/[1-9]/);
  if (first < 0) return ['0'];
  const size = whole.length - first;
  const four = Number(digits.slice(first, first + 4).padEnd(4, '0'));
  const rounded = Math.floor((four + 5) / 10);
  return [`${size} ${Math.floor(four / 10)}`, rounded === 1000 ? `${size + 1}~100` : `${size}~${rounded}`];
}
