/**
 * What is doubtful in a file whose columns only a mapping names (`doubtful`): a purchase of a negative amount, and a fee above
 * five per cent of the value, which is more often a wrong column than a price. And of every file: a fee that was paid back.
 */
import type { ReviewCode } from '../review-codes.ts';
import { compareText, multiplyText } from '../values/decimal-text.ts';
import { isExchange } from './kind-facts.ts';
import type { Amount, RowFacts } from './row-facts.ts';
import type { Sign } from './trade-signs.ts';

const USUAL = '0.05';

export interface Doubt {
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;
}

/** `isNegative`: the sign of the amount in its cell. `takesHighFees`: the user said that they are right. */
export function doubtIn(facts: RowFacts, isNegative: boolean, takesHighFees: boolean): Doubt | undefined {
  const { kind, in: received, out } = facts;
  if (kind === 'trade-buy' && isNegative && received !== undefined) {
    return { code: 'amount.sign-contradicts-type', params: { kind, amount: `-${received.amount}` } };
  }
  if (facts.fee === undefined || takesHighFees) return undefined;
  const sideOf = ({ asset }: Amount) => [received, out].find((each) => each?.asset === asset);
  const fee = [facts.fee, ...(facts.moreFees ?? [])].find((each) => {
    const { amount } = sideOf(each) ?? {};
    return amount !== undefined && compareText(each.amount, multiplyText(amount, USUAL)) > 0;
  });
  const side = fee && sideOf(fee);
  if (fee === undefined || side === undefined) return undefined;
  return { code: HIGH_FEE, params: { fee: `${fee.amount} ${fee.asset}`, value: `${side.amount} ${side.asset}` } };
}

/** A fee with the sign of those that were paid back: whether it lowered what was paid, nobody has said. */
export function refundIn(
  facts: RowFacts,
  isMinus: boolean,
  refund: Sign | undefined,
): (Doubt & { readonly moved: RowFacts }) | undefined {
  const { fee } = facts;
  if (fee === undefined || refund === undefined || isMinus !== (refund === 'minus') || !isExchange(facts.kind))
    return undefined;
  const params = { fee: `${isMinus ? '-' : ''}${fee.amount} ${fee.asset}` };
  return { code: 'fee.sign-differs', params, moved: { ...facts, kind: 'review', fee: undefined, rebate: fee } };
}

export const HIGH_FEE = 'fee.above-usual' satisfies ReviewCode;
