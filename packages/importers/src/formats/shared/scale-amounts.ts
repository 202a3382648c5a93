/** Amounts in a sub-unit that no column names (satoshi, cents, wei of some chain): moves the point of all sides. */
import type { Amount, RowFacts } from '../../map/row-facts.ts';
import { shiftPoint } from '../../values/number-text.ts';

/** Undefined if a number would get too long. */
export function scaleAmounts(facts: RowFacts, places: number): RowFacts | undefined {
  const sides = [facts.in, facts.out, facts.fee].map((side) => side && scaleAmount(side, places));
  if (sides.includes(null)) return undefined;
  const [received, given, fee] = sides;
  return { ...facts, in: received ?? undefined, out: given ?? undefined, fee: fee ?? undefined };
}

function scaleAmount(side: Amount, places: number): Amount | null {
  const amount = shiftPoint(side.amount, -places);
  return amount === null ? null : { asset: side.asset, amount };
}
