/** Looks through the journal: entries of some kinds in one year or in all of them, in order of processing, and what was identified. */
import { dayFromCivil } from '@cryptax/kernel';
import type { ViewSource } from './view-source.ts';

export function entriesIn(
  { events, book: { journal } }: ViewSource,
  matches: (kind: number) => boolean,
  year: number | undefined,
): number[] {
  // Every list of a report asks this of the whole journal: two days are compared sooner than a year is worked out.
  const first = year === undefined ? Number.NEGATIVE_INFINITY : dayFromCivil(year, 1, 1);
  const last = year === undefined ? Number.POSITIVE_INFINITY : dayFromCivil(year, 12, 31);
  const found: number[] = [];
  for (let entry = 0; entry < journal.entries; entry++) {
    const day = events.day[journal.slot[entry] as number] as number;
    if (day >= first && day <= last && matches(journal.kind[entry] as number)) found.push(entry);
  }
  return found;
}

/** Events whose lots are those of the outputs they spent. */
export function identifiedEvents({ events, book: { journal } }: ViewSource): ReadonlySet<string> {
  return new Set(Array.from(journal.identified, (entry) => events.ids[journal.slot[entry] as number] as string));
}
