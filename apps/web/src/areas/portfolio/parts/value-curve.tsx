/** The value of everything held over time, with its range; the same on the overview and in the portfolio. */
import { compare, dec } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import type { LinePoint } from '../../../ui/charts/line-model.ts';
import type { LineNote } from '../../../ui/charts/line-notes.ts';
import { RangeButtons } from '../../../ui/charts/range-buttons.tsx';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatInstantDay } from '../../../ui/format/date.ts';
import { useEuro } from '../../../ui/use-euro.ts';
import { curveStrings } from '../explain/strings.ts';
import type { DayEntries, LargeEvent, PortfolioRange, ValuePoint } from '../portfolio-types.ts';

export interface ValueCurveProps {
  readonly series: readonly ValuePoint[];
  readonly largeEvents: readonly LargeEvent[];
  readonly entries: readonly DayEntries[];
  readonly range: PortfolioRange;
  readonly onRange: (range: PortfolioRange) => void;
  readonly height?: number | undefined;
}

export function ValueCurve({ series, largeEvents, entries, range, onRange, height }: ValueCurveProps) {
  const t = useStrings(curveStrings);
  const words = {
    carried: t('carried'),
    partial: (assets: readonly string[]) => t('partial', { assets: assets.join(', ') }),
  };
  const points = curvePoints(series, words, useDays(entries));
  return (
    <LineChart
      label={t('title')}
      heading={t('title')}
      summary={useSummary(points)}
      points={points}
      notes={useNotes(largeEvents)}
      valueLabel={t('value')}
      basisLabel={t('cost')}
      eventsLabel={t('entries')}
      listsAll
      height={height}
      controls={<RangeButtons value={range} onValueChange={onRange} />}
    />
  );
}

function useNotes(events: readonly LargeEvent[]): readonly LineNote[] {
  const t = useStrings(kindStrings);
  const quantity = useQuantity();
  return events.map(({ day, kind, asset, amount }) => ({
    at: noon(day),
    label: `${t(kind)} ${quantity(amount, asset)}`,
  }));
}

/** The entries of each day in words, as the crosshair reads them out. */
function useDays(entries: readonly DayEntries[]) {
  const t = useStrings(curveStrings);
  const kinds = useStrings(kindStrings);
  const quantity = useQuantity();
  return entries.map(({ day, shown, more }) => ({
    day,
    lines: [
      ...shown.map(({ kind, asset, amount }) => `${kinds(kind)} ${quantity(amount, asset)}`),
      ...(more === 0 ? [] : [t('more', { count: more })]),
    ],
  }));
}

function useSummary(points: readonly LinePoint[]): string {
  const t = useStrings(curveStrings);
  const locale = useLocale();
  const euro = useEuro();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return t('none');
  const sorted = points.map(({ value }) => value).sort((a, b) => compare(dec(a), dec(b)));
  return t('summary', {
    from: formatInstantDay(first.at, locale),
    to: formatInstantDay(last.at, locale),
    first: euro(first.value),
    last: euro(last.value),
    low: euro(sorted[0] ?? '0'),
    high: euro(sorted.at(-1) ?? '0'),
  });
}

interface CurveWords {
  /** The prices are older than the day. */
  readonly carried: string;
  /** Some coins have no price. */
  readonly partial: (assets: readonly string[]) => string;
}

/**
 * From the value series to the points of the curve: days with prices of their own, and both ends in any case. Between
 * them nothing is known, so nothing is drawn but the line that joins them; a value that rests on older prices says so.
 * A coin that has no price to this day is missing in the total too, and one with a small share may be old: a worthless
 * airdrop must not turn years into one straight line.
 * `happened` is what each day is read out with; a point also has that of the days before it which are not drawn.
 */
export function curvePoints(
  series: readonly ValuePoint[],
  words: CurveWords,
  happened: readonly { readonly day: string; readonly lines: readonly string[] }[] = [],
): readonly LinePoint[] {
  const known = series.filter(({ value }) => value !== undefined);
  const isEnd = (index: number) => index === 0 || index === known.length - 1;
  const neverPriced = new Set(known.at(-1)?.unpriced);
  const isValued = ({ isFresh, unpriced = [] }: ValuePoint) =>
    isFresh && unpriced.every((asset) => neverPriced.has(asset));
  const shown = known.filter((point, index) => isValued(point) || isEnd(index));
  let next = 0;
  return shown.map((point, index) => {
    const events: string[] = [];
    for (; (happened[next]?.day ?? '9') <= point.day; next++) {
      // What came before the first point is no part of the picture.
      if (index > 0 || happened[next]?.day === point.day) events.push(...(happened[next]?.lines ?? []));
    }
    const said = remarkOf(point, words);
    const told = isValued(point) ? { aside: said } : { remark: said };
    return { at: noon(point.day), value: point.value ?? '0', basis: point.cost, ...told, events };
  });
}

/** Where a day stands on the axis. */
function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function remarkOf({ state, unpriced = [] }: ValuePoint, words: CurveWords): string | undefined {
  if (state === 'priced') return undefined;
  return state === 'carried' ? words.carried : words.partial(unpriced);
}
