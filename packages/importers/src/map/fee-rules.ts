/**
 * Fees are written in many ways; behind this point there is one: the money side of a trade without its fee, outgoing
 * amounts as they arrive, incoming ones as they are credited, and the fee beside them.
 */
import { isFiat } from '@cryptax/ledger';
import type { FeeRules, FormatKind } from '../formats/format.ts';
import { addText, compareText, subtractText } from '../values/decimal-text.ts';
import { AmountProblem } from './amount-problem.ts';
import { isExchange } from './kind-facts.ts';
import type { Amount, Sides } from './row-facts.ts';

export function applyFeeRules(sides: Sides, kind: FormatKind, rules: FeeRules = {}): Sides {
  const { fee } = sides;
  if (fee === undefined) return sides;
  if (isExchange(kind)) return rules.total === 'with' ? withoutFee(sides, fee) : sides;
  if (sides.out !== undefined && sides.in === undefined && rules.sent === 'with' && sides.out.asset === fee.asset) {
    return { ...sides, out: minus(sides.out, fee) };
  }
  if (sides.in !== undefined && sides.out === undefined) {
    if (rules.received === 'not-mine' || (rules.received === 'net' && sides.in.asset === fee.asset))
      return { ...sides, fee: undefined };
    if (rules.received === 'with' && sides.in.asset === fee.asset) {
      // Of money paid in, what left the bank counts and what the platform kept stands beside it (decision 0087).
      if (kind === 'deposit' && isFiat(fee.asset)) return sides;
      return { ...sides, in: minus(sides.in, fee), fee: undefined };
    }
  }
  return sides;
}

/** Paid in full becomes the price without fee; received net becomes the price before fee. */
function withoutFee(sides: Sides, fee: Amount): Sides {
  if (sides.out?.asset === fee.asset) return { ...sides, out: minus(sides.out, fee) };
  if (sides.in?.asset !== fee.asset) return sides;
  return { ...sides, in: { asset: fee.asset, amount: addText(sides.in.amount, fee.amount) } };
}

/** Undefined if the fee eats all of it: then only the fee moved. */
function minus(amount: Amount, fee: Amount): Amount | undefined {
  const order = compareText(amount.amount, fee.amount);
  if (order < 0) throw new AmountProblem('fee.larger-than-amount', { amount: amount.amount, fee: fee.amount });
  return order === 0 ? undefined : { asset: amount.asset, amount: subtractText(amount.amount, fee.amount) };
}

/** Coin of a fee that neither a column nor a unit names. */
export function feeAssetByRule(
  rule: FeeRules['asset'],
  sides: Sides,
  kind: FormatKind,
  quote: string,
): string | undefined {
  const isSale = kind === 'trade-sell';
  switch (rule) {
    case 'base':
      return (isSale ? sides.out : sides.in)?.asset;
    case 'quote':
      return quote === '' ? (isSale ? sides.in : sides.out)?.asset : quote;
    case 'received':
      return sides.in?.asset;
    case 'sent':
      return sides.out?.asset;
    case 'amount':
      return (sides.out ?? sides.in)?.asset;
    default:
      return undefined;
  }
}
