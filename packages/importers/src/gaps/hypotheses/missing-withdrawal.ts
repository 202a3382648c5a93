/**
 * Hypothesis: coins left and no file says so. The proof is a receipt in another own wallet whose sending nobody knows: it may
 * have come from here.
 */
import { compare, dec, defined, formatInstant, parseInstant } from '@cryptax/kernel';
import type { GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';

export function missingWithdrawal({ gap, candidates }: GapCase): readonly Proposal[] {
  const until = parseInstant(gap.at);
  if (!until.ok) return [];
  const arrived = candidates.filter(
    ({ direction, asset, wallet, at, amount }) =>
      direction === 'in' &&
      asset === gap.asset &&
      wallet !== gap.wallet &&
      at <= until.value &&
      compare(dec(amount), dec(gap.needed)) <= 0,
  );
  return arrived.map(({ id, wallet, asset, amount, at, txHash, note, source }) => ({
    id: `missing-withdrawal:${id}`,
    hypothesis: 'missing-withdrawal',
    evidence: {
      code: 'withdrawal.arrived-in-own-wallet',
      params: {
        amount,
        asset,
        from: gap.wallet,
        to: wallet,
        at: formatInstant(at),
        file: source.file,
        line: String(source.line),
      },
    },
    confidence: compare(dec(amount), dec(gap.needed)) === 0 ? 0.9 : 0.6,
    changes: {
      upsert: [
        {
          id,
          at: formatInstant(at),
          kind: 'transfer',
          wallet: gap.wallet,
          toWallet: wallet,
          out: { asset, amount },
          source,
          ...defined({ txHash, note }),
        },
      ],
      remove: [],
    },
    asks: [],
  }));
}
