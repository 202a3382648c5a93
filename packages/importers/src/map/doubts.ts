/**
 * What is doubtful in a file whose columns only a mapping names (`doubtful`): a purchase of a negative amount, and a fee above
 * five per cent of the value, which is more often a wrong column than a price.
 */
import type { ReviewCode } from '../review-codes.ts';
import { compareText, multiplyText } from '../values/decimal-text.ts';
import type { RowFacts } from './row-facts.ts';

const USUAL = '0.05';

export interface Doubt {
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;
}

/** `isNegative`: the sign of the amount in its cell. `takesHighFees`: the user said that they are right. */
export function doubtIn(facts: RowFacts, isNegative: boolean, takesHighFees: boolean): Doubt | undefined {
  const { kind, in: received, out, fee } = facts;
  if (kind === 'trade-buy' && isNegative && received !== undefined) {
    return { code: 'amount.sign-contradicts-type', params: { kind, amount: `-${received.amount}` } };
  }
  if (fee === undefined || takesHighFees) return undefined;
  const side = [received, out].find((each) => each?.asset === fee.asset);
  if (side === undefined || compareText(fee.amount, multiplyText(side.amount, USUAL)) <= 0) return undefined;
  return { code: HIGH_FEE, params: { fee: `${fee.amount} ${fee.asset}`, value: `${side.amount} ${side.asset}` } };
}

export const HIGH_FEE = 'fee.above-usual' satisfies ReviewCode;
