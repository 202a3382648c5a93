/** Shares of a whole: ring of 22 px, at most six parts and "Übrige", legend with the exact shares beside it. */
import { Pie } from '@visx/shape';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { formatPercent } from '../format/number-format.ts';
import { uiStrings } from '../strings.ts';
import { useEuro } from '../use-euro.ts';
import { ChartFrame, type ChartFraming } from './chart-frame.tsx';
import { chartStrings } from './strings.ts';
import { type Slice, topSlices } from './top-slices.ts';

const SIZE = 160;
const RING = { outer: 74, width: 22 };

export interface DonutChartProps extends ChartFraming {
  /** Largest first; shares add up to 1. */
  readonly slices: readonly Slice[];
  /** In the hole: what is shared out, and how much. */
  readonly centerLabel: string;
  readonly centerValue: string;
  /** In place of the ring, over the same table. */
  readonly picture?: ReactNode;
  readonly controls?: ReactNode;
}

export function DonutChart({ slices, centerLabel, centerValue, picture, ...framing }: DonutChartProps) {
  const t = useStrings(uiStrings);
  const words = useStrings(chartStrings);
  const locale = useLocale();
  const parts = topSlices(slices, t('others'));
  const euro = useEuro();
  const hasValues = slices.some(({ value }) => value !== undefined);
  const rows = slices.map(({ id, label, share, value }) => ({
    id,
    cells: [label, ...(hasValues ? [value === undefined ? '–' : euro(value)] : []), formatPercent(share, locale)],
    plain: [label, ...(hasValues ? [value ?? ''] : []), share],
  }));
  return (
    <ChartFrame {...framing} table={{ head: [t('name'), ...(hasValues ? [words('value')] : []), t('share')], rows }}>
      {picture ?? (
        <div className="flex flex-wrap items-center justify-center gap-x-7 gap-y-4">
          <svg width={SIZE} height={SIZE} aria-hidden="true" className="shrink-0">
            <Pie
              data={[...parts]}
              pieValue={(part) => Number(part.share)}
              pieSort={null}
              pieSortValues={null}
              outerRadius={RING.outer}
              innerRadius={RING.outer - RING.width}
              padAngle={0.024}
              top={SIZE / 2}
              left={SIZE / 2}
              fill={(arc) => arc.data.color}
              className="mark-fill"
            />
            <text x={SIZE / 2} y={77} textAnchor="middle" className="fill-ink-3 text-xs">
              {centerLabel}
            </text>
            <text x={SIZE / 2} y={95} textAnchor="middle" className="num fill-ink text-lg font-semibold">
              {centerValue}
            </text>
          </svg>
          <ul className="min-w-40 flex-1">
            {parts.map((part) => (
              <li key={part.id} className="flex min-h-7 items-center gap-2.25 text-sm">
                <span
                  aria-hidden="true"
                  className="mark-fill size-2.25 rounded-[2.5px]"
                  style={{ background: part.color }}
                />
                {part.label}
                <span className="num ml-auto font-medium">{formatPercent(part.share, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartFrame>
  );
}
