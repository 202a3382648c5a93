/** Every pool whose balance falls below nothing, the earliest first: mending that one often mends the later ones. */
import { formatShortest, negate } from '@cryptax/kernel';
import { BalanceBook } from './balance-book.ts';
import type { Gap, GapInput, Pool } from './gap-types.ts';

export function findGaps({ events, scope = 'wallet' }: GapInput): readonly Gap[] {
  const book = new BalanceBook(events, scope);
  return book
    .pools()
    .flatMap((pool) => gapOf(book, pool) ?? [])
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : book.place(a.eventId) - book.place(b.eventId)));
}

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
