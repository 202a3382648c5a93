/** Where the balance of a pool first falls below nothing, what is missing there, and what was needed all along. */
import { formatShortest, negate } from '@cryptax/kernel';
import type { BalanceBook } from './balance-book.ts';
import type { Gap, Pool } from './gap-types.ts';

export function gapOf(book: BalanceBook, pool: Pool): Gap | undefined {
  const { firstDip, lowest } = book.walk(pool);
  const event = firstDip && book.event(firstDip.eventId);
  if (firstDip === undefined || event === undefined) return undefined;
  return {
    ...pool,
    eventId: event.id,
    at: event.at,
    part: firstDip.part,
    missing: formatShortest(negate(firstDip.balance)),
    needed: formatShortest(negate(lowest)),
  };
}
