/**
 * What each of several payments brings to one arrival. Every wallet loses exactly what its own row says: a fee that the row
 * has inside its amount is taken from that payment, and what the network took beyond is paid by the largest.
 */
import type { Leg } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { compareText, subtractText, sumText } from '../values/decimal-text.ts';

export function arrivingParts(
  outs: readonly TransferCandidate[],
  arrived: string,
  implied: Leg | undefined,
): readonly string[] {
  const payer = payerOf(outs);
  const isFeeInside = implied === undefined && compareText(sumText(outs.map(({ amount }) => amount)), arrived) !== 0;
  return outs.map((out) => {
    if (implied !== undefined) return out === payer ? subtractText(out.amount, implied.amount) : out.amount;
    return isFeeInside && out.fee?.asset === out.asset ? subtractText(out.amount, out.fee.amount) : out.amount;
  });
}

/** The largest payment; of equal ones the last. */
export function payerOf(outs: readonly TransferCandidate[]): TransferCandidate | undefined {
  return outs.reduce<TransferCandidate | undefined>(
    (largest, out) => (largest === undefined || compareText(out.amount, largest.amount) >= 0 ? out : largest),
    undefined,
  );
}
