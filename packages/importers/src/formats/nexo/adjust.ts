/**
 * What the words of Nexo's files do not say alone: forced sales have the dollar value as price, loans may be repaid in
 * coins, and the input of a withdrawal contains its fee (public samples: 0.03876226 in, 0.03872433 out, fee 0.00003792).
 */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { compareText, subtractText } from '../../values/decimal-text.ts';
import { reviewWith } from '../shared/review-with.ts';

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
  return kind === 'withdrawal' ? withdrawn(facts, row) : facts;
}

/** What arrives stands in the output; some rows repeat the input there, then the fee tells it. */
function withdrawn(facts: RowFacts, row: RowView): RowFacts {
  const { out, fee } = facts;
  if (out === undefined || fee === undefined || fee.asset !== out.asset) return facts;
  const output = row.amount('toAmount');
  const isShort = output !== undefined && compareText(output, out.amount) < 0;
  if (!isShort && compareText(fee.amount, out.amount) >= 0) {
    return reviewWith('fee.larger-than-amount', { amount: out.amount, fee: fee.amount });
  }
  const arrived = isShort ? output : subtractText(out.amount, fee.amount);
  return {
    ...facts,
    out: { ...out, amount: arrived },
    fee: { ...fee, amount: subtractText(out.amount, arrived) },
  };
}
