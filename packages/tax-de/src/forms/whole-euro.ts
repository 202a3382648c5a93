/** Form fields take whole euros; rounding in the taxpayer's favour is usual: income down, costs up (rule FORM-03). */
import { dec, formatDecimal, round } from '@cryptax/kernel';

export type Favour = 'down' | 'up';

/** A negative result goes further down: a loss of 10.50 is proposed as -11. */
export function wholeEuro(amount: string, favour: Favour): string {
  return formatDecimal(round(dec(amount), 0, favour === 'down' ? 'floor' : 'ceiling'));
}
