/**
 * Value over time: accent line with a pale fill, cost basis dashed in steps, axis right, large events annotated. The
 * crosshair shows exact values and moves with the pointer or, through a hidden slider, with the arrow keys.
 */
import { useParentSize } from '@visx/responsive';
import { Area, LinePath } from '@visx/shape';
import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { useLocale } from '../../lib/i18n/locale.tsx';
import type { Locale } from '../../lib/i18n/strings.ts';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useSetting } from '../../lib/settings/use-setting.ts';
import { formatInstantDay } from '../format/date.ts';
import { formatAxisEuro, formatEuro } from '../format/euro.ts';
import { MASK, maskAmount } from '../format/mask.ts';
import { uiStrings } from '../strings.ts';
import { ChartFrame, type ChartFraming } from './chart-frame.tsx';
import { Annotations, Axes, Crosshair } from './line-marks.tsx';
import { type LineLayout, type LinePoint, layOutLine, nearestIndex } from './line-model.ts';

const MARGIN = { right: 52, bottom: 24, top: 12 };

export interface LineChartProps extends ChartFraming {
  readonly points: readonly LinePoint[];
  readonly valueLabel: string;
  readonly basisLabel?: string | undefined;
  readonly annotations?: readonly { readonly at: number; readonly label: string }[] | undefined;
  readonly controls?: ReactNode;
  readonly height?: number | undefined;
}

export function LineChart(props: LineChartProps) {
  const { label, summary, points, valueLabel, basisLabel, controls } = props;
  const locale = useLocale();
  const t = useStrings(uiStrings);
  const hidden = useSetting('hideAmounts');
  const euro = (value: string | undefined) => (value === undefined ? '–' : mask(formatEuro(value, locale), hidden));
  const legend = [
    { id: 'value', label: valueLabel, color: 'var(--accent)' },
    ...(basisLabel ? [{ id: 'basis', label: basisLabel, color: 'var(--ink-3)', dashed: true }] : []),
  ];
  const rows = points.map((point) => ({
    id: String(point.at),
    cells: [formatInstantDay(point.at, locale), euro(point.value), ...(basisLabel ? [euro(point.basis)] : [])],
  }));
  return (
    <ChartFrame
      label={label}
      summary={summary}
      heading={props.heading}
      controls={controls}
      legend={legend}
      table={{ head: [t('date'), valueLabel, ...(basisLabel ? [basisLabel] : [])], rows }}
    >
      <LinePlot {...props} locale={locale} hidden={hidden} euro={euro} />
    </ChartFrame>
  );
}

interface LinePlotProps extends LineChartProps {
  readonly locale: Locale;
  readonly hidden: boolean;
  readonly euro: (value: string | undefined) => string;
}

function LinePlot({ points, height = 214, annotations = [], locale, hidden, euro, ...words }: LinePlotProps) {
  const { parentRef, width } = useParentSize();
  const [index, setIndex] = useState<number | null>(null);
  const plot = { width: Math.max(0, width - MARGIN.right), height: height - MARGIN.bottom - MARGIN.top };
  const layout = useMemo(() => layOutLine(points, plot.width, plot.height), [points, plot.width, plot.height]);
  const point = index === null ? undefined : points[index];
  const place = index === null ? undefined : layout.value[index];
  const follow = (event: PointerEvent<SVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    setIndex(nearestIndex(layout.value, event.clientX - left));
  };
  const say = (shown: LinePoint): readonly string[] => [
    formatInstantDay(shown.at, locale),
    `${words.valueLabel} ${euro(shown.value)}`,
    ...(words.basisLabel ? [`${words.basisLabel} ${euro(shown.basis)}`] : []),
  ];
  return (
    <div ref={parentRef} className="relative" style={{ height }}>
      {plot.width > 0 && points.length > 1 && (
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          className="absolute inset-0 overflow-visible"
          onPointerMove={follow}
          onPointerLeave={() => setIndex(null)}
        >
          <g transform={`translate(0,${MARGIN.top})`}>
            <Axes
              layout={layout}
              {...plot}
              locale={locale}
              axisEuro={(value) => (hidden ? MASK : formatAxisEuro(value, locale))}
            />
            <Curves layout={layout} height={plot.height} />
            <Annotations layout={layout} annotations={annotations} width={plot.width} />
            {place && <Crosshair place={place} height={plot.height} />}
          </g>
          {/* Catches the pointer everywhere, also between the lines. */}
          <rect width={plot.width} height={height} fill="transparent" />
        </svg>
      )}
      {point && place && <Readout lines={say(point)} x={place.x} width={width} />}
      <input
        type="range"
        min={0}
        max={Math.max(0, points.length - 1)}
        value={index ?? points.length - 1}
        onChange={(event) => setIndex(Number(event.target.value))}
        onFocus={() => setIndex(index ?? points.length - 1)}
        onBlur={() => setIndex(null)}
        aria-label={words.label}
        aria-valuetext={say(points[index ?? points.length - 1] ?? { at: 0, value: '0' }).join(', ')}
        className="pointer-events-none absolute inset-0 h-full w-full appearance-none rounded-md bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
      />
    </div>
  );
}

function Curves({ layout, height }: { readonly layout: LineLayout; readonly height: number }) {
  const at = { x: (place: { x: number }) => place.x, y: (place: { y: number }) => place.y };
  return (
    <>
      <Area data={[...layout.value]} x={at.x} y0={height} y1={at.y} fill="var(--accent)" opacity={0.06} />
      <LinePath
        data={[...layout.basis]}
        {...at}
        stroke="var(--ink-3)"
        strokeWidth={1.3}
        strokeDasharray="3 3"
        fill="transparent"
      />
      <LinePath data={[...layout.value]} {...at} stroke="var(--accent)" strokeWidth={1.8} fill="transparent" />
    </>
  );
}

function Readout({
  lines,
  x,
  width,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
}) {
  const flip = x > width * 0.6;
  return (
    <div
      aria-hidden="true"
      className="num pointer-events-none absolute top-0 z-2 rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-2"
      style={flip ? { right: width - x + 10 } : { left: x + 10 }}
    >
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? 'text-ink-3' : 'font-medium'}>
          {line}
        </p>
      ))}
    </div>
  );
}

function mask(text: string, hidden: boolean): string {
  return hidden ? maskAmount(text) : text;
}
