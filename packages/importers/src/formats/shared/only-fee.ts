/** A row that moves coins inside the wallet, or failed, shows the coins it would have moved: only its fee was spent. */
import type { Adjusted, RowFacts } from '../../map/row-facts.ts';

export function onlyFee(facts: RowFacts): Adjusted {
  if (facts.fee === undefined) return { ignore: 'internal-move' };
  return { ...facts, kind: 'fee', in: undefined, out: facts.fee, fee: undefined, value: undefined };
}

/** For formats whose `fee` rows are all of that sort. */
export function adjustOnlyFee(facts: RowFacts): Adjusted {
  return facts.kind === 'fee' ? onlyFee(facts) : facts;
}
