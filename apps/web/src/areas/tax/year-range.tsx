/** The range of a year where open answers can move it: asked once for all screens, drawn as a band with the limit. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useStrings } from '../../platform/i18n/locale.tsx';
import type { CertaintyView, RangeText, YearRange } from '../../platform/ledger/certainty-types.ts';
import { useAnswer, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { RangeBand, type RangeStanding, rangeStanding } from '../../ui/range-band.tsx';
import { useEuro } from '../../ui/use-euro.ts';
import { rangeStrings } from './range-strings.ts';
import type { ReportView } from './report-types.ts';

/**
 * `certain`: nothing that is open can move the year. `range`: what it can be. `computing` and `unknown`: nobody may say
 * anything about it yet.
 */
export type YearStanding =
  | { readonly kind: 'certain' | 'computing' | 'unknown' }
  | { readonly kind: 'range'; readonly range: YearRange; readonly outside: number };

type Asked = { readonly kind: 'computing' | 'unknown' } | { readonly kind: 'known'; readonly view: CertaintyView };

/** Undefined: nothing waits for an answer, and nothing is asked. */
function useCertainty(book: Book, isOpen: boolean): Asked | undefined {
  const asked = useAnswer<CertaintyView | null>(`certainty ${book} ${isOpen}`, async (api) =>
    isOpen ? api.certainty(book) : ok(null),
  );
  if (!isOpen) return undefined;
  if (asked.kind === 'failed') return { kind: 'unknown' };
  if (asked.kind === 'loading' || !asked.isFresh || asked.value === null) return { kind: 'computing' };
  return { kind: 'known', view: asked.value };
}

/** `isOpen`: something waits for an answer; without it nothing is asked. */
export function useYearStanding(book: Book, year: number, isOpen: boolean): YearStanding {
  return standingOf(useCertainty(book, isOpen), year);
}

/** Of every year of the book that is shown. */
export function useYearStandings(book: Book): (year: number) => YearStanding {
  const asked = useCertainty(book, useIsOpen());
  return (year) => standingOf(asked, year);
}

function standingOf(asked: Asked | undefined, year: number): YearStanding {
  if (asked === undefined) return { kind: 'certain' };
  if (asked.kind !== 'known') return asked;
  const { years, outside, doubtful } = asked.view;
  const range = years.find((each) => each.year === year);
  // Nothing of the year is in the ledger, whatever is answered; an unread row may be of any year.
  if (range === undefined) return { kind: outside === 0 && doubtful !== 'all' ? 'certain' : 'unknown' };
  const ofYear = range.outside ?? outside;
  return isPoint(range) && ofYear === 0 ? { kind: 'certain' } : { kind: 'range', range, outside: ofYear };
}

/** The same for the book that is shown, which knows itself whether anything waits. */
export function useShownYear(book: Book, year: number): YearStanding {
  return useYearStanding(book, year, useIsOpen());
}

/** Of a report: what is sealed or was handed over no longer waits for answers. */
export function useReportStanding({ source, year, completeness }: ReportView): YearStanding {
  const isOpen = useIsOpen();
  const book = source.kind === 'book' ? source.book : 'own';
  return useYearStanding(book, year, source.kind === 'book' && (isOpen || !completeness.complete));
}

/** Whether no open answer can change how much of a coin is past the holding period. */
export function useSureCoins(book: Book): (asset: string) => boolean {
  const asked = useCertainty(book, useIsOpen());
  if (asked === undefined) return () => true;
  if (asked.kind !== 'known' || asked.view.doubtful === 'all') return () => false;
  const doubtful = new Set(asked.view.doubtful);
  return (asset) => !doubtful.has(asset);
}

/** While it is being worked out which coins that is, nothing may be handed out that depends on it. */
export function useIsRangeComputing(book: Book): boolean {
  return useCertainty(book, useIsOpen())?.kind === 'computing';
}

/** Something waits for an answer. */
export function useIsOpen(): boolean {
  const state = useLedgerState();
  return 'counts' in state && state.counts.review > 0;
}

function isPoint({ privateSales, income }: YearRange): boolean {
  return [privateSales, income].every(({ low, high }) => low !== null && low === high);
}

/** Whether no answer can change a line of the tax return any more, though figures that no form asks for may still move. */
export function isDecided(standing: YearStanding): boolean {
  return standing.kind === 'range' && standing.range.complete && standing.outside === 0;
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
  /** Cards that the range knows nothing of: with them it proves nothing. */
  readonly outside: number;
  readonly className?: string | undefined;
}

const NAMES = { privateSales: 's23.label', income: 's22.label' } as const;

export function LimitRange({ law, range, outside, className }: LimitRangeProps) {
  const t = useStrings(rangeStrings);
  const euro = useEuro();
  const limit = range.limits[law];
  const ends = useEnds(range[law]);
  const standing = rangeStanding({ ...range[law], limit });
  const isBounded = range[law].low !== null && range[law].high !== null;
  const isOne = ends.low === ends.high;
  return (
    <RangeBand
      {...range[law]}
      isProven={outside === 0}
      limit={limit}
      ends={ends}
      className={className}
      label={t(isOne ? 'spoken.point' : 'spoken', {
        name: t(NAMES[law]),
        ...ends,
        limit: euro(limit, { whole: true }),
      })}
      sentence={
        outside > 0 && standing !== 'open'
          ? t(isOne ? 'outside.point' : 'outside', { ...ends, count: outside })
          : t(sentenceOf(standing, isBounded, isOne), ends)
      }
    />
  );
}

function sentenceOf(standing: RangeStanding, isBounded: boolean, isOne: boolean) {
  if (standing === 'open') return isBounded ? 'open' : 'unbounded';
  return isOne ? (`${standing}.point` as const) : standing;
}

/** Both sums stay below their limits whatever is answered, and nothing lies outside of their ranges. */
export function isUntaxed(standing: YearStanding): boolean {
  if (standing.kind !== 'range' || standing.outside > 0) return false;
  return (['privateSales', 'income'] as const).every((law) => taxableRange(standing.range, law).high === '0.00');
}

/** What is taxable between both ends: nothing below the limit, all of it from there on. */
export function taxableRange({ limits, ...range }: YearRange, law: 'privateSales' | 'income'): RangeText {
  const taxable = (net: string | null) =>
    net === null ? null : rangeStanding({ low: net, high: net, limit: limits[law] }) === 'below' ? '0.00' : net;
  return { low: taxable(range[law].low) ?? '0.00', high: taxable(range[law].high) };
}

/** A figure with two ends, as one line; one figure where they are the same. */
export function RangeFigure({ range, whole }: { readonly range: RangeText; readonly whole?: boolean | undefined }) {
  const t = useStrings(rangeStrings);
  const euro = useEuro();
  const { low, high } = range;
  const say = (value: string) => euro(value, { whole });
  if (low === null || high === null) {
    // "At least nothing" says nothing.
    if (low === high || low === '0.00') return <>{t('figure.none')}</>;
    return <>{low === null ? t('figure.upTo', { high: say(high ?? '') }) : t('figure.from', { low: say(low) })}</>;
  }
  return <>{low === high ? say(low) : t('figure', { low: say(low), high: say(high) })}</>;
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
