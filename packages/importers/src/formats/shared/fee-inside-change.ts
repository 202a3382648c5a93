/**
 * Ledgers whose signed change already contains the signed fee (change = amount + fee, fees negative). The fee is taken out of
 * the leg again, so that it stands beside it; a rebate stays inside, as it is no cost.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText, compareText, subtractText } from '../../values/decimal-text.ts';

export function feeInsideChange(facts: RowFacts, row: RowView): Adjusted {
  const { fee, in: received, out: given } = facts;
  if (fee === undefined || !/^[-−]/.test(row.cell('fee'))) return { ...facts, fee: undefined };
  if (received?.asset === fee.asset)
    return { ...facts, in: { ...received, amount: addText(received.amount, fee.amount) } };
  if (given?.asset !== fee.asset) return facts;
  if (compareText(given.amount, fee.amount) <= 0) return { ...facts, kind: 'fee', fee: undefined };
  return { ...facts, out: { ...given, amount: subtractText(given.amount, fee.amount) } };
}
