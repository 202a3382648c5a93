/** The range of a year where open answers can move it: asked once for all screens, drawn as a band with the limit. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useStrings } from '../../platform/i18n/locale.tsx';
import type { CertaintyView, RangeText, YearRange } from '../../platform/ledger/certainty-types.ts';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { RangeBand, rangeStanding } from '../../ui/range-band.tsx';
import { useEuro } from '../../ui/use-euro.ts';
import { rangeStrings } from './range-strings.ts';

/**
 * `certain`: nothing that is open can move the year. `range`: what it can be. `computing` and `unknown`: nobody may say
 * anything about it yet.
 */
export type YearStanding =
  | { readonly kind: 'certain' | 'computing' | 'unknown' }
  | { readonly kind: 'range'; readonly range: YearRange; readonly outside: number };

/** `isOpen`: something waits for an answer; without it nothing is asked. */
export function useYearStanding(book: Book, year: number, isOpen: boolean): YearStanding {
  const asked = useAnswer<CertaintyView | null>(`certainty ${book} ${isOpen}`, async (api) =>
    isOpen ? api.certainty(book) : ok(null),
  );
  if (!isOpen) return { kind: 'certain' };
  if (asked.kind === 'failed') return { kind: 'unknown' };
  if (asked.kind === 'loading' || !asked.isFresh || asked.value === null) return { kind: 'computing' };
  const { years, outside } = asked.value;
  const range = years.find((each) => each.year === year);
  // Nothing of the year is in the ledger, whatever is answered.
  if (range === undefined) return { kind: outside === 0 ? 'certain' : 'unknown' };
  return isPoint(range) && outside === 0 ? { kind: 'certain' } : { kind: 'range', range, outside };
}

function isPoint({ privateSales, income }: YearRange): boolean {
  return [privateSales, income].every(({ low, high }) => low !== null && low === high);
}

/** Whether it is proven on which side of the limit a year ends. */
export function provenSide(standing: YearStanding, law: 'privateSales' | 'income'): 'below' | 'reached' | undefined {
  if (standing.kind !== 'range' || standing.outside > 0) return undefined;
  const { range } = standing;
  const side = rangeStanding({ ...range[law], limit: range.limits[law] });
  return side === 'open' ? undefined : side;
}

interface LimitRangeProps {
  readonly law: 'privateSales' | 'income';
  readonly range: YearRange;
  readonly className?: string | undefined;
}

const NAMES = { privateSales: 's23.label', income: 's22.label' } as const;

export function LimitRange({ law, range, className }: LimitRangeProps) {
  const t = useStrings(rangeStrings);
  const euro = useEuro();
  const limit = range.limits[law];
  const ends = useEnds(range[law]);
  const standing = rangeStanding({ ...range[law], limit });
  const isBounded = range[law].low !== null && range[law].high !== null;
  return (
    <RangeBand
      {...range[law]}
      limit={limit}
      ends={ends}
      className={className}
      label={t('spoken', { name: t(NAMES[law]), ...ends, limit: euro(limit, { whole: true }) })}
      sentence={t(standing === 'open' && !isBounded ? 'unbounded' : standing, ends)}
    />
  );
}

/** Both ends in words. */
function useEnds({ low, high }: RangeText): { readonly low: string; readonly high: string } {
  const t = useStrings(rangeStrings);
  const euro = useEuro();
  return {
    low: low === null ? t('low.open') : euro(low),
    high: high === null ? t('high.open') : euro(high),
  };
}
