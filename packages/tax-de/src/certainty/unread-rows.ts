/**
 * What rows can do to the years that nobody could read. A row of a known year changes nothing before it; one that only says
 * that something arrived can be income of its year and nothing else, because what became of it stands in other rows. A
 * row that does not even say when bounds nothing.
 */

import { ZERO } from '@cryptax/kernel';
import { ANYTHING, type Bound, bothLaws } from './bound.ts';
import type { Contribution } from './contribution.ts';
import type { OpenPoint } from './open-points.ts';

/** What the cells say that can be read. */
export interface UnreadRowFacts {
  readonly year?: number;
  /** It names a coin of its own that arrived, as unasked tokens do. */
  readonly isArrival?: boolean;
}

/** As importers hand it on with the row. */
export function unreadRowFacts({ year, direction }: Readonly<Record<string, string>>): UnreadRowFacts {
  return {
    ...(year !== undefined && /^\d{4}$/.test(year) ? { year: Number(year) } : {}),
    isArrival: direction === 'in',
  };
}

/** Without an upper end: nobody knows what it was worth. */
const RECEIPT: Bound = { low: ZERO, high: null };

/** Rows whose year is not known either. */
export function isBoundless({ kind, row }: OpenPoint): boolean {
  return kind === 'row' && row?.year === undefined;
}

/** `lastYear`: of the ledger. */
export function rowContributions(points: readonly OpenPoint[], lastYear: () => number): readonly Contribution[] {
  return points.flatMap(({ id, kind, row }): readonly Contribution[] => {
    if (kind !== 'row' || row?.year === undefined) return [];
    const base = { eventId: '', points: [id], summed: ZERO, doubt: undefined, after: undefined };
    if (row.isArrival === true) return [{ ...base, year: row.year, law: 'income', bound: RECEIPT }];
    const { year: first } = row;
    const years = Array.from({ length: Math.max(lastYear(), first) - first + 1 }, (_, no) => first + no);
    return years.flatMap((year) =>
      Object.values(bothLaws((law): Contribution => ({ ...base, year, law, bound: ANYTHING }))),
    );
  });
}
