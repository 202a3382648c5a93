/** Prices that a sum should not rest on without a word: one that is too old, and what the user's own trade paid. */
import type { PriceDoubt, PriceNow } from '../model/portfolio-model.ts';

/** A price older than this says little about today. */
export const STALE_DAYS = 7;

interface Priced {
  readonly asset: string;
  readonly now?: Pick<PriceNow, 'kind' | 'time' | 'ageDays'> | undefined;
}

/** The coins among those summed whose price is doubtful, in their order. */
export function priceDoubts(priced: readonly Priced[]): readonly PriceDoubt[] {
  return priced.flatMap(({ asset, now }): readonly PriceDoubt[] => {
    if (now === undefined) return [];
    const { kind, time, ageDays } = now;
    if (kind === 'trade') return [{ asset, reason: 'own-trade', day: time.slice(0, 10) }];
    return ageDays > STALE_DAYS ? [{ asset, reason: 'old', day: time.slice(0, 10) }] : [];
  });
}
