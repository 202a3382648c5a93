/** What the words of Nexo's files do not say alone: forced sales have the dollar value as price, loans may be repaid in coins. */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';

export function adjustNexo(facts: RowFacts, row: RowView): Adjusted {
  const { in: received, out, kind } = facts;
  /** Non-exchange rows repeat the coin on both sides; of a forced sale the price is then only the dollar value. */
  if (kind === 'trade-sell' && received?.asset === out?.asset) return { ...facts, in: undefined };
  /** A loan repaid with a coin is a disposal of that coin; repaid with money it concerns the loan only. */
  const isRepayment = /repayment$/i.test(row.cell('type'));
  const coin = out ?? received;
  if (isRepayment && coin !== undefined && !isFiat(coin.asset)) {
    return { review: 'loan.repaid-in-coin', moved: { ...facts, in: undefined, out: coin } };
  }
  return facts;
}
