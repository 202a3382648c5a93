/**
 * What rows can do to the years that nobody could read. A row of a known year changes nothing before it, and no income of a later
 * one; which coins it names says which later sales may have used other lots. One that only says that a coin of its own arrived
 * can be income of its year and nothing else, because what became of it stands in other rows. Its euro are the most that it can
 * be income or bring in a sale. A row that does not even say
 * when bounds nothing.
 */

import { dec, parseDecimal, ZERO } from '@cryptax/kernel';
import type { MatchSettings } from '@cryptax/ledger';
import { ANYTHING, type Law } from './bound.ts';
import type { Contribution } from './contribution.ts';
import { type EntryYears, yearsThatUse } from './entry-years.ts';
import { isRowOfYear, type OpenPoint } from './open-points.ts';

/** What the cells say that can be read. */
export interface UnreadRowFacts {
  readonly year?: number | undefined;
  /** Something only came: without `coins` a coin of its own, as unasked tokens do. */
  readonly isArrival?: boolean;
  /** Something only left. */
  readonly isDeparture?: boolean;
  /** All coins that it can be about. */
  readonly coins?: readonly string[] | undefined;
  /** The most euro that it can be about. */
  readonly euro?: string | undefined;
  /** Its file breaks off with it: rows may be missing from then on, or of the time until then. */
  readonly rest?: 'later' | 'earlier';
}

/** As importers hand it on with the row. */
export function unreadRowFacts({
  year,
  direction,
  coins,
  euro,
  rest,
}: Readonly<Record<string, string>>): UnreadRowFacts {
  return {
    year: year !== undefined && /^\d{4}$/.test(year) ? Number(year) : undefined,
    isArrival: direction === 'in',
    ...(direction === 'out' ? { isDeparture: true } : {}),
    coins: coins?.split(' ').filter((coin) => coin !== ''),
    euro: euro !== undefined && parseDecimal(euro).ok ? euro : undefined,
    ...(rest === 'later' || rest === 'earlier' ? { rest } : {}),
  };
}

/** Rows whose year is not known either. */
export function isBoundless({ kind, row }: OpenPoint): boolean {
  return kind === 'row' && row?.year === undefined;
}

export function rowContributions(
  points: readonly OpenPoint[],
  yearsOf: () => EntryYears,
  { method, poolMethods }: MatchSettings,
): readonly Contribution[] {
  const rows = points.filter(isRowOfYear);
  if (rows.length === 0) return [];
  const entries = yearsOf();
  const used = yearsThatUse(entries);
  const isShort = points.some(({ kind }) => kind === 'acquisition') || entries.hasShort;
  const isAveraged = method === 'AVERAGE' || poolMethods.some((pool) => pool.method === 'AVERAGE');
  return rows.flatMap(({ id, row }): readonly Contribution[] => {
    const { year = 0, coins, euro, isArrival = false, isDeparture = false } = row ?? {};
    // Without a value there is no upper end: nobody knows what it was worth.
    const most = euro === undefined || coins === undefined ? null : dec(euro);
    const base = { eventId: '', points: [id], summed: ZERO, figures: 0, doubt: undefined, after: undefined };
    if (row?.rest !== undefined) {
      return restOfFile(year, row.rest, entries).map((one) => ({ ...base, ...one, bound: ANYTHING }));
    }
    const received: Contribution = {
      ...base,
      year,
      law: 'income',
      bound: { low: isArrival ? ZERO : null, high: most },
    };
    if (isArrival && coins === undefined) return [received];
    // What came may cover what was sold before there was any.
    const years = new Set(isArrival && !isShort ? [] : [year]);
    // By an average the dearest unit bounds what the rest is covered with when others come, and nobody knows what this one cost.
    const others = used(coins, !isArrival || (isShort && isAveraged));
    for (const one of others) if (one >= year) years.add(one);
    const sales = [...years].map((one): Contribution => {
      // No other entry moves its coins, so no other result can change with it: a sale brings no more than what it was worth.
      const isAlone = others.size === 0;
      return { ...base, year: one, law: 'privateSales', bound: isAlone ? { low: null, high: most } : ANYTHING };
    });
    return isDeparture ? sales : [received, ...sales];
  });
}

/**
 * What rows that are missing of a file can change: those from a year on all that comes then; those until it the income until
 * then, and sales of every year, which may have used what they brought.
 */
function restOfFile(
  year: number,
  rest: 'later' | 'earlier',
  { first, last }: EntryYears,
): readonly Pick<Contribution, 'year' | 'law'>[] {
  const [from, to] = [Math.min(first, year), Math.max(last, year)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).flatMap((one) => {
    if (rest === 'later' && one < year) return [];
    const laws: readonly Law[] = rest === 'earlier' && one > year ? ['privateSales'] : ['privateSales', 'income'];
    return laws.map((law) => ({ year: one, law }));
  });
}
