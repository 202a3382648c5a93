/** What each reading of an open question of law does to the years' figures, computed over the whole ledger. */
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import type { OpenQuestion } from '@cryptax/onchain';
import type { LiveBook } from '../../../platform/ledger/worker/live-book.ts';
import { compute, effectOf } from '../../../platform/ledger/worker/tax-figures.ts';
import { chosenReading, settingOf, withReading } from '../parts/reading-settings.ts';
import type { ReadingEffect } from '../wallet-types.ts';

export function readingEffects(book: LiveBook, question: OpenQuestion): readonly ReadingEffect[] {
  const { match } = book.settings;
  const chosen = chosenReading(match, question);
  const events = book.stored.filter((event) => isTouched(event, question)).length;
  return (['cautious', 'favourable'] as const).map((reading) => ({
    reading,
    isChosen: reading === chosen,
    events,
    effect: effectOf(book.computed(), computedWith(book, withReading(match, question, reading)), book.currentYear),
  }));
}

function computedWith(book: LiveBook, match: MatchSettings) {
  return compute(book.valued, { ...book.settings, match }, book.currentYear);
}

/** Bridging and receipts of lending share the choice of wrapping. */
function isTouched(event: LedgerEvent, question: OpenQuestion): boolean {
  if (event.kind !== 'swap' || event.nature === undefined) return false;
  const setting = settingOf(question);
  switch (event.nature) {
    case 'wrap':
    case 'bridge':
      return setting === 'wrapping';
    case 'liquid-staking':
      return setting === 'liquidStaking';
    case 'liquidity-pool':
      return setting === 'liquidityPool';
  }
}
