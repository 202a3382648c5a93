/**
 * From the value series to the points of the curve: days with prices of their own, and both ends in any case. Between
 * them nothing is known, so nothing is drawn but the line that joins them; a value that rests on older prices says so.
 */
import type { LinePoint } from '../../../ui/charts/line-model.ts';
import type { ValuePoint } from '../portfolio-types.ts';

export interface CurveWords {
  /** The prices are older than the day. */
  readonly carried: string;
  /** Some coins have no price. */
  readonly partial: (assets: readonly string[]) => string;
}

/** `happened` is what each day is read out with; a point also has that of the days before it which are not drawn. */
export function curvePoints(
  series: readonly ValuePoint[],
  words: CurveWords,
  happened: readonly { readonly day: string; readonly lines: readonly string[] }[] = [],
): readonly LinePoint[] {
  const known = series.filter(({ value }) => value !== undefined);
  const isEnd = (index: number) => index === 0 || index === known.length - 1;
  const shown = known.filter(({ state }, index) => state === 'priced' || isEnd(index));
  let next = 0;
  return shown.map((point, index) => {
    const events: string[] = [];
    for (; (happened[next]?.day ?? '9') <= point.day; next++) {
      // What came before the first point is no part of the picture.
      if (index > 0 || happened[next]?.day === point.day) events.push(...(happened[next]?.lines ?? []));
    }
    const remark = remarkOf(point, words);
    return { at: noon(point.day), value: point.value ?? '0', basis: point.cost, remark, events };
  });
}

/** Where a day stands on the axis. */
export function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function remarkOf({ state, unpriced = [] }: ValuePoint, words: CurveWords): string | undefined {
  if (state === 'priced') return undefined;
  return state === 'carried' ? words.carried : words.partial(unpriced);
}
