/**
 * A commission of the futures account is part of the result (§ 20 (4) s. 5 EStG), also where Binance books it in a row of
 * its own: as the fee of a result of nothing it lowers the gains of the year.
 */
import type { RowFacts } from '../../map/row-facts.ts';

export function asCommission(facts: RowFacts): RowFacts {
  return {
    ...facts,
    kind: 'futures-pnl',
    in: undefined,
    out: undefined,
    loss: undefined,
    fee: facts.out ?? facts.in,
  };
}
