/** Amounts in a sub-unit that no column names (satoshi, cents, wei of some chain): moves the point of all sides. */
import type { Amount, RowFacts } from '../../map/row-facts.ts';
import { shiftPoint } from '../../values/number-text.ts';
import { reviewWith } from './review-with.ts';

export function scaleAmounts(facts: RowFacts, places: number): RowFacts {
  const [received, given, fee] = [facts.in, facts.out, facts.fee].map((side) => side && scaleAmount(side, places));
  return { ...facts, in: received, out: given, fee };
}

function scaleAmount(side: Amount, places: number): Amount {
  const amount = shiftPoint(side.amount, -places);
  return amount === null ? reviewWith('amount.too-long', { value: side.amount }) : { asset: side.asset, amount };
}
