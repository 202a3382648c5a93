/**
 * Files that write fees with a minus: a positive cell there is a rebate for bringing liquidity, and raises what was
 * received or lowers what was given.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, compareText, subtractText } from '../../values/decimal-text.ts';
import { hasMinus } from '../../values/number-text.ts';

export function rebateByFeeSign(facts: RowFacts, row: RowView): Adjusted {
  const { fee, in: received, out: given } = facts;
  if (fee === undefined || hasMinus(row.cell('fee'))) return facts;
  if (received?.asset === fee.asset) {
    return { ...facts, fee: undefined, in: { ...received, amount: addText(received.amount, fee.amount) } };
  }
  if (given?.asset === fee.asset && compareText(given.amount, fee.amount) > 0) {
    return { ...facts, fee: undefined, out: { ...given, amount: subtractText(given.amount, fee.amount) } };
  }
  return { review: 'fee.rebate', moved: { ...facts, fee: undefined, rebate: fee } };
}
