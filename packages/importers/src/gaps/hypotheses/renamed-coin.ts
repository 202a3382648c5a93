/**
 * Hypothesis: the place renamed the coin and wrote no row about it. The issuer exchanged the old coin for this one, the wallet held
 * enough of the old one, and nothing happened to that since. The exchange is no sale, so its day changes no figure: it stands
 * where the old coin was last touched.
 */
import { compare, dec, formatInstant, formatShortest, type Instant, multiply, parseInstant } from '@cryptax/kernel';
import { ALL_WALLETS, renamedFrom } from '@cryptax/ledger';
import type { GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';
import { freeId } from './missing-deposit.ts';

export function renamedCoin({ book, gap }: GapCase): readonly Proposal[] {
  const until = parseInstant(gap.at);
  if (!until.ok || gap.wallet === ALL_WALLETS) return [];
  return renamedFrom(gap.asset).flatMap(({ old, from, per }): readonly Proposal[] => {
    const first = parseInstant(`${from}T00:00:00Z`);
    const moments = book.eventsOf({ wallet: gap.wallet, asset: old }).flatMap(({ at }) => {
      const moment = parseInstant(at);
      return moment.ok ? [moment.value] : [];
    });
    const last = moments.at(-1);
    if (!first.ok || last === undefined) return [];
    const at = last < first.value ? first.value : ((last + 1) as Instant);
    // What moved by its old name after the new one was there has not become it.
    if (at >= until.value) return [];
    const held = book.balanceBefore({ wallet: gap.wallet, asset: old }, until.value);
    const became = multiply(held, dec(per));
    if (held.units <= 0n || compare(became, dec(gap.needed)) < 0) return [];
    const [amount, into] = [formatShortest(held), formatShortest(became)];
    return [
      {
        id: `renamed-coin:${old}`,
        hypothesis: 'renamed-coin',
        evidence: {
          code: 'coin.renamed',
          params: { wallet: gap.wallet, old, held: amount, asset: gap.asset, amount: into, at: `${from}T00:00:00Z` },
        },
        confidence: compare(became, dec(gap.needed)) === 0 ? 0.97 : 0.9,
        changes: {
          upsert: [
            {
              id: freeId(book, `gap:${gap.eventId}:renamed`),
              at: formatInstant(at),
              kind: 'migration',
              wallet: gap.wallet,
              out: { asset: old, amount },
              in: { asset: gap.asset, amount: into },
            },
          ],
          remove: [],
        },
        asks: [],
      },
    ];
  });
}
